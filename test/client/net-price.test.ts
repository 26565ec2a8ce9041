/** A searched price means net amounts where net prices lead, as in the fields of the filter. */
import { expect, it } from 'vitest';
import { withNetLimits } from '#client/search/browser/net-price.ts';

const german = { locale: 'de-DE', currency: 'EUR', vatRate: 0.19 } as const;

it.each([
  ['/search?query=ofen+unter+200+euro', '/search?query=ofen&price-to=238'],
  [
    '/search?query=ofen+100-200+%E2%82%AC&brand=X',
    '/search?query=ofen&brand=X&price-from=119&price-to=238',
  ],
  ['/fr/search?query=ab+100+euro', '/fr/search?price-from=119'],
  ['/search?query=ofen+230+V', '/search?query=ofen+230+V'],
  ['/search?query=ofen', '/search?query=ofen'],
])('%s becomes %s', (address, gross) => {
  expect(withNetLimits(address, german)).toBe(gross);
});
