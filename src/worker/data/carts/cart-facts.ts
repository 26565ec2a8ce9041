/** Loads the facts about catalogue and stock that a cart's room needs to change the cart. */
import { type SQL, sql } from 'drizzle-orm';
import type { CartFacts, ProductFact, RequestedFacts } from '#domain/cart/facts.ts';
import type { Image } from '#domain/catalogue/document.ts';
import type { EnergyLabel } from '#domain/catalogue/energy/energy-label.ts';
import { type CountryCode, languagesOf } from '#domain/country/countries.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import type { Store } from '#domain/store/store.ts';
import { batch, eachOf, type Reader } from '../../d1/statements.ts';
import { discountStatements, giftSkus, readDiscounts } from '../deals/discounts.ts';
import { guaranteeStatement, readGuarantees } from '../deals/guarantees.ts';
import { giftCardHashes, readGiftCards, selectGiftCards } from '../gift-cards/gift-cards.ts';
import { categoriesAbove } from '../listing/listing-index.ts';
import { type PriceRow, priceColumns, priceOf } from '../prices/prices.ts';
import { availableQuantity, isBeforeRelease, restockDate, todayOf } from '../stock/stock.ts';
import { readVatCheck, selectVatCheck } from '../vat/vat-checks.ts';

type FactRow = PriceRow & {
  id: string;
  sku: string;
  product_type: ProductFact['productType'];
  images: string;
  is_package_type_freight: number;
  is_bware: number;
  brand: string;
  categories: string;
  volume_discount_group: string | null;
  available_quantity: number;
  is_coming: number;
  restock_date: string | null;
  energy_label: string | null;
  texts: string;
};

/** One round trip, whatever is requested. Names come in all languages of the store. */
export async function loadCartFacts(
  reader: Reader,
  store: Store,
  { skus, codes, giftCardIds = [], vatNumber, customerEmail: email, customerId }: RequestedFacts,
  now: Date,
  vatSettings?: { dispatch: CountryCode; asker: string | undefined },
): Promise<CartFacts> {
  const hashes = await giftCardHashes(codes);
  const [products = [], guarantees = [], vatChecks = [], cards = [], ...discounts] = await batch(
    reader,
    [
      selectFacts(store, skus, now),
      guaranteeStatement,
      selectVatCheck(vatNumber, vatSettings?.asker),
      selectGiftCards(giftCardIds, hashes),
      ...discountStatements(codes, { email, customerId }),
    ],
  );
  const check = readVatCheck(vatChecks);
  return {
    store,
    at: now,
    vatRate: vatRateOf(store.key, now),
    products: new Map((products as FactRow[]).map((row) => [row.sku, factOf(row)])),
    guarantees: readGuarantees(guarantees),
    ...(vatSettings && { vat: { dispatch: vatSettings.dispatch, ...(check && { check }) } }),
    giftCards: readGiftCards(cards, hashes),
    ...readDiscounts(discounts),
  };
}

/** Includes articles that discounts may give away. */
function selectFacts(store: Store, skus: readonly string[], now: Date): SQL {
  const today = todayOf({ store, now });
  return sql`SELECT p.id, p.sku, p.product_type, p.images, p.is_package_type_freight, p.brand,
      p.is_bware, p.volume_discount_group, p.energy_label, ${priceColumns(now.toISOString())},
      ${availableQuantity(today)} AS available_quantity, ${isBeforeRelease(today)} AS is_coming,
      ${restockDate} AS restock_date,
      (SELECT json_group_array(json_object('language', t.language, 'name', t.name, 'slug', t.slug))
        FROM product_texts t WHERE t.product_id = p.id
          AND t.language IN ${eachOf(languagesOf(store.key))}) AS texts,
      ${sql.raw(categoriesAbove)} AS categories
    FROM products p
    CROSS JOIN prices pr ON pr.store = ${store.key} AND pr.product_id = p.id AND pr.sellable = 1
    LEFT JOIN inventory i ON i.sku = p.sku
    WHERE p.published = 1 AND p.sku IN (
      SELECT value FROM json_each(${JSON.stringify(skus)}) UNION ${giftSkus})`;
}

function factOf(row: FactRow): ProductFact {
  const texts = JSON.parse(row.texts) as { language: string; name: string; slug: string }[];
  const [image] = JSON.parse(row.images) as Image[];
  if (!image) throw new Error(`product ${row.sku} has no picture`);
  const price = priceOf(row);
  return {
    productId: row.id,
    sku: row.sku,
    name: Object.fromEntries(texts.map(({ language, name }) => [language, name])),
    slug: Object.fromEntries(texts.map(({ language, slug }) => [language, slug])),
    productType: row.product_type,
    image,
    isPackageTypeFreight: row.is_package_type_freight === 1,
    isBware: row.is_bware === 1,
    brand: row.brand,
    categories: JSON.parse(row.categories) as string[],
    ...(row.volume_discount_group && { volumeDiscountGroup: row.volume_discount_group }),
    centAmount: price.centAmount,
    // The price of a gift card is its value, which no campaign reduces.
    ...(price.discounted &&
      row.product_type !== 'gift_card' && {
        discountedCentAmount: price.discounted.centAmount,
        lowestCentAmount: price.discounted.lowestCentAmount,
      }),
    ...(row.energy_label && { energyLabel: JSON.parse(row.energy_label) as EnergyLabel }),
    availableQuantity: row.available_quantity,
    ...(row.restock_date && { restockDate: row.restock_date }),
    isComing: row.is_coming === 1,
  };
}
