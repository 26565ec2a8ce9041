/** Which caches may store a page: every shared cache a browse page, none a page of one visitor. */
import { beforeAll, describe, expect, it } from 'vitest';
import { department, firstDemo } from '../demo-rows.ts';
import { putOnSale } from '../goods.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

let browse: string[];
beforeAll(async () => {
  const { slug } = await firstDemo('de', 'de');
  const category = await department('de', 'de');
  browse = ['/', '/search?sales', `/${slug}`, `/${category.slug}?page=2`, '/payment/'];
});

const keptBy = async (market: string, path: string) =>
  (await visitor(market).get(path)).headers.get('Cache-Control');

describe('a browse page', () => {
  it('may be cached for a minute and served for an hour while it is fetched again', async () => {
    for (const path of browse) {
      expect(await keptBy('de', path), path).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=3600',
      );
    }
  });

  it('is not cached on a host whose market a cookie chooses', async () => {
    expect(await keptBy('', '/')).toBe('private, no-cache');
  });

  it('that is not found is not cached', async () => {
    expect(await keptBy('de', '/no-such-page')).toBe('private, no-cache');
  });

  it('is the same with and without cookies, to the last byte, and sets none', async () => {
    const [sku] = await putOnSale({});
    const shopper = visitor('de');
    await cartWith(shopper, { [sku]: 2 });
    shopper.cookies.set('kontor-customer', '1');
    shopper.cookies.set('kontor-session', 'x.y.z');
    shopper.cookies.set('kontor-locale', 'de-DE');
    shopper.cookies.set('theme', 'dark');
    for (const path of browse) {
      const [mine, anyone] = [await shopper.get(path), await visitor('de').get(path)];
      expect(mine.headers.getSetCookie(), path).toEqual([]);
      expect(mine.headers.get('Vary') ?? '', path).not.toMatch(/cookie/i);
      expect(await mine.text(), path).toBe(await anyone.text());
    }
  });
});

it.each([
  '/checkout/cart',
  '/checkout/addresses',
  '/checkout/thank-you',
  '/adyen-payment-error',
  '/__outbox',
])('%s is not cached', async (path) => {
  expect(await keptBy('de', path)).toBe('private, no-store');
  expect(await keptBy('ch', `/fr${path}`)).toBe('private, no-store');
});
