/** The columns and joins behind every card, and the row's way to a ProductSummary. */
import { type SQL, sql } from 'drizzle-orm';
import type { AttributeRaw, Image } from '#domain/catalogue/document.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/swiss.ts';
import { type PriceRow, priceColumns, priceOf } from './prices.ts';

export type SummaryRow = PriceRow & {
  id: string;
  sku: string;
  name: string;
  slug: string;
  brand: string;
  images: string;
  tags: string;
  rating_average: number;
  rating_count: number;
  available_quantity: number | null;
  is_package_type_freight: number;
  is_bware: number;
  volume_discount_group: string | null;
  attributes_raw: string;
};

export function summaryColumns(now: string): SQL {
  return sql`p.id, p.sku, t.name, t.slug, p.brand, p.images, p.tags, p.rating_average,
    p.rating_count, ${priceColumns(now)},
    i.available_quantity, p.is_package_type_freight, p.is_bware, p.volume_discount_group,
    t.attributes_raw`;
}

/** Only published products that this store may sell, in this language. */
export function sellableProducts(store: string, language: string): SQL {
  return sql`products p
    JOIN prices pr ON pr.store = ${store} AND pr.product_id = p.id AND pr.sellable = 1
    JOIN product_texts t ON t.language = ${language} AND t.product_id = p.id
    LEFT JOIN inventory i ON i.sku = p.sku`;
}

export function summaryOf(row: SummaryRow, locale: LocaleCode): ProductSummary {
  const attributes = JSON.parse(row.attributes_raw) as AttributeRaw[];
  const [image] = JSON.parse(row.images) as Image[];
  if (!image) throw new Error(`product ${row.sku} has no picture`);
  return {
    id: row.id,
    sku: row.sku,
    name: inLocaleSpelling(row.name, locale),
    slug: row.slug,
    brand: row.brand,
    image,
    tags: JSON.parse(row.tags) as string[],
    rating: { average: row.rating_average, count: row.rating_count },
    price: priceOf(row),
    availableQuantity: Math.max(0, row.available_quantity ?? 0),
    isPackageTypeFreight: row.is_package_type_freight === 1,
    isBware: row.is_bware === 1,
    ...(row.volume_discount_group && { volumeDiscountGroup: row.volume_discount_group }),
    facts: attributes
      .filter((attribute) => attribute.unit)
      .slice(0, 2)
      .map(({ value, unit }) => `${value}\u00a0${unit}`),
  };
}
