/** The expected answer of a listing, computed product by product from the documents alone. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { naiveLowest } from './naive-lowest.ts';
import { market, root } from './random-catalogue.ts';

type Kind = 'brands' | 'tags' | 'rating' | 'inStock' | 'price' | `attr ${string}`;
type Stock = ReadonlyMap<string, number>;
/** The previous documents of the products that were written twice. */
type Before = ReadonlyMap<string, ProductDocument>;
type World = { stock: Stock; before: Before };
const running = 'campaign:cyber_week';
const attributeNames = ['power', 'volume', 'colour'];

function reduction({ prices }: ProductDocument): number | undefined {
  const discounted = prices[market]?.discounted;
  if (!discounted || Date.parse(discounted.validFrom) > Date.now()) return undefined;
  const over =
    discounted.validUntil !== undefined && Date.parse(discounted.validUntil) <= Date.now();
  return over ? undefined : discounted.centAmount;
}

/** B-ware is found by the tag even if its document lacks it. */
const tagsOf = ({ tags, isBware }: ProductDocument) => [
  ...new Set(isBware ? [...tags, 'bware'] : tags),
];
const costs = (product: ProductDocument) =>
  reduction(product) ?? product.prices[market]?.centAmount ?? 0;
/** Whether the product has a reduction that may be announced. */
const onSale = (product: ProductDocument, before: Before) => {
  const reduced = reduction(product);
  if (reduced === undefined) return false;
  const lowest = naiveLowest(product, before.get(product.sku)) ?? 0;
  return reduced < Math.min(lowest, product.prices[market]?.centAmount ?? 0);
};
const left = ({ sku, releaseDate = '' }: ProductDocument, stock: Stock) =>
  releaseDate > new Date().toISOString() ? 0 : (stock.get(sku) ?? 0);
const stars = ({ rating }: ProductDocument) => (rating && rating.count > 0 ? rating.average : 0);
const reviews = ({ rating }: ProductDocument) => rating?.count ?? 0;

/** The choice in watts, in which the documents have the power. */
export function watts(value: string): string {
  if (!value.endsWith('kW')) return value;
  const limits = value.slice(0, -2).split('..');
  return limits.map((limit) => (limit === '' ? '' : Number(limit) * 1000)).join('..');
}

export function fitsValue(figure: unknown, value: string): boolean {
  const [from, to] = value.split('..');
  if (to === undefined) return String(figure) === value;
  if (typeof figure !== 'number') return false;
  return (from === '' || figure >= Number(from)) && (to === '' || figure <= Number(to));
}

function fits(
  product: ProductDocument,
  query: ListingQuery,
  { stock, before }: World,
  but?: Kind,
): boolean {
  const tagOn = (tag: string) => !tag.startsWith('campaign:') || tag === running;
  const cents = costs(product);
  const checks: Record<string, boolean> = {
    brands:
      query.brands.length === 0 ||
      query.brands.some((brand) => brand.toLowerCase() === product.brand.toLowerCase()),
    tags:
      query.tags.length === 0 ||
      query.tags.some((tag) =>
        tag === 'on-sale' ? onSale(product, before) : tagOn(tag) && tagsOf(product).includes(tag),
      ),
    offers: !query.onSale || onSale(product, before),
    newArrivals: !query.newArrivals || tagsOf(product).includes('new'),
    rating: query.rating === undefined || stars(product) >= query.rating,
    inStock: !query.inStock || left(product, stock) > 0,
    price: cents >= (query.priceFrom ?? 0) && cents <= (query.priceTo ?? 1e12),
    ...Object.fromEntries(
      Object.entries(query.attributes).map(([name, values]) => [
        `attr ${name}`,
        values.some((value) => fitsValue(product.attributes[name], watts(value))),
      ]),
    ),
  };
  return Object.entries(checks).every(([kind, suits]) => kind === but || suits);
}

export function naiveListing(all: readonly ProductDocument[], query: ListingQuery, world: World) {
  const { stock, before } = world;
  const about = all.filter(
    ({ categories }) =>
      !query.category || query.category === root || categories.includes(query.category),
  );
  const but = (kind?: Kind) => about.filter((product) => fits(product, query, world, kind));
  const matching = but();
  const count = (
    some: readonly ProductDocument[],
    keysOf: (product: ProductDocument) => string[],
  ) => {
    const counts: Record<string, number> = {};
    for (const key of some.flatMap(keysOf)) counts[key] = (counts[key] ?? 0) + 1;
    return counts;
  };
  const prices = but('price').map(costs);
  const start = (query.page - 1) * query.pageSize;
  const parent = query.category;
  return {
    total: matching.length,
    skus: [...matching]
      .sort(orderOf(query, stock))
      .slice(start, start + query.pageSize)
      .map(({ sku }) => sku),
    brands: count(but('brands'), ({ brand }) => [brand]),
    tags: count(but('tags'), (product) => tagsOf(product).filter((tag) => tag !== 'campaign:over')),
    ratings: [4, 3].map(
      (least) => but('rating').filter((product) => stars(product) >= least).length,
    ),
    categories: count(matching, ({ categories }) => (parent ? categories : [root])),
    inStock: but('inStock').filter((product) => left(product, stock) > 0).length,
    onSale: but('tags').filter((product) => onSale(product, before)).length,
    priceRange:
      prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined,
    prices,
    /** The values of each attribute that has any, under all other filters. */
    attributes: new Map(
      attributeNames.flatMap((name) => {
        const figures = but(`attr ${name}`).flatMap(({ attributes }) => attributes[name] ?? []);
        return figures.length > 0 ? [[name, figures]] : [];
      }),
    ),
  };
}

type Order = (a: ProductDocument, b: ProductDocument) => number;

function orderOf({ sort }: ListingQuery, stock: Stock): Order {
  const { compare } = new Intl.Collator('fi', { numeric: true });
  const name = ({ texts }: ProductDocument) => texts.fi?.name ?? '';
  const gone = ({ sku }: ProductDocument) => Number((stock.get(sku) ?? 0) <= 0);
  const orders: Record<string, Order> = {
    relevance: (a, b) =>
      gone(a) - gone(b) || Number(a.isBware) - Number(b.isBware) || reviews(b) - reviews(a),
    'price-asc': (a, b) => costs(a) - costs(b),
    'price-desc': (a, b) => costs(b) - costs(a),
    'name-asc': (a, b) => compare(name(a), name(b)),
    'name-desc': (a, b) => compare(name(b), name(a)),
    newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  };
  const order = orders[sort] ?? (() => 0);
  return (a, b) => order(a, b) || (a.id < b.id ? -1 : 1);
}
