/** The redirect rules, each by the name the specification gives it. Source: catalogue.txt §2, checklist URL-3 to URL-7, URL-11. */
import { maximumPage, pageSizes } from '../catalogue/listing/paging.ts';
import { isContentPage } from '../content/pages.ts';
import { languages as everyLanguage } from '../country/countries.ts';
import { type RedirectRule, splitPrefix, withoutParameter } from './location.ts';

/** Redirects upper-case paths to lower case; the query is kept. Source: checklist URL-4. */
export const forceLowercase: RedirectRule = ({ path, search }) => ({
  path: path.toLowerCase(),
  search,
});

/** A prefix of a foreign language, or of the country's default one, redirects to the root. Source: checklist URL-5. */
export const prefixChecker: RedirectRule = (location, { languages, prefixed }) => {
  const [, first = ''] = location.path.split('/');
  const named = everyLanguage.find((language) => language === first);
  if (!named || prefixed.includes(named)) return location;
  // If languages have no prefixes, `localizeUrl` handles that of a second language.
  const [, ...others] = languages;
  if (prefixed.length === 0 && others.includes(named)) return location;
  return { path: '/', search: location.search };
};

/**
 * Where a cookie determines the language, paths have no prefix: the prefix of the country's other language is removed.
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

/** Redirects /home, with or without a slash, to the home page; the query is kept. Source: checklist URL-4. */
export const homeRedirection: RedirectRule = ({ path, search }, routing) => {
  const { prefix, rest } = splitPrefix(path, routing);
  return /^\/home\/?$/.test(rest) ? { path: `${prefix}/`, search } : { path, search };
};

/** Content pages end in a slash, others do not, and no address has a double slash. Source: checklist URL-3. */
export const slashRedirection: RedirectRule = ({ path, search }, routing) => {
  const single = path.replace(/\/{2,}/g, '/');
  const bare = single === '/' ? single : single.replace(/\/$/, '');
  const { rest } = splitPrefix(bare, routing);
  return { path: isContentPage(rest.slice(1)) ? `${bare}/` : bare, search };
};

/** The first page has no `page` parameter. Source: checklist URL-4. */
export const firstPageRedirection: RedirectRule = (location) =>
  new URLSearchParams(location.search).get('page') === '1'
    ? withoutParameter(location, 'page')
    : location;

/** Valid values of listing parameters; a parameter with any other value is removed, which means its default. */
const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  page: (value) => /^[1-9]\d{0,8}$/.test(value) && Number(value) < maximumPage,
  hits: (value) => pageSizes.some((size) => String(size) === value),
};

/** Removes the page number and the hits per page if they are invalid or repeated. Source: checklist URL-7. */
export const checkSearchParams: RedirectRule = (location) => {
  const parameters = new URLSearchParams(location.search);
  return Object.entries(allowed)
    .filter(([name, isAllowed]) => {
      const values = parameters.getAll(name);
      return values.length > 1 || values.some((value) => !isAllowed(value));
    })
    .reduce((each, [name]) => withoutParameter(each, name), location);
};
