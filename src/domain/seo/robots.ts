/** robots.txt: the paths that crawlers may not visit. Source: eu-2026.md SEO-21. */
import { marketsParameter } from '../routing/market-choice.ts';

const privateFolders = [
  '/checkout',
  '/my-account',
  '/login',
  '/create-account',
  '/password-reset',
  '/api',
  '/new-ct',
];

/** For a host of a market: allows all but personal pages, API calls and searches. `prefixes`: `['', '/fr']`. */
export function robotsOf(prefixes: readonly string[], origin: string): string {
  // A rule matches the beginning of a path: /api alone would also block /apiculture.
  const folders = prefixes.flatMap((prefix) =>
    privateFolders.flatMap((folder) => ['$', '/', '?'].map((end) => prefix + folder + end)),
  );
  // Every combination of compared articles has an address of its own.
  const searches = prefixes.flatMap((prefix) => [`${prefix}/search?`, `${prefix}/compare?`]);
  // The same page with the list of all markets.
  const lists = ['?', '&'].map((before) => `/*${before}${marketsParameter}=`);
  const rules = [...folders, ...searches, ...lists].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** A host without a market shows other hosts' pages. */
export const robotsOfNeutralHost = 'User-agent: *\nDisallow: /\n';
