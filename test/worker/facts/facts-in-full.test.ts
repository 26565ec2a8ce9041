/**
 * Each fact about an article is stated alike wherever it is stated: the whole demo, in some locales, others in each run
 * and in a long run all 28.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DrawerData } from '#client/cart/drawer/drawer-data.ts';
import { lineItemOf } from '#domain/cart/line-items.ts';
import type { ComparedProduct } from '#domain/catalogue/comparison.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { type Locale, locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import type { Order } from '#domain/order/order.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { loadCartFacts } from '#worker/data/carts/cart-facts.ts';
import { loadCompared } from '#worker/data/products/relations.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import { marketRules } from '../../domain/shop.ts';
import { someOf } from '../../random.ts';
import { env } from '../environment.ts';
import { placed } from '../placed-orders.ts';
import { visitor } from '../visitor.ts';
import { callOf, contradictions, none, type Stated } from './stated.ts';
import {
  cardOf,
  cartLineOf,
  comparedOf,
  dataOf,
  feedOf,
  type Market,
  mailOf,
  pageOf,
} from './surfaces.tsx';

const now = new Date();
/** Seven or more, so that every article has been called and mailed about. */
const chosen = someOf(locales, 7);
const documents = new Map(
  demoCatalogue(now).flatMap((each) => (each.type === 'product' ? [[each.sku, each]] : [])),
);
const skus = [...documents.keys()];

/** What the pages of a locale get, as the cart's drawer is told. */
async function marketOf(locale: Locale): Promise<Market & { home: string }> {
  const path = prefixOf(locale, marketRules) || '/';
  const home = await (await visitor(locale.country).get(path)).text();
  const drawer = `${prefixOf(locale, marketRules)}/__drawer`;
  const { view } = await (await visitor(locale.country).get(drawer)).json<DrawerData>();
  return { shop: view, t: (await textsFor(locale.code)).t, home };
}

async function callerOf({ country, code }: Locale) {
  const store = await backendOf(env).store(country, now);
  return { store, locale: code, orderedCartIds: [], site: 'http://localhost', now };
}

/** The article as its page reads it; of the document only what no card has. */
function detailOf(product: ComparedProduct): ProductDetail {
  const document = documents.get(product.sku);
  if (!document) throw new Error(`the demo has no ${product.sku}`);
  const { model, ean, attributes, netSize, categories } = document;
  return {
    ...product,
    model,
    ean,
    attributes,
    ...(netSize && { netSize }),
    categories,
    description: '',
    highlights: [],
    packageContents: [],
    faq: [],
    images: [product.image],
    ratingDistribution: [],
    warnings: [],
  };
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** The plug that the answer about the connection names, as that of the technical data. */
function plugOfAnswer({ plug = none, connection = none }: Stated): Stated {
  const named = plugs.filter((name) => connection.includes(name));
  if (named.length === 0) return connection === none ? {} : { plug: 'not in the answer' };
  return {
    plug:
      plug === none
        ? named.join()
        : named.some((name) => plug.endsWith(name))
          ? plug
          : named.join(),
  };
}

const plugs = [
  'CEE 7/7',
  'CEE 16 A',
  'CEE 32 A',
  'IEC 60309 16 A (230 V)',
  'BS 1363 (G)',
  'SEV 1011 (J)',
  'SEV 1011 (T23)',
  'DS 60884-2-D1 (K)',
  'CEI 23-50 (L)',
];

/** How many statements of each kind were compared: a test that finds none proves nothing. */
const compared = { articles: 0, reduced: 0, restocked: 0, arriving: 0, plugged: 0 };

function count({ struck, from, arrives, plug }: Stated): void {
  compared.articles += 1;
  if (struck !== none) compared.reduced += 1;
  if (from !== none) compared.restocked += 1;
  if (arrives !== none) compared.arriving += 1;
  if (plug !== none) compared.plugged += 1;
}

/** Mails are about this order, with the article in place of its own. */
let order: Order;
beforeAll(async () => {
  ({ order } = await placed('ie', 'cashOnDelivery'));
});
const cutOffHour = env.settings.deliveryCutOff;

afterAll(() => {
  const { articles, reduced, restocked, arriving, plugged } = compared;
  // A few are not sold in some markets.
  const times = chosen.length;
  expect(articles).toBeGreaterThan(times * 220);
  expect(reduced).toBeGreaterThan(times * 30);
  expect(restocked).toBeGreaterThan(times * 10);
  expect(arriving).toBeGreaterThan(times * 190);
  expect(plugged).toBeGreaterThan(times * 80);
});

it.each(chosen)('in $code', async (locale) => {
  const [market, caller] = await Promise.all([marketOf(locale), callerOf(locale)]);
  const shopper = visitor(locale.country);
  // Answers and mails are long: each locale has those of a seventh.
  const called = skus.filter((_, at) => at % 7 === locales.indexOf(locale) % 7);
  const partial = new Set(called);
  const [products, facts, ...answers] = await Promise.all([
    loadCompared(env.DB, skus, caller),
    loadCartFacts(env.DB, caller.store, { skus, codes: [] }, now),
    ...chunks(called, 48).map((part) => shopper.ask('getProduct', { skus: part, limit: 48 })),
  ]);
  const calls = new Map(
    answers.flatMap(({ products: { results } }) =>
      results.map((each): [string, Stated] => [each.sku, callOf(each, locale.code)]),
    ),
  );
  const tables = new Map(
    chunks(products, 5).flatMap((part) => {
      const stated = comparedOf(part, market);
      return part.map(({ sku }, at): [string, Stated] => [sku, stated[at] ?? {}]);
    }),
  );
  const faults = products.flatMap((product) => {
    const detail = detailOf(product);
    const fact = facts.products.get(product.sku);
    if (!fact) return [`${product.sku} cannot be put into a cart`];
    const line = lineItemOf('line', fact, 1, caller.store);
    const page = pageOf(detail, market);
    count(page);
    const surfaces: Record<string, Stated> = {
      page,
      question: plugOfAnswer(page),
      card: cardOf(detail, market),
      comparison: tables.get(product.sku) ?? {},
      cart: cartLineOf(line, market),
      ...(partial.has(product.sku) && {
        mail: mailOf(line, { ...market, locale, store: caller.store, order, cutOffHour }),
      }),
      data: dataOf(detail, market, caller.store).stated,
      feed: feedOf(detail, market, caller.store),
      call: calls.get(product.sku) ?? {},
    };
    return contradictions(`${locale.code} ${product.sku}`, surfaces);
  });
  expect(faults).toEqual([]);
  expect(products.length).toBeGreaterThan(200);
});
