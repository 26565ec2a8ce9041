/** Any random address redirects at most once, and then has a final answer. */
import { beforeAll, expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import { madeUpAddress } from '../../domain/made-up-addresses.ts';
import { chance } from '../../domain/seeded.ts';
import { seedsOf } from '../../random.ts';
import { department, firstDemo } from '../demo-rows.ts';
import { visitor } from '../visitor.ts';

/** Checkout and account redirect a visitor without a cart or an account. */
const guarded = /\/(checkout|my-account|my-orders|log-out)(\/|$)/i;

let known: string[];
beforeAll(async () => {
  const french = await firstDemo('fr', 'fr');
  const german = await firstDemo('de', 'de');
  known = [french.slug, german.slug];
  known.push((await department('de', 'de')).slug, (await department('fr', 'fr')).slug);
});

const seeds = seedsOf({ usual: 300, long: 5000 });

it(`each of ${seeds.length} random addresses redirects at most once`, async () => {
  for (const seed of seeds) {
    const random = chance(seed);
    // Half of the time a country with several languages: there a page has several addresses.
    const market = random.pick([random.pick(countryCodes), random.pick(['ch', 'be'] as const)]);
    const address = madeUpAddress(random, known);
    const shopper = visitor(market);
    const about = `seed ${seed}: ${market} ${address}`;
    const first = await shopper.get(address);
    await first.arrayBuffer();
    if (![301, 303].includes(first.status)) {
      expect([200, 404, 410], about).toContain(first.status);
      continue;
    }
    if (first.status === 303) expect(new URL(shopper.origin + address).pathname).toMatch(guarded);
    const to = first.headers.get('Location') ?? '';
    expect(to, about).toMatch(/^\/(?![/\\])/);
    const target = new URL(shopper.origin + to);
    expect(target.origin, about).toBe(shopper.origin);
    if (first.status === 301) {
      expect(target.searchParams.getAll('query'), about).toEqual(
        new URL(shopper.origin + address).searchParams.getAll('query'),
      );
    }
    const second = await shopper.get(to);
    await second.arrayBuffer();
    expect([200, 404, 410], `${about} to ${to}`).toContain(second.status);
  }
});
