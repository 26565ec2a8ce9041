/** Documents that pages of the shop show if an operator has published them. */

/** Promo banners, by the page that shows them. */
export const promoSlugs = {
  listing: 'promo-listing',
  product: 'promo-product',
  cart: 'promo-cart',
} as const;

/** The introduction of a department, above its categories. */
export const departmentSlug = (key: string): string => `department-${key}`;

/** What the pages of brands, of the offers and of badges say instead of the sentences made of facts. */
export const brandTextSlug = (slug: string): string => `brand-${slug}`;
export const tagTextSlug = (slug: string): string => `tag-${slug}`;
export const saleTextSlug = 'sale';

/** The blocks of the page for an address where nothing is; scripts fetch them. */
export const notFoundSlug = 'not-found';

/** Where the blocks of a document are as HTML, without the language prefix. */
export const contentPiecePath = (slug: string): string => `/__content/${slug}`;
