/** The data sheet of an article: a PDF in the language of the page, saying what the page says. */
import { afterAll, expect, it, vi } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { marketRules } from '../../domain/shop.ts';
import { someOf } from '../../random.ts';
import { putOnSale } from '../goods.ts';
import { decodedText } from '../html-prices.ts';
import { labelled } from '../labelled.ts';
import { readPdf } from '../orders/pdf-reader.ts';
import { newPage, settle, visit } from '../pages/kept-pages.ts';
import { visitor } from '../visitor.ts';

afterAll(() => vi.useRealTimers());

const plain = (text: string) => decodedText(text).replaceAll('\u00a0', ' ');

/** Rows of a page's table of technical data. */
function rowsOf(html: string): [label: string, value: string][] {
  const table = html.split('id="data"')[1]?.split('</section>')[0] ?? '';
  return [...table.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(
    ([, label = '', value = '']) => [plain(label), plain(value)],
  );
}

it.each(someOf(locales, 4))('in $code it has the rows of the page', async (locale) => {
  const [sku = ''] = await putOnSale({
    text: (language) => ({
      description: `Erster Absatz (${language})\n\nZweiter`,
      warnings: [`Nicht ins Wasser tauchen (${language})`],
      attributesRaw: [{ name: 'power', label: 'Ισχύς', value: '3.250', unit: 'W' }],
    }),
  });
  const { language, country } = locale;
  const prefix = prefixOf(locale, marketRules);
  const at = visitor(country);
  const page = await at.get(`${prefix}/regal-${language}-${sku.slice(2)}`);
  const html = (await page.text()).replaceAll('<!-- -->', '');
  const address = `${prefix}/data-sheet/${sku.slice(2)}`;
  expect(html).toContain(`href="${address}"`);
  const answer = await at.get(address);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  const { text, objects } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const said = text.map(plain);
  const rows = rowsOf(html);
  expect(rows.length).toBeGreaterThan(2);
  // A long value is broken into lines.
  const joined = said.join(' ');
  for (const cell of rows.flat()) expect(joined).toContain(cell);
  expect(said).toContain(`Erster Absatz (${language})`);
  expect(said).toContain('Zweiter');
  expect(said).toContain(`– Nicht ins Wasser tauchen (${language})`);
  expect([...objects.values()].join()).toContain(`/Lang(${locale.code})`);
});

it('a long name of a figure takes two lines beside its value, a long address two in the foot', async () => {
  const label = 'Csomagolás méretei (szélesség × mélység × magasság)';
  const slug = Array.from({ length: 12 }, () => 'hidraulikus').join('-');
  const [sku = ''] = await putOnSale({
    slug,
    text: () => ({ attributesRaw: [{ name: 'power', label, value: '55 × 48', unit: 'cm' }] }),
  });
  const answer = await visitor('hu').get(`/data-sheet/${sku.slice(2)}`);
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const said = text.map(plain);
  expect(said).not.toContain(label);
  expect(said.join(' ')).toContain(label);
  const foot = said.filter((line) => line.includes('hidraulikus'));
  expect(foot.length).toBeGreaterThan(1);
});

it('an article that the market does not sell has none, nor has an unknown number', async () => {
  const [sku = ''] = await putOnSale({ notSellableIn: ['de'] });
  expect((await visitor('de').get(`/data-sheet/${sku.slice(2)}`)).status).toBe(404);
  expect((await visitor('de').get('/data-sheet/99999999')).status).toBe(404);
  expect((await visitor('at').get(`/data-sheet/${sku.slice(2)}`)).status).toBe(200);
});

it('has the pictures and the drawing of the gallery, and names the documents of the page', async () => {
  const picture = (view: string) => ({
    url: `/pictures/bench-vise-125-blue-${view}.webp`,
    width: 1200,
    height: 1200,
  });
  const [sku = ''] = await putOnSale({
    document: {
      images: [picture('main'), picture('front'), picture('detail')],
      netSize: { width: 21, length: 43.5, height: 17, weight: 4 },
      energyLabel: labelled,
    },
    text: () => ({ manualUrl: '/manual.pdf' }),
  });
  const at = visitor('de');
  const page = await (await at.get(`/regal-de-${sku.slice(2)}`)).text();
  const named = page.split('id="documents"')[1]?.split('</ul>')[0] ?? '';
  const addresses = [...named.matchAll(/<a [^>]*href="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toHaveLength(5);
  const answer = await at.get(`/data-sheet/${sku.slice(2)}`);
  const { text, objects } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const joined = text.map(plain).join(' ');
  for (const address of addresses.slice(1))
    expect(joined).toContain(new URL(address, 'http://de.localhost').href);
  for (const measure of ['21 cm', '43,5 cm', '17 cm']) expect(text.map(plain)).toContain(measure);
  const written = [...objects.values()].join();
  expect(written.match(/\/Subtype\/Image/g)).toHaveLength(3);
  expect(written.match(/\/S\/Figure/g)).toHaveLength(4);
});

it('is written once for many readers', async () => {
  const { address } = await newPage();
  settle();
  const sheet = address.replace(/regal-de-/, 'data-sheet/');
  expect((await visit(sheet)).kept).toBe('rendered');
  expect((await visit(sheet)).kept).toBe('kontor; hit; detail=fresh');
});
