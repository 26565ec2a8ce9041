/** Articles made for one test, so that nobody else's orders or prices touch them. */
import { env } from 'cloudflare:test';
import type { ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import { productDocument } from '#domain/catalogue/document.ts';
import {
  type CountryCode,
  countryCodes,
  type Language,
  languages,
} from '#domain/country/countries.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { indexWaiting } from '#worker/data/search/update-index.ts';
import { rateAsWritten } from './reviews/rated.ts';

export type Goods = {
  /** Cents in every store's own currency. */
  price?: number;
  stock?: number;
  /** Three pieces: 5 % less, five: 10 %, ten: 15 %. */
  volumeDiscount?: boolean;
  freight?: boolean;
  accessory?: boolean;
  notSellableIn?: CountryCode[];
  categories?: string[];
  /** First part of its slug. */
  slug?: string;
  /** Other fields of its document or texts. */
  document?: Partial<ProductDocument>;
  text?: (language: Language) => Partial<ProductText>;
};

type Skus<Wishes extends readonly Goods[]> = { [Index in keyof Wishes]: string };

let writing: Promise<unknown> = Promise.resolve();

/**
 * Puts one article per argument on sale in all 25 stores and returns their SKUs. Concurrent tests take turns, because
 * each takes the next free numbers.
 */
export function putOnSale<Wishes extends readonly Goods[]>(
  ...wishes: Wishes
): Promise<Skus<Wishes>> {
  const written = writing.then(() => write(wishes));
  writing = written.catch(() => undefined);
  return written;
}

async function write<Wishes extends readonly Goods[]>(wishes: Wishes): Promise<Skus<Wishes>> {
  const row = await env.DB.prepare(
    "SELECT count(*) AS count FROM products WHERE sku LIKE 'EX97%'",
  ).first<{ count: number }>();
  const first = row?.count ?? 0;
  const documents = wishes.map((wish, index) =>
    documentOf(`EX97${String(first + index).padStart(6, '0')}`, wish),
  );
  await catalogueWriter(env.DB, new Date()).writeProducts(documents);
  await rateAsWritten(documents);
  return documents.map(({ sku }) => sku) as Skus<Wishes>;
}

/** Updates the search index, because nothing drains the outbox during a test. */
export function tellSearch(): Promise<void> {
  return indexWaiting(env.DB, env.SEARCH_DB, new Date());
}

export async function stockOf(sku: string): Promise<number | undefined> {
  const row = await env.DB.prepare('SELECT available_quantity AS left FROM inventory WHERE sku = ?')
    .bind(sku)
    .first<{ left: number }>();
  return row?.left;
}

export async function setStock(sku: string, left: number): Promise<void> {
  await env.DB.prepare('UPDATE inventory SET available_quantity = ?2 WHERE sku = ?1')
    .bind(sku, left)
    .run();
}

export async function setPrice(sku: string, centAmount: number): Promise<void> {
  await env.DB.prepare('UPDATE prices SET cent_amount = ?2 WHERE product_id = ?1')
    .bind(sku, centAmount)
    .run();
}

function documentOf(sku: string, wish: Goods): ProductDocument {
  const centAmount = wish.price ?? 2000;
  const texts = languages.map((language): [Language, ProductText] => [
    language,
    {
      name: `Regal ${sku} ${language}`,
      slug: `${wish.slug ?? 'regal'}-${language}-${sku.slice(2)}`,
      description: `Regal ${language}`,
      highlights: [],
      attributesRaw: [],
      packageContents: [],
      faq: [],
      ...wish.text?.(language),
    },
  ]);
  const price = { centAmount, history: [{ centAmount, validFrom: '2026-01-01T00:00:00.000Z' }] };
  return productDocument.parse({
    type: 'product',
    id: sku,
    sku,
    published: true,
    productType: wish.accessory ? 'accessory' : 'standard_product',
    family: sku,
    brand: 'Prüfstand',
    model: sku,
    createdAt: '2020-01-01T00:00:00.000Z',
    isBware: false,
    isPackageTypeFreight: wish.freight ?? false,
    categories: wish.categories ?? ['test-bench'],
    images: [{ url: '/empty-shelf.svg', width: 400, height: 300 }],
    tags: [],
    ...(wish.volumeDiscount && { volumeDiscountGroup: 'standard' }),
    attributes: {},
    manufacturer: {
      name: 'Prüfstand GmbH',
      postalAddress: 'Werkstraße 1, 23552 Lübeck',
      electronicAddress: 'sicherheit@pruefstand.example',
      country: 'de',
    },
    relatedAccessories: [],
    texts: Object.fromEntries(texts),
    prices: Object.fromEntries(countryCodes.map((country) => [country, price])),
    availableQuantity: wish.stock ?? 1000,
    notSellableIn: wish.notSellableIn ?? [],
    ...wish.document,
  });
}
