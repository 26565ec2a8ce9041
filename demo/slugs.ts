/** Slugs of the demo catalogue. */
import { reservedPaths } from '#domain/routing/reserved-paths.ts';

export { slugify } from '#domain/catalogue/slugify.ts';

/** Returns the first free of slug, slug-2, slug-3 … and adds it to `taken`. */
export function claimSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let count = 2; taken.has(slug) || reservedPaths.includes(slug); count++) {
    slug = `${wanted}-${count}`;
  }
  taken.add(slug);
  return slug;
}
