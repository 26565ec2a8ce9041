/** A search without results still helps, and a corrected one says what it searched for. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { countQueries } from '#worker/data/search/searched-queries.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { marketRules } from '../../domain/shop.ts';
import { readPage, wordsOf } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { readListing } from '../listing-page.ts';
import { pageOfStore, shopWith, unknownDatabase } from '../other-store.ts';
import { visitor } from '../visitor.ts';

const nothing = '/search?query=qqqxxx';

/** The part between header and footer, without scripts. */
function mainOf(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(wordsOf(html)) ?? [];
  return decodedText(main);
}

const linksIn = (main: string) =>
  [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href = '', text = '']) => ({
    href,
    text,
  }));

it.each(locales)('$code names the query and shows ways to continue', async (locale) => {
  const { t } = await textsFor(locale.code);
  const path = prefixOf(locale, marketRules) + nothing;
  const response = await visitor(locale.country).get(path);
  expect(response.status).toBe(200);
  const main = mainOf(await response.text());
  expect(main).toContain(t('search.nothing', { query: 'qqqxxx' }));
  expect(main).toContain(t('search.nothingTip'));
  for (const title of ['home.popular', 'home.departments', 'home.bestsellers'] as const) {
    expect(main).toContain(t(title));
  }
  expect(main).toMatch(/href="tel:\+\d+"/);
  expect(main).not.toMatch(/\{phone|undefined/);
});

it('best sellers that are in stock are on the page', async () => {
  const listing = await readListing(await visitor('de').get(nothing));
  expect(listing.cards).toBeGreaterThan(0);
  expect(listing.cards).toBeLessThanOrEqual(5);
});

it('a number without results gets no advice on spelling', async () => {
  const { t } = await textsFor('en-GB');
  const main = mainOf(await (await visitor('gb').get('/search?query=48151623')).text());
  expect(main).toContain(t('search.nothing', { query: '48151623' }));
  expect(main).not.toContain(t('search.nothingTip'));
  expect(main).toContain('tel:');
});

it('an enquiry about what was searched for is offered where the store has a form', async () => {
  const form = '/contact?about=advice&query=qqqxxx';
  const toForm = (html: string) => linksIn(mainOf(html)).filter(({ href }) => href === form);
  expect(toForm(await pageOfStore('ie', nothing, { webformEnabled: true }))).toHaveLength(1);
  expect(toForm(await pageOfStore('ie', nothing, { webformEnabled: false }))).toEqual([]);
  const { fields, html } = await readPage(await visitor('ie').get(form));
  expect(fields['support.subject']).toBe('qqqxxx');
  expect(html).toContain('noindex');
});

it('popular searches are those with results and with words of the catalogue, in its spelling', async () => {
  const count = async (text: string, found: number, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await countQueries(env.SEARCH_DB, [{ locale: 'de-AT', text, found }], new Date());
    }
  };
  await count('kuhltechnik', 4, 5);
  await count('fritteuse', 4, 3);
  await count('stickstoffgefriertruhe', 0, 9);
  await count('eine grobheit', 4, 9);
  await count('frittieren', 3, 2);
  const shop = await shopWith('at', {}, { SEARCH_DB: unknownDatabase(env.SEARCH_DB) });
  const main = mainOf(await (await visitor('at', shop.reach).get(nothing)).text());
  await shop.end();
  const [, section = ''] = main.split('Häufig gesucht');
  const links = linksIn(section.split('</section>')[0] ?? '');
  expect(links.slice(0, 2)).toEqual([
    { href: '/search?query=K%C3%BChltechnik', text: 'Kühltechnik' },
    { href: '/search?query=Fritteuse', text: 'Fritteuse' },
  ]);
  const texts = links.map(({ text }) => text);
  expect(texts).not.toContain('Stickstoffgefriertruhe');
  expect(texts).not.toContain('Frittieren');
});

it('without any searches the kinds of what sells most are shown, and the departments with a picture each', async () => {
  const html = await (await visitor('lt').get(nothing)).text();
  const [, section = ''] = mainOf(html).split('Dažnai ieškoma');
  const links = linksIn(section.split('</section>')[0] ?? '');
  expect(links.length).toBe(8);
  for (const { href } of links) {
    expect(href).toMatch(/^\/search\?query=/);
    const { cards } = await readListing(await visitor('lt').get(href));
    expect([href, cards > 0]).toEqual([href, true]);
  }
  const tiles = /<ul class="tiles"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  expect(tiles.match(/<li>/g)).toHaveLength(9);
  expect(tiles.match(/<img /g)).toHaveLength(9);
});

it('a word of service is answered, with no advice on spelling', async () => {
  const { t } = await textsFor('de-DE');
  const main = mainOf(await (await visitor('de').get('/search?query=R%C3%BCckgabe')).text());
  expect(main).toContain(t('content.title.return-policy'));
  expect(main).not.toContain(t('search.nothing', { query: 'Rückgabe' }));
  expect(main).not.toContain(t('search.nothingTip'));
});

it('a misspelt text is corrected, and the page says so', async () => {
  const main = mainOf(await (await visitor('de').get('/search?query=Fritteusse')).text());
  expect(main).toContain('Ergebnisse für „fritteuse“. Zu „Fritteusse“ haben wir nichts gefunden.');
  const right = mainOf(await (await visitor('de').get('/search?query=Fritteuse')).text());
  expect(right).not.toContain('haben wir nichts gefunden');
});

it('what was typed is shown as text, not as markup', async () => {
  const typed = encodeURIComponent('fritteusse <b onclick="x">');
  const html = await (await visitor('de').get(`/search?query=${typed}`)).text();
  expect(html).not.toContain('<b onclick');
});
