/** Random products from one seed, in their own categories and market; removed after the test. */
import { env } from 'cloudflare:test';
import {
  type CategoryDocument,
  type ProductDocument,
  productDocument,
} from '#domain/catalogue/document.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { putProducts } from '#worker/data/search/write-index.ts';
import { tellSearch } from '../goods.ts';
import { rateAsWritten } from '../reviews/rated.ts';

/** Sold in Finland only, so that the departments of other markets do not change. */
export const market = 'fi';
/** In the name of every product and of nothing else. */
export const word = 'sattumatuote';
export const root = 'recount';
export const children = ['recount-a', 'recount-b', 'recount-c'];

export type Random = {
  chance: (share: number) => boolean;
  of: <T>(some: readonly T[]) => T;
  up: (to: number) => number;
};

/** Marsaglia's xorshift, so that a failure can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const up = (to: number) => Math.floor(next() * to);
  return {
    chance: (share) => next() < share,
    up,
    of: (some) => {
      const found = some[up(some.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}

export const brands = ['Ahto', 'Louhi', 'Sampo', 'Tapio'];
export const tags = ['new', 'bestseller', 'bware', 'campaign:cyber_week', 'campaign:over'];
export const colours = ['red', 'blue', 'green'];
/** Few enough values to be offered one by one instead of as ranges. */
export const volumes = [5, 10, 20, 40];

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();

/** A price with a running, past, future or no reduction; some reductions may not be announced by law. */
function priceAt(random: Random) {
  const centAmount = 1000 + random.up(90) * 1050;
  const reductions = [
    { validFrom: day(-3), validUntil: day(9) },
    { validFrom: day(-5) },
    { validFrom: day(-20), validUntil: day(-2) },
    { validFrom: day(4), validUntil: day(9) },
  ];
  return {
    centAmount,
    ...(random.chance(0.5) && {
      discounted: { centAmount: Math.round(centAmount * 0.8), ...random.of(reductions) },
    }),
    history: [
      { centAmount, validFrom: '2026-01-01T00:00:00.000Z' },
      // Cheaper for a week within the 30 days before some reductions: by less, as much or more.
      ...(random.chance(0.3)
        ? [
            {
              centAmount: Math.round(centAmount * random.of([0.9, 0.8, 0.7])),
              validFrom: day(-29),
            },
            { centAmount, validFrom: day(-22) },
          ]
        : []),
    ],
  };
}

export function productAt(index: number, random: Random): ProductDocument {
  const number = String(96_000_000 + index);
  const count = random.chance(0.2) ? 0 : random.up(6);
  const power = random.chance(0.8) ? 100 + random.up(60) * 25 : undefined;
  const volume = random.chance(0.5) ? random.of(volumes) : undefined;
  const colour = random.chance(0.7) ? random.of(colours) : undefined;
  const figures = { ...(power && { power }), ...(volume && { volume }), ...(colour && { colour }) };
  const isBware = random.chance(0.2);
  return productDocument.parse({
    type: 'product',
    id: `recount-${number}`,
    sku: `EX${number}`,
    published: true,
    productType: 'standard_product',
    family: number,
    brand: random.of(brands),
    model: number,
    createdAt: `20${10 + random.up(15)}-05-01T00:00:00.000Z`,
    ...(random.chance(0.2) && { releaseDate: random.of(['2020-02-02', '2098-02-02']) }),
    isBware,
    isPackageTypeFreight: false,
    categories: random.chance(0.1) ? [root] : [random.of(children)],
    images: [{ url: '/empty-shelf.svg', width: 400, height: 300 }],
    tags: tags.filter(() => random.chance(0.25)),
    rating: {
      average: count > 0 ? (10 + random.up(41)) / 10 : 0,
      count,
      distribution: [0, 0, 0, 0, 0],
    },
    attributes: figures,
    manufacturer: {
      name: 'Sampo Oy',
      postalAddress: 'Takomokatu 1, 00100 Helsinki',
      electronicAddress: 'turva@sampo.example',
      country: 'fi',
    },
    relatedAccessories: [],
    texts: {
      fi: {
        name: `${word} ${random.of(['koura', 'ratas', 'vipu'])} ${random.up(30)}`,
        slug: `${word}-${number}`,
        description: '',
        highlights: [],
        attributesRaw: Object.entries(figures).map(([name, value]) => ({
          name,
          label: name.toUpperCase(),
          value: String(value),
          ...(typeof value === 'number' && { unit: name === 'power' ? 'W' : 'l' }),
        })),
        packageContents: [],
        faq: [],
      },
    },
    prices: { [market]: priceAt(random) },
    availableQuantity: random.chance(0.3) ? 0 : 5,
    notSellableIn: [],
  });
}

export async function writeCatalogue(products: readonly ProductDocument[]): Promise<void> {
  const category = (key: string, orderHint: number, parent?: string): CategoryDocument => ({
    type: 'category',
    id: key,
    key,
    ...(parent && { parent }),
    orderHint,
    texts: { fi: { name: key, slug: key, description: '' } },
  });
  const writer = catalogueWriter(env.DB, new Date());
  await writer.writeCategories([
    category(root, 9000),
    ...children.map((key, at) => category(key, 9001 + at, root)),
  ]);
  await writer.writeProducts(products);
  await rateAsWritten(products);
  await tellSearch();
}

/** Changes the stock as an order does. */
export async function setAvailable(sku: string, quantity: number): Promise<void> {
  await env.DB.prepare('UPDATE inventory SET available_quantity = ?2 WHERE sku = ?1')
    .bind(sku, quantity)
    .run();
}

/** Removes everything, so that other tests do not see it. */
export async function removeCatalogue(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT id FROM products WHERE id LIKE 'recount-%'",
  ).all<{ id: string }>();
  await putProducts(
    env.SEARCH_DB,
    results.map(({ id }) => id),
    [],
  );
  const ofProduct =
    'product_texts product_pages product_attributes product_categories product_tags prices shelves';
  await env.DB.batch(
    [
      ...ofProduct
        .split(' ')
        .map((table) => `DELETE FROM ${table} WHERE product_id LIKE 'recount-%'`),
      ...['inventory', 'price_history'].map(
        (table) => `DELETE FROM ${table} WHERE sku LIKE 'EX960%'`,
      ),
      "DELETE FROM products WHERE id LIKE 'recount-%'",
      "DELETE FROM category_texts WHERE category_key LIKE 'recount%'",
      "DELETE FROM categories WHERE key LIKE 'recount%'",
      "UPDATE page_changes SET version = version + 1 WHERE tag = 'listings'",
    ].map((statement) => env.DB.prepare(statement)),
  );
}
