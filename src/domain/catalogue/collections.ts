/** Listings with an address of their own beside categories and campaigns: a brand, the offers, a badge. */

import { newTag, usedTag } from './badges.ts';
import { brandKey } from './brand-key.ts';
import type { ListingQuery } from './listing/listing-query.ts';
import { slugify } from './slugify.ts';

export const brandsPath = '/brands';
export const salePath = '/sale';

/** The same in every language. Empty if nothing of the name can be written in Latin letters. */
export const brandSlug = (brand: string): string => slugify(brandKey(brand), 'en');

export function brandPath(brand: string): string {
  const slug = brandSlug(brand);
  return slug ? `/brand/${slug}` : `/search?${new URLSearchParams({ brand })}`;
}

/** The badges with a page, by the last part of its address. */
const tagSlugs = {
  bestseller: 'bestseller',
  new: newTag,
  bware: usedTag,
  'top-rated': 'topRated',
} as const;

export type TagOfPage = (typeof tagSlugs)[keyof typeof tagSlugs];

export const tagPages = Object.entries(tagSlugs).map(([slug, tag]) => ({ slug, tag }));

export const tagPath = (slug: string): string => `/tag/${slug}`;

/** Undefined: no badge has this address. */
export function tagOfPage(slug: string): TagOfPage | undefined {
  return tagPages.find((page) => page.slug === slug)?.tag;
}

/** What is asked of the catalogue, besides the visitor's own filters. */
export type Collection = Partial<Pick<ListingQuery, 'brands' | 'tags' | 'onSale' | 'newArrivals'>>;

/** New arrivals are a kind of listing, so that the newest come first and a badge may be chosen besides. */
export const tagCollection = (tag: TagOfPage): Collection =>
  tag === newTag ? { newArrivals: true } : { tags: [tag] };
