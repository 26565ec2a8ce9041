/** The measured requests. URLs are read from the shop itself, so that another demo catalogue needs no change here. */
import { answeredHeader, keptHeader } from './cache-headers.ts';
import { addition, call, calling } from './calls.ts';
import type { Ask, Client } from './load.ts';

export type Target = {
  name: string;
  kind: 'floor' | 'page' | 'call';
  /** The next request. */
  next: () => Ask;
};

/** The default market, with the host name whose pages are cacheable. */
export const host = 'sk.localhost';
/** The number of carts that are filled in parallel. */
const manyCarts = 64;

export type Targets = { targets: Target[]; verify: () => Promise<void> };

export async function findTargets(client: Client): Promise<Targets> {
  const { categories } = await call(client, 'getCategoryTree', {});
  const departments = categories.filter((category) => !category.parentKey).slice(0, 6);
  const { listings } = await call(client, 'searchProducts', {
    queries: departments.map(({ key }) => ({ category: key, inStock: true })),
  });
  const totals = listings.map(({ total }) => total);
  const largest = totals.indexOf(Math.max(...totals));
  const department = departments[largest];
  const product = listings[largest]?.items[0];
  if (!department || !product) throw new Error('the demo catalogue has nothing to sell');

  const search = `/search?query=${encodeURIComponent(product.brand)}`;
  const page = (name: string, path: string): Target => ({
    name,
    kind: 'page',
    next: () => ({ path }),
  });
  const addTo = (name: string, carts: string[]): Target => {
    let count = 0;
    const next = () => {
      count += 1;
      const id = carts[count % carts.length];
      return calling('addToCart', addition(id, product.sku));
    };
    return { name, kind: 'call', next };
  };

  const mine = await newCart(client);
  await call(client, 'addToCart', addition(mine, product.sku));
  const shared = await newCart(client);
  const carts = await Promise.all(Array.from({ length: manyCarts }, () => newCart(client)));
  const adding = counted(addTo('add to cart, one cart', [shared]));
  return {
    targets: [
      { name: 'bare route', kind: 'floor', next: () => ({ path: '/__bare' }) },
      page('home', '/'),
      page('listing', `/${department.slug}`),
      page('product', `/${product.slug}`),
      {
        name: 'product, kept',
        kind: 'call',
        next: () => ({ path: `/${product.slug}`, headers: { [keptHeader]: 'on' } }),
      },
      page('search', search),
      {
        name: 'search, asked before',
        kind: 'call',
        next: () => ({ path: search, headers: { [answeredHeader]: 'on' } }),
      },
      {
        name: 'getMe',
        kind: 'call',
        next: () => calling('getMe', { customer: false }, { Cookie: `kontor-cart=${mine}` }),
      },
      adding.target,
      addTo(`add to cart, ${manyCarts} carts`, carts),
    ],
    /** Checks that every acknowledged piece is in the cart. */
    verify: async () => {
      const { me } = await call(client, 'getMe', {}, { Cookie: `kontor-cart=${shared}` });
      const pieces = me.activeCart?.lineItems[0]?.quantity;
      if (pieces !== adding.count()) {
        throw new Error(`${adding.count()} pieces were added to the cart, it holds ${pieces}`);
      }
    },
  };
}

function counted(target: Target): { target: Target; count: () => number } {
  let count = 0;
  const next = () => {
    count += 1;
    return target.next();
  };
  return { target: { ...target, next }, count: () => count };
}

async function newCart(client: Client): Promise<string> {
  return (await call(client, 'createCart', {})).cart.id;
}
