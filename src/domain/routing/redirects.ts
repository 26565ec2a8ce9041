/**
 * Redirects to canonical addresses. Each rule turns a location into a better one; composed they give one target, so
 * that no visitor is redirected twice. Rules and names: checklist URL-3 to URL-7, URL-11; catalogue.txt §2.
 */
import type { Location, RedirectRule, Routing } from './location.ts';
import {
  checkSearchParams,
  firstPageRedirection,
  forceLowercase,
  homeRedirection,
  localizeUrl,
  oldUrlWithPrefix,
  prefixChecker,
  slashRedirection,
} from './redirect-rules.ts';

const everyRule: readonly RedirectRule[] = [
  forceLowercase,
  prefixChecker,
  localizeUrl,
  oldUrlWithPrefix,
  homeRedirection,
  slashRedirection,
  firstPageRedirection,
  checkSearchParams,
];

/**
 * The canonical location of a page address, or undefined when it is canonical already. The rules run until nothing
 * changes, because the result of one may need another.
 */
export function redirectOf(
  location: Location,
  routing: Routing,
  rules: readonly RedirectRule[] = everyRule,
): Location | undefined {
  const better = (at: Location) => rules.reduce((each, rule) => rule(each, routing), at);
  let target = location;
  for (let next = better(target); !isSame(next, target); next = better(target)) target = next;
  return isSame(target, location) ? undefined : target;
}

function isSame(a: Location, b: Location): boolean {
  return a.path === b.path && a.search === b.search;
}
