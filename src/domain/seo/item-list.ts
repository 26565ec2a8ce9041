/** Structured data of the products on a page of a listing, in their order. Source: eu-2026.md SEO-32. */
import type { StructuredData } from './structured-data.ts';

/** `before`: the number of products on the pages before this one. Paths begin with a slash. */
export function itemList(
  origin: string,
  items: readonly { name: string; href: string }[],
  { total, before }: { total: number; before: number },
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: origin + href,
    })),
  };
}
