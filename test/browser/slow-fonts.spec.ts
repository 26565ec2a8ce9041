/** Fonts that come late, on a slow telephone: nothing moves that was already there to read (CLS 0). */
import { expect, type Page, test } from 'playwright/test';
import { categorySlugOf } from './database.ts';
import { type Guest, guests } from './guests.ts';
import { settled } from './page-kinds.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { addressOf } from './shop.ts';

type Visitor = Pick<Guest, 'country' | 'locale' | 'category' | 'prefix'>;

/** Reads letters of a second font file. */
const polish: Visitor = {
  country: 'pl',
  locale: 'pl-PL',
  category: ['Sprzęt gastronomiczny', ''],
};

const visits: { guest: Visitor; width: number }[] = [
  { guest: guests.ch, width: 1440 },
  { guest: guests.bg, width: 390 },
  { guest: polish, width: 390 },
];

async function open(page: Page, guest: Visitor, delay: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });
  await watchShifts(page);
  const slug = categorySlugOf(guest.category[0], guest.locale.slice(0, 2));
  await page.goto(`${addressOf(guest.country)}${guest.prefix ?? ''}/${slug}`);
  await settled(page);
}

for (const { guest, width } of visits) {
  for (const delay of [0, 150, 400, 1500]) {
    test(`${guest.locale}, ${width} wide, fonts ${delay} ms late: the page stands still`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await open(page, guest, delay);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test('fonts that are there in time are used', async ({ page }) => {
  const home = addressOf('de');
  await page.goto(home);
  await settled(page);
  // A second visit has them from the cache.
  await page.goto(home);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBeUndefined();
  const used = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  expect(await page.evaluate(used)).toContain('Kontor Text');
});

test('every font of the language is asked for, whatever letters the title has', async ({
  page,
}) => {
  const faces = new Set<string>();
  page.on('request', (request) => {
    const [, face] = /kontor-(\w+-[a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
    if (face) faces.add(face);
  });
  await page.goto(`${addressOf('pl')}/nothing-here`);
  await settled(page);
  const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
  expect(faces).toEqual(new Set(['text-latin', 'text-latin-ext', 'sign-latin', 'sign-latin-ext']));
  expect(await page.evaluate(loaded)).toBe(4);
});
