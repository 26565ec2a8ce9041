/** The redirect rules, each by the name the specification gives it. Source: catalogue.txt §2, checklist URL-3 to URL-7, URL-11. */
import { maximumPage, pageSizes } from '../catalogue/listing/paging.ts';
import { isContentPage } from '../content/pages.ts';
import { languages as everyLanguage } from '../country/countries.ts';
import { type RedirectRule, splitPrefix, withoutParameter } from './location.ts';

/** Upper-case paths have lower-case addresses; the query is kept. Source: checklist URL-4. */
export const forceLowercase: RedirectRule = ({ path, search }) => ({
  path: path.toLowerCase(),
  search,
});

/** A prefix that is no language of the country, or its default one, leads to the root. Source: checklist URL-5. */
export const prefixChecker: RedirectRule = (location, { languages, prefixed }) => {
  const [, first = ''] = location.path.split('/');
  const named = everyLanguage.find((language) => language === first);
  if (!named || prefixed.includes(named)) return location;
  // Where languages have no prefixes, that of a second language is `localizeUrl`'s.
  const [, ...others] = languages;
  if (prefixed.length === 0 && others.includes(named)) return location;
  return { path: '/', search: location.search };
};

/**
 * Where a cookie names the language, a path does not: an address of the country's other language loses its prefix.
 * Source: checklist LOC-6, URL-5 "paths are normalised to the canonical link".
 */
export const localizeUrl: RedirectRule = (location, { languages, prefixed }) => {
  const [, first = '', ...rest] = location.path.split('/');
  const [, ...others] = languages;
  const named = others.find((language) => language === first);
  if (!named || prefixed.length > 0) return location;
  return { path: `/${rest.join('/')}`, search: location.search };
};

/** Old addresses carried /p/, /category/ or /search/ before the slug. Source: checklist URL-4. */
export const oldUrlWithPrefix: RedirectRule = ({ path, search }, routing) => {
  const { prefix, rest } = splitPrefix(path, routing);
  return { path: prefix + rest.replace(/^(\/(p|category|search)(?=\/[^/]))+/, ''), search };
};

/** /home, with or without a slash, is the home page's other name; the query is kept. Source: checklist URL-4. */
export const homeRedirection: RedirectRule = ({ path, search }, routing) => {
  const { prefix, rest } = splitPrefix(path, routing);
  return /^\/home\/?$/.test(rest) ? { path: `${prefix}/`, search } : { path, search };
};

/** Content pages end in a slash, all others in none, and no address doubles one. Source: checklist URL-3. */
export const slashRedirection: RedirectRule = ({ path, search }, routing) => {
  const single = path.replace(/\/{2,}/g, '/');
  const bare = single === '/' ? single : single.replace(/\/$/, '');
  const { rest } = splitPrefix(bare, routing);
  return { path: isContentPage(rest.slice(1)) ? `${bare}/` : bare, search };
};

/** Page one has no number. Source: checklist URL-4. */
export const firstPageRedirection: RedirectRule = (location) =>
  new URLSearchParams(location.search).get('page') === '1'
    ? withoutParameter(location, 'page')
    : location;

/** What a parameter of a listing may say; anything else falls back to the default, which needs no parameter. */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  page: (value) => /^[1-9]\d{0,8}$/.test(value) && Number(value) < maximumPage,
  hits: (value) => pageSizes.some((size) => String(size) === value),
};

/** Page number and hits per page make sense, and stand there once. Source: checklist URL-7. */
export const checkSearchParams: RedirectRule = (location) => {
  const parameters = new URLSearchParams(location.search);
  return Object.entries(allowed)
    .filter(([name, isAllowed]) => {
      const values = parameters.getAll(name);
      return values.length > 1 || values.some((value) => !isAllowed(value));
    })
    .reduce((each, [name]) => withoutParameter(each, name), location);
};
