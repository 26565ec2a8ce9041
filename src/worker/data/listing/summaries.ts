/** The columns and joins of product cards, and the conversion of a row to a ProductSummary. */
import { type SQL, sql } from 'drizzle-orm';
import { activeCampaignTags, campaignIndicator } from '#domain/catalogue/campaigns.ts';
import type { DurabilityGuarantee } from '#domain/catalogue/declarations.ts';
import type { Image, ProductDocument } from '#domain/catalogue/document.ts';
import type { EnergyLabel } from '#domain/catalogue/energy/energy-label.ts';
import type { NetContent } from '#domain/catalogue/measures.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import type { Caller } from '#domain/operations.ts';
import { type PriceRow, priceColumns, priceOf } from '../prices/prices.ts';
import { availableQuantity, releaseDate, restockDate, todayOf } from '../stock/stock.ts';
import { isAccessoryText } from './listing-index.ts';

const isAccessory = sql.raw(isAccessoryText);

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
  available_quantity: number;
  is_package_type_freight: number;
  is_bware: number;
  is_accessory: number;
  product_type: ProductDocument['productType'];
  volume_discount_group: string | null;
  facts: string;
  energy_label: string | null;
  net_content: string | null;
  durability_guarantee: string | null;
  release_date: string | null;
  restock_date: string | null;
};

export function summaryColumns(caller: Pick<Caller, 'store' | 'now'>): SQL {
  return sql`p.id, p.sku, t.name, t.slug, p.brand, p.images, p.tags, p.rating_average,
    p.rating_count, ${priceColumns(caller.now.toISOString())},
    ${availableQuantity(todayOf(caller))} AS available_quantity, p.is_package_type_freight,
    p.is_bware, ${isAccessory} AS is_accessory, p.product_type, p.volume_discount_group, t.facts, p.energy_label, p.net_content,
    p.details -> '$.declarations.durabilityGuarantee' AS durability_guarantee, ${releaseDate} AS release_date,
    ${restockDate} AS restock_date`;
}

/** Joins the columns of cards to a product id, if this store may sell it, in the caller's language. */
export function summaryJoins(id: SQL, caller: Caller): SQL {
  return sql`CROSS JOIN products p ON p.id = ${id} AND p.published = 1 ${joinsOf(caller)}`;
}

/** Products that this store may sell, in this language. The using statement must check `published`. */
export function sellableProducts(caller: Caller): SQL {
  return sql`products p ${joinsOf(caller)}`;
}

/** The same, including products that have a price in this store but may not be sold. */
export function pricedProducts(caller: Caller): SQL {
  return sql`products p ${joinsOf(caller, sql`true`)}`;
}

function joinsOf({ store, locale }: Caller, offered = sql`pr.sellable = 1`): SQL {
  return sql`CROSS JOIN prices pr
      ON pr.store = ${store.key} AND pr.product_id = p.id AND ${offered}
    CROSS JOIN product_texts t ON t.language = ${languageOf(locale)} AND t.product_id = p.id
    LEFT JOIN inventory i ON i.sku = p.sku`;
}

export function summaryOf(row: SummaryRow, { locale, store, now }: Caller): ProductSummary {
  const [image] = JSON.parse(row.images) as Image[];
  if (!image) throw new Error(`product ${row.sku} has no picture`);
  const price = priceOf(row);
  // A campaign announces a reduction: its tag is shown only together with the prior price (eu-2026.md P-01).
  const running = price.discounted ? activeCampaignTags(store.campaigns, now) : [];
  const tags = (JSON.parse(row.tags) as string[]).filter(
    (tag) => !tag.startsWith(campaignIndicator) || running.includes(tag),
  );
  return {
    id: row.id,
    sku: row.sku,
    name: inLocaleSpelling(row.name, locale),
    slug: row.slug,
    brand: row.brand,
    image,
    tags,
    rating: { average: row.rating_average, count: row.rating_count },
    price,
    availableQuantity: row.available_quantity,
    isPackageTypeFreight: row.is_package_type_freight === 1,
    isBware: row.is_bware === 1,
    ...(row.product_type === 'gift_card' && { isGiftCard: true }),
    ...(row.is_accessory === 1 && { isAccessory: true }),
    ...(row.volume_discount_group && { volumeDiscountGroup: row.volume_discount_group }),
    facts: JSON.parse(inLocaleSpelling(row.facts, locale)) as string[],
    ...(row.energy_label && { energyLabel: JSON.parse(row.energy_label) as EnergyLabel }),
    ...(row.durability_guarantee && {
      durabilityGuarantee: JSON.parse(row.durability_guarantee) as DurabilityGuarantee,
    }),
    ...(row.net_content && { netContent: JSON.parse(row.net_content) as NetContent }),
    ...(row.release_date && { releaseDate: row.release_date }),
    ...(row.restock_date && { restockDate: row.restock_date }),
  };
}

/** Cards of published products that this store sells. */
export function selectSummaries(caller: Caller, where: SQL): SQL {
  return sql`SELECT ${summaryColumns(caller)} FROM ${sellableProducts(caller)}
    WHERE p.published = 1 AND ${where}
    ORDER BY p.rating_count DESC, p.sku`;
}

/** Each once, in the order of the numbers; those that were not found are omitted. */
export function inOrderOf(
  skus: readonly string[],
  found: readonly SummaryRow[],
  caller: Caller,
): ProductSummary[] {
  const bySku = new Map(found.map((row) => [row.sku, row]));
  return [...new Set(skus)].flatMap((sku) => {
    const row = bySku.get(sku);
    return row ? [summaryOf(row, caller)] : [];
  });
}
