/** Every address redirects to the canonical one in one step, and never off the site. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { type Location, routingOf } from '#domain/routing/location.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import { hasForbiddenQuote, isReserved } from '#domain/routing/reserved.ts';
import { madeUpAddress } from '../made-up-addresses.ts';
import { chance, times } from '../seeded.ts';
import { marketRules } from '../shop.ts';

/** `/path?search` as the shop sees it. */
function locationOf(address: string): Location {
  const { pathname, search } = new URL(`https://kontor.example${address}`);
  return { path: pathname, search };
}

function follow(address: string, country: CountryCode): string | undefined {
  const target = redirectOf(locationOf(address), routingOf(country, marketRules));
  return target && target.path + target.search;
}

describe('an address that moved', () => {
  it.each<[CountryCode, string, string]>([
    ['sk', '/home', '/'],
    ['sk', '/home/', '/'],
    ['sk', '/HOME', '/'],
    ['sk', '/home?a=1', '/?a=1'],
    ['sk', '/home/?a=1&b=2', '/?a=1&b=2'],
    ['sk', '/home?page=1', '/'],
    ['ch', '/fr/home', '/fr'],
    ['ch', '/it/home/?a=1', '/it?a=1'],
    ['be', '/fr/HOME/', '/fr'],
    ['sk', '/Fritovacka-10000001', '/fritovacka-10000001'],
    ['de', '/Gastronomie/?Sort=Price', '/gastronomie?Sort=Price'],
    ['de', '/SEARCH?query=ABC', '/search?query=ABC'],
    ['sk', '/p/fritovacka-10000001', '/fritovacka-10000001'],
    ['sk', '/P/Fritovacka-10000001', '/fritovacka-10000001'],
    ['sk', '/category/gastro', '/gastro'],
    ['sk', '/category/gastro/', '/gastro'],
    ['sk', '/category/gastro?page=1', '/gastro'],
    ['sk', '/category/gastro?page=2', '/gastro?page=2'],
    ['sk', '/search/gastro', '/gastro'],
    ['sk', '/p/category/gastro', '/gastro'],
    ['sk', '/search/p/category/gastro', '/gastro'],
    ['sk', '/p/home', '/'],
    ['sk', '/category/home/', '/'],
    ['ch', '/fr/p/friteuse-10000001', '/fr/friteuse-10000001'],
    ['ch', '/fr/category/cuisine', '/fr/cuisine'],
    ['ch', '/it/search/cucina', '/it/cucina'],
    ['be', '/fr/category/cuisine/?page=1&sort=newest', '/fr/cuisine?sort=newest'],
    ['ch', '/fr/p/home', '/fr'],
    ['sk', '/gastro/', '/gastro'],
    ['sk', '/gastro//', '/gastro'],
    ['sk', '//gastro', '/gastro'],
    ['sk', '//gastro//', '/gastro'],
    ['sk', '/gastro///x', '/gastro/x'],
    ['sk', '//', '/'],
    ['sk', '///', '/'],
    ['sk', '//evil.example', '/evil.example'],
    ['sk', '//evil.example/', '/evil.example'],
    ['sk', '/\\evil.example', '/evil.example'],
    ['sk', '///evil.example/p', '/evil.example/p'],
    ['sk', '/p//evil.example', '/evil.example'],
    ['sk', '/category///evil.example', '/evil.example'],
    ['sk', '/home//', '/'],
    ['ch', '/fr//evil.example', '/fr/evil.example'],
    ['sk', '/de', '/'],
    ['sk', '/de/', '/'],
    ['sk', '/de/gastro', '/'],
    ['sk', '/sk', '/'],
    ['sk', '/sk/gastro', '/'],
    ['sk', '/SK/gastro', '/'],
    ['sk', '/de/gastro?a=1', '/?a=1'],
    ['ch', '/de/gastro', '/'],
    ['ch', '/sv', '/'],
    ['be', '/nl/keuken', '/'],
    ['be', '/de/kueche', '/'],
    ['gb', '/en', '/'],
    ['gb', '/en?page=1', '/'],
    ['no', '/nb/', '/'],
    ['cz', '/cs/kuchyne', '/'],
    ['gr', '/EL/', '/'],
    ['sk', '/?page=1', '/'],
    ['sk', '/gastro?page=1', '/gastro'],
    ['sk', '/gastro?page=1&sort=newest', '/gastro?sort=newest'],
    ['sk', '/gastro?sort=newest&page=1', '/gastro?sort=newest'],
    ['sk', '/gastro?brand=A&brand=B&page=1', '/gastro?brand=A&brand=B'],
    ['ch', '/fr/cuisine?page=1', '/fr/cuisine'],
    ['ch', '/fr/', '/fr'],
    ['sk', '/checkout/cart/', '/checkout/cart'],
    ['sk', '/Checkout/Addresses', '/checkout/addresses'],
    ['sk', '/payment', '/payment/'],
    ['sk', '/PAYMENT?a=1', '/payment/?a=1'],
    ['sk', '/opt_out', '/opt_out/'],
    ['ch', '/fr/privacy-data', '/fr/privacy-data/'],
    ['ch', '/fr//privacy-data//', '/fr/privacy-data/'],
    ['ch', '/it/p/return-policy', '/it/return-policy/'],
    ['sk', '/gastro?page=0', '/gastro'],
    ['sk', '/gastro?page=-1', '/gastro'],
    ['sk', '/gastro?page=01', '/gastro'],
    ['sk', '/gastro?page=1.5', '/gastro'],
    ['sk', '/gastro?page=abc&sort=newest', '/gastro?sort=newest'],
    ['sk', '/gastro?page=10000', '/gastro'],
    ['sk', '/gastro?page=2&page=3', '/gastro'],
    ['sk', '/gastro?page=', '/gastro'],
    ['sk', '/gastro?hits=25', '/gastro'],
    ['sk', '/gastro?hits=abc&page=2', '/gastro?page=2'],
    ['sk', '/gastro?hits=-12', '/gastro'],
    ['sk', '/search?sales&hits=100', '/search?sales'],
    ['ch', '/fr/cuisine?hits=13&page=1', '/fr/cuisine'],
  ])('in %s %s leads to %s', (country, from, to) => {
    expect(follow(from, country)).toBe(to);
  });

  it.each<[CountryCode, string]>([
    ['sk', '/'],
    ['sk', '/gastro'],
    ['sk', '/fritovacka-10000001'],
    ['sk', '/search'],
    ['sk', '/search?sales'],
    ['sk', '/search?query=p%20%C3%A1+b'],
    ['sk', '/p'],
    ['sk', '/category'],
    ['sk', '/homework'],
    ['sk', '/home-office'],
    ['sk', '/deckel'],
    ['sk', '/gastro?page=2'],
    ['sk', '/gastro?page=11'],
    ['sk', '/gastro?page=9999'],
    ['sk', '/gastro?hits=12'],
    ['sk', '/gastro?hits=24'],
    ['sk', '/gastro?hits=36&page=2'],
    ['sk', '/gastro?hits=48'],
    ['sk', '/payment/'],
    ['sk', '/opt_out/?x=1'],
    ['ch', '/fr/privacy-data/'],
    ['sk', '/gastro?pages=1'],
    ['ch', '/fr'],
    ['ch', '/it/cucina?page=2'],
    ['ch', '/gastro'],
    ['be', '/fr/cuisine'],
    ['sk', '/gastro/de'],
    ['sk', '/checkout/thank-you?order=NS1'],
  ])('while in %s %s stays', (country, address) => {
    expect(follow(address, country)).toBeUndefined();
  });
});

describe('ten thousand random addresses', () => {
  const cases = times(10_000).map((seed) => {
    const random = chance(seed);
    return { country: random.pick(countryCodes), address: madeUpAddress(random) };
  });

  it('redirect at most once', () => {
    const chains = cases.filter(({ country, address }) => {
      const target = redirectOf(locationOf(address), routingOf(country, marketRules));
      return target && redirectOf(target, routingOf(country, marketRules));
    });
    expect(chains.slice(0, 8).map(({ country, address }) => `${country} ${address}`)).toEqual([]);
  });

  it('never lead off the site', () => {
    for (const { country, address } of cases) {
      const target = follow(address, country);
      if (target === undefined) continue;
      expect(target, address).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, 'https://kontor.example').host, address).toBe('kontor.example');
    }
  });

  it('include many that redirect and many that do not', () => {
    const moved = cases.filter(({ country, address }) => follow(address, country) !== undefined);
    expect(moved.length).toBeGreaterThan(3000);
    expect(moved.length).toBeLessThan(9500);
  });

  it('keep the search query when they redirect', () => {
    for (const { country, address } of cases) {
      const target = follow(address, country);
      if (target === undefined) continue;
      const asked = new URLSearchParams(locationOf(address).search);
      const kept = new URLSearchParams(target.split('?')[1] ?? '');
      expect(kept.getAll('query'), address).toEqual(asked.getAll('query'));
    }
  });
});

describe('a quote in the route', () => {
  it.each(["/it's", '/%27x', '/a"b', '/%22', '/x%60', '/%E2%80%9Cx', '/caf%C2%B4e'])(
    'is refused: %s',
    (path) => expect(hasForbiddenQuote(path)).toBe(true),
  );

  it.each(['/', '/gastro', '/%E0%A4%A', '/%2527'])('while %s has none', (path) => {
    expect(hasForbiddenQuote(path)).toBe(false);
  });
});

describe('a path that is no page is reserved', () => {
  it.each([
    '/.well-known/x',
    '/__market/de',
    '/api/x',
    '/new-ct/getCart',
    '/parties/cart/x',
    '/assets/a.js',
    '/pictures/a.webp',
    '/labels/ks-300g.svg',
    '/manuals/de.html',
    '/health',
    '/font/a.woff2',
    '/api',
  ])('%s', (path) => expect(isReserved(path)).toBe(true));

  it.each([
    '/',
    '/gastro',
    '/health-and-beauty',
    '/new-ct',
    '/de/api',
    '/partieshop',
    '/apiary-10000001',
    '/fontana-10000001',
    '/assets',
  ])('while %s is a page', (path) => expect(isReserved(path)).toBe(false));
});
