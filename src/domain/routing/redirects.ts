/**
 * Where an address really lives. Each rule turns a location into a better one; composed they give one answer, so that
 * no visitor is sent twice. Rules and names: checklist URL-3 to URL-7, URL-11; catalogue.txt §2.
 */
import type { Location, RedirectRule, Routing } from './location.ts';
import { checkSearchParams } from './rules/check-search-params.ts';
import { firstPageRedirection } from './rules/first-page-redirection.ts';
import { forceLowercase } from './rules/force-lowercase.ts';
import { homeRedirection } from './rules/home-redirection.ts';
import { localizeUrl } from './rules/localize-url.ts';
import { oldUrlWithPrefix } from './rules/old-url-with-prefix.ts';
import { prefixChecker } from './rules/prefix-checker.ts';
import { slashRedirection } from './rules/slash-redirection.ts';

/** By the names the specification gives them. */
export const redirectRules = {
  'force-lowercase': forceLowercase,
  'prefix-checker': prefixChecker,
  'localize-url': localizeUrl,
  'old-url-with-prefix': oldUrlWithPrefix,
  'home-redirection': homeRedirection,
  'slash-redirection': slashRedirection,
  'first-page-redirection': firstPageRedirection,
  'check-search-params': checkSearchParams,
} as const satisfies Record<string, RedirectRule>;

export type RedirectRuleName = keyof typeof redirectRules;

const everyRule = Object.values<RedirectRule>(redirectRules);

/**
 * The canonical location of a page address, or undefined when it is canonical already. The rules run until nothing
 * changes: one may uncover work for another, and the visitor is sent only once.
 */
export function redirectOf(
  location: Location,
  routing: Routing,
  rules: readonly RedirectRule[] = everyRule,
): Location | undefined {
  const better = (at: Location) => rules.reduce((each, rule) => rule(each, routing), at);
  let target = better(location);
  for (let next = better(target); !isSame(next, target); next = better(target)) target = next;
  return isSame(target, location) ? undefined : target;
}

function isSame(a: Location, b: Location): boolean {
  return a.path === b.path && a.search === b.search;
}
