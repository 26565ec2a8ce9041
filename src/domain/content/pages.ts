/** The content pages: terms, privacy, delivery … Source: catalogue.txt §2 "Content pages", spelt as there. */

export const contentPages = [
  'accessibility',
  'battery-regulations',
  'best-prices-guaranteed',
  'company-information',
  'complaints',
  'dispatch-information',
  'electrical-take-back',
  'help-centre',
  'inspirations',
  'merchant-information',
  'opt_out',
  'order-tracking',
  'our-history',
  'payment',
  'premium-gurantee',
  'privacy-data',
  'product-recalls',
  'return-policy',
  'terms-and-conditions',
  'volume-discount',
] as const;

export type ContentPage = (typeof contentPages)[number];

/** A buying guide: operators add documents with such slugs, which are pages as soon as they are published. */
export type GuideSlug = `buying-guide-${string}`;
export const isGuide = (slug: string): slug is GuideSlug =>
  /^buying-guide-[a-z0-9-]+$/.test(slug) && !/\d{8}$/.test(slug);

export function isContentPage(slug: string): slug is ContentPage | GuideSlug {
  return isGuide(slug) || contentPages.some((page) => page === slug);
}

/** Content pages end in a slash, unlike categories and products (checklist URL-3). */
export function contentPath(page: ContentPage | GuideSlug): string {
  return `/${page}/`;
}

/** The cache tag of pages that show a document of this slug. */
export const contentTag = (slug: string): string => tagPrefix + slug;
const tagPrefix = 'content:';

/** The slug of such a tag; undefined for another one. */
export const contentSlug = (tag: string): string | undefined =>
  tag.startsWith(tagPrefix) ? tag.slice(tagPrefix.length) : undefined;
