/**
 * Where an address really lives. Each rule turns a location into a better one; composed they give one answer, so that
 * no visitor is sent twice. Rules and names: checklist URL-3 to URL-5, URL-11; catalogue.txt §2.
 */
import { type CountryCode, languages, languagesOf } from '../country/countries.ts';

export type Location = { path: string; search: string };
type Rule = (location: Location, country: CountryCode) => Location;

/** Upper-case paths have lower-case addresses. */
const forceLowercase: Rule = ({ path, search }) => ({ path: path.toLowerCase(), search });

/** A prefix that is no language of the country, or its first one, leads to the root. */
const prefixChecker: Rule = (location, country) => {
  const [, first = ''] = location.path.split('/');
  const isLanguage = languages.some((language) => language === first);
  const [, ...prefixed] = languagesOf(country);
  if (!isLanguage || prefixed.some((language) => language === first)) return location;
  return { path: '/', search: location.search };
};

/** /home is the home page's other name. */
const homeRedirection: Rule = ({ path, search }, country) => {
  const { prefix, rest } = withoutPrefix(path, country);
  return /^\/home\/?$/.test(rest) ? { path: `${prefix}/`, search } : { path, search };
};

/** Old addresses carried /p/, /category/ or /search/ before the slug. */
const oldUrlWithPrefix: Rule = ({ path, search }, country) => {
  const { prefix, rest } = withoutPrefix(path, country);
  return { path: prefix + rest.replace(/^(\/(p|category|search)(?=\/[^/]))+/, ''), search };
};

/** No trailing or doubled slash; content pages, which end in one, come with their issue. */
const slashRedirection: Rule = ({ path, search }) => {
  const single = path.replace(/\/{2,}/g, '/');
  return { path: single === '/' ? single : single.replace(/\/$/, ''), search };
};

/** Page one has no number. */
const firstPageRedirection: Rule = ({ path, search }) => {
  const params = new URLSearchParams(search);
  if (params.get('page') !== '1') return { path, search };
  params.delete('page');
  const rest = params.toString();
  return { path, search: rest ? `?${rest}` : '' };
};

const rules: readonly Rule[] = [
  forceLowercase,
  prefixChecker,
  oldUrlWithPrefix,
  homeRedirection,
  slashRedirection,
  firstPageRedirection,
];

/**
 * The canonical location of a page address, or undefined when it is canonical already. The rules run until nothing
 * changes: one may uncover work for another, and the visitor is sent only once.
 */
export function redirectOf(location: Location, country: CountryCode): Location | undefined {
  const better = (at: Location) => rules.reduce((each, rule) => rule(each, country), at);
  let target = better(location);
  for (let next = better(target); !isSame(next, target); next = better(target)) target = next;
  return isSame(target, location) ? undefined : target;
}

function isSame(a: Location, b: Location): boolean {
  return a.path === b.path && a.search === b.search;
}

/** Paths that are no pages: assets, calls, sockets, pages of the machine room. */
export function isReserved(path: string): boolean {
  return (
    /^\/(\.|__|(api|font)(\/|$)|new-ct\/|parties\/|assets\/|pictures\/|health$)/.test(path) ||
    isCall.test(path)
  );
}

/** Calls whose names have capitals. */
const isCall = /^(\/[a-z]{2})?\/my-orders\//;

function withoutPrefix(path: string, country: CountryCode): { prefix: string; rest: string } {
  const [, first = '', ...rest] = path.split('/');
  const [, ...prefixed] = languagesOf(country);
  return prefixed.some((language) => language === first)
    ? { prefix: `/${first}`, rest: `/${rest.join('/')}` }
    : { prefix: '', rest: path };
}
