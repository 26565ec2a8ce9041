import type { RedirectRule } from '../location.ts';

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
