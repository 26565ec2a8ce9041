/** Addresses of the demo catalogue. */
import { reservedPaths } from '#domain/routing/reserved-paths.ts';

export { slugify } from '#domain/catalogue/slugify.ts';

/** The first free of slug, slug-2, slug-3 …; the result counts as taken from then on. */
export function claimSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let count = 2; taken.has(slug) || reservedPaths.includes(slug); count++) {
    slug = `${wanted}-${count}`;
  }
  taken.add(slug);
  return slug;
}
