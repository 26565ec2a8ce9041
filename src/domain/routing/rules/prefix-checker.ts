import { languages as everyLanguage } from '../../country/countries.ts';
import type { RedirectRule } from '../location.ts';

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
