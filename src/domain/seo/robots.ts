/** robots.txt: what crawlers leave alone. Source: eu-2026.md SEO-21. */
const privateFolders = [
  '/checkout',
  '/my-account',
  '/login',
  '/create-account',
  '/password-reset',
  '/api',
  '/new-ct',
];

/** A host of a market: everything but what is personal, a call, or a search. `prefixes`: `['', '/fr']`. */
export function robotsOf(prefixes: readonly string[], origin: string): string {
  // A rule is the beginning of a path: a bare /api would hide /apiculture as well.
  const folders = prefixes.flatMap((prefix) =>
    privateFolders.flatMap((folder) => ['$', '/', '?'].map((end) => prefix + folder + end)),
  );
  // Every choice of articles to compare is an address.
  const searches = prefixes.flatMap((prefix) => [`${prefix}/search?`, `${prefix}/compare?`]);
  const rules = [...folders, ...searches].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** A host without a market shows other hosts' pages. */
export const robotsOfNeutralHost = 'User-agent: *\nDisallow: /\n';
