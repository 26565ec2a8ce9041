/** Fonts that load late, on a slow device: no visible content moves (CLS 0). */
import { expect, type Page, test } from 'playwright/test';
import { laidOut } from '../axe.ts';
import { categorySlugOf } from '../database.ts';
import { expectLargeLetters } from '../everybody.ts';
import { type Guest, guests } from '../guests.ts';
import { browsePages, cartPages, type PageKind, settled } from '../page-kinds.ts';
import { ready } from '../ready.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { addressOf } from '../shop.ts';
import { someOf } from '../some.ts';

type Visitor = Pick<Guest, 'country' | 'locale' | 'category' | 'prefix'>;

/** Polish needs letters from a second font file. */
const polish: Visitor = {
  country: 'pl',
  locale: 'pl-PL',
  category: ['Sprzęt gastronomiczny', ''],
};

type Visit = { guest: Visitor; width: number; delay: number; slowdown: number };

/** Fonts arrive before the first frame, after it, while the page is read, and long after. */
const visits: Visit[] = [
  { guest: polish, width: 390, delay: 0, slowdown: 1 },
  { guest: guests.ch, width: 1440, delay: 150, slowdown: 6 },
  { guest: guests.bg, width: 390, delay: 400, slowdown: 6 },
  { guest: polish, width: 1440, delay: 1500, slowdown: 1 },
];

async function open(page: Page, { guest, delay, slowdown }: Visit): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });
  await watchShifts(page);
  const slug = categorySlugOf(guest.category[0], guest.locale.slice(0, 2));
  await page.goto(`${addressOf(guest.country)}${guest.prefix ?? ''}/${slug}`);
  await settled(page);
}

for (const visit of someOf(visits, 1)) {
  const { guest, width, delay } = visit;
  test(`${guest.locale}, ${width} wide, fonts ${delay} ms late: nothing moves`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await open(page, visit);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('every font file of the language is requested, whatever letters the page has, and used on the next visit', async ({
  page,
}) => {
  const faces = new Set<string>();
  page.on('request', (request) => {
    const [, face] = /kontor-(\w+-[a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
    if (face) faces.add(face);
  });
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  await page.goto(`${addressOf('pl')}/nothing-here`);
  await ready(page);
  expect(faces).toEqual(new Set(['text-latin', 'text-latin-ext', 'sign-latin', 'sign-latin-ext']));
  expect(await page.evaluate(loaded)).toHaveLength(4);

  // A second visit has them from the cache.
  await page.goto(`${addressOf('pl')}/nothing-here`);
  await ready(page);
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBeUndefined();
  expect(await page.evaluate(loaded)).toContain('Kontor Text');
});

test('without fonts, nothing overflows the search page and the thank-you page at 200% text size', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const isWithout = ({ name }: PageKind) =>
    name === 'search without a result' || name === 'thank-you page';
  for (const kind of [...browsePages, ...cartPages].filter(isWithout)) {
    await kind.open(page, guests.gr);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await laidOut(page);
      await expectLargeLetters(page, `${kind.name}, ${width} wide`);
    }
  }
});
