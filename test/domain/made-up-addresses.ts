/** Made-up addresses for property tests. */
import { languages } from '#domain/country/countries.ts';
import { type Chance, times } from './seeded.ts';

/** A random path and query: prefixes, old segments, slashes and escapes in any order. */
export function madeUpAddress({ pick, between, often }: Chance, known: string[] = []): string {
  const parts = [
    ...known,
    ...known,
    ...languages,
    ...['p', 'category', 'search', 'home', 'HOME', 'P', 'gastro', 'Gastro', 'fritovacka-10000001'],
    ...[
      '',
      '',
      'evil.example',
      '..',
      '.',
      '%2F',
      '%2f%2fevil.example',
      '%5C',
      '\\evil.example',
      '@evil.example',
    ],
    ...['checkout', 'a:b', 'https:', '%C3%9C', 'ü', 'İ', ' ', '%00', 'fr', 'de', 'nl', 'it'],
    ...['my-account', 'MY-ACCOUNT', 'checkout/payment', 'Checkout', 'my-orders'],
    ...[
      'payment',
      'Return-Policy',
      'opt_out',
      '%27',
      '%',
      '%E0%A4%A',
      'exConsents',
      'api',
      '__x',
      'login',
    ],
  ];
  // Existing and restricted paths are requested more often than by pure chance, exactly or in a variant.
  const aimed = known.length > 0 ? between(1, 100) : 100;
  const before = pick([[], [], ['fr'], ['de'], ['p']]);
  const segments =
    aimed <= 40
      ? [...before, often(0.5) ? pick(known).toUpperCase() : pick(known)]
      : aimed <= 55
        ? [...before, pick(['checkout', 'Checkout', 'MY-ACCOUNT', 'my-orders'])]
        : times(between(0, 5)).map(() => pick(parts));
  const path = `/${often(0.1) ? '/' : ''}${segments.join('/')}${often(0.3) ? '/' : ''}`;
  const params = [
    'page=1',
    'page=1',
    'page=2',
    'page=',
    'query=a%20b',
    'query=a%20b',
    'query=b',
    'query=Ž+%26',
    'a',
    '//evil.example',
    'sort=newest',
    'hits=24',
    'hits=7',
    'page=x',
  ];
  const search = times(between(0, 3)).map(() => pick(params));
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}
