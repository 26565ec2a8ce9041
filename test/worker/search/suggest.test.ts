/** Suggestions while somebody types: a fragment of a page, the same for everyone, for any text. */
import { expect, it } from 'vitest';
import { type Goods, putOnSale, tellSearch } from '../goods.ts';
import { visitor } from '../visitor.ts';

const asked = (text: string) => visitor('gb').get(`/__suggest?query=${encodeURIComponent(text)}`);

/** The links of the options, in their order. */
const optionsIn = (html: string) =>
  [...html.matchAll(/<a role="option"[^>]* href="([^"]*)"/g)].map(([, href]) => href);

/** Those that lead to articles: their addresses end in numbers. */
const articlesIn = (html: string) => optionsIn(html).filter((href) => /-\d{8}$/.test(href ?? ''));

const textIn = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

it('articles are suggested with number, name and both prices, at most four and then a link to all', async () => {
  const word = `zqv${crypto.randomUUID().slice(0, 6)}`;
  const name = (number: number): Goods => ({
    text: () => ({ name: `Vice ${word.toUpperCase()} ${number}` }),
  });
  const four = await putOnSale(...[1, 2, 3, 4].map((number) => name(number)));
  await tellSearch();
  const some = await (await asked(word)).text();
  expect(articlesIn(some)).toHaveLength(4);
  expect(textIn(some)).toContain(`Vice ${word.toUpperCase()} 1`);
  expect(textIn(some)).toContain(four[0]?.slice(2));
  expect(some).toContain('price__now');
  expect(some).toContain('price__net');
  expect(some).toContain('data-said="4 items"');

  await putOnSale(name(5), name(6));
  await tellSearch();
  const another = word.slice(0, -1);
  const all = await (await asked(another)).text();
  expect(articlesIn(all)).toHaveLength(4);
  expect(optionsIn(all).at(-1)).toBe(`/search?query=${another}`);
  expect(textIn(all)).toContain('Show 6 items');
});

it('departments whose name begins with the text are suggested with their number', async () => {
  const html = await (await asked('cater')).text();
  const [, group = ''] = html.split('aria-label="Departments"');
  expect(textIn(group)).toContain('Cater');
  // Only what a suggested text adds to the typed one is stressed.
  expect(html.split('aria-label="Departments"')[1]).not.toContain('<mark>');
  expect(group).toMatch(/class="plate"[^>]*>\d</);
});

it('beside articles stand the categories most of them are in, and their brands', async () => {
  const html = await (await asked('drill')).text();
  const group = (name: string) =>
    html.split(`aria-label="${name}"`)[1]?.split('role="group"')[0] ?? '';
  expect(optionsIn(group('Departments'))).toEqual(['/drills-drivers', '/machine-tools']);
  const brands = optionsIn(group('Our brands'));
  expect(brands.length).toBeGreaterThan(0);
  for (const href of brands) expect(href).toMatch(/^\/(brand\/|search\?query=drill&amp;brand=)/);
});

it('the suggestions are one listbox with named groups, and at most ten', async () => {
  for (const text of ['ca', 'st', 'machine', 'a b']) {
    const html = await (await asked(text)).text();
    expect(html.match(/role="listbox"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const suggested = html.match(/class="opt"/g)?.length ?? 0;
    expect([text, suggested <= 10]).toEqual([text, true]);
    for (const [group] of html.matchAll(/<div role="group"[^>]*>/g)) {
      expect(group).toContain('aria-label');
    }
  }
});

it('the suggestions are the same for everyone: cached for a minute, without a cookie', async () => {
  const { headers } = await asked('machine');
  expect(headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(headers.getSetCookie()).toEqual([]);
  const neutral = await visitor().get('/__suggest?query=machine');
  expect(neutral.headers.get('Cache-Control')).toBe('private, no-store');
});

it('fewer than two letters have no suggestions', async () => {
  for (const text of ['', 'a', '  a  ', '\u0000b']) {
    const response = await asked(text);
    expect([text, response.status, await response.text()]).toEqual([text, 204, '']);
  }
});

it('a text without results is answered with the telephone number', async () => {
  const html = await (await asked('qqqxxxzzz')).text();
  expect(optionsIn(html)).toEqual([]);
  expect(html).not.toContain('role="listbox"');
  expect(textIn(html)).toContain('No results for “qqqxxxzzz”');
  expect(html).toContain('href="tel:');
});

it('any text is answered, and is never shown as markup', async () => {
  const hostile = [
    `"'\`„“`,
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `x' OR 1=1 --`,
    '"vice" OR NEAR(* AND) -^:(',
    '%%__\\',
    '🛠️🔧👩‍🔧',
    'كرسي معدني',
    '‮evil',
    'x'.repeat(10_000),
    '🔧'.repeat(99),
    `a${'🔧'.repeat(99)}`,
    '\u0000\u0001\u001f\ud800 vice',
    '../../etc/passwd',
    '{query}',
  ];
  for (const text of hostile) {
    const { status, body } = await asked(text.toWellFormed()).then(async (response) => ({
      status: response.status,
      body: await response.text(),
    }));
    expect([text.slice(0, 40), status]).toEqual([text.slice(0, 40), 200]);
    expect(body).not.toMatch(/<script|<img src="?x/);
  }
  for (const raw of ['%', '%E0%A4%A', '%ff%fe', 'a&query=b']) {
    const response = await visitor('gb').get(`/__suggest?query=vice${raw}`);
    expect([raw, response.status]).toEqual([raw, 200]);
  }
});

it('a corrected text and a word that nothing matches are told above the articles', async () => {
  await putOnSale({ text: () => ({ name: 'Quirkelpress' }) });
  await tellSearch();
  const corrected = await (await asked('quirkelperss')).text();
  const said = 'Showing results for “quirkelpress”. We found nothing for “quirkelperss”.';
  expect(textIn(corrected)).toContain(said);
  expect(corrected).toContain(`data-said="1 item. ${said}"`);
  const partly = await (await asked('quirkelpress zqvwx')).text();
  expect(textIn(partly)).toContain('Nothing matches “zqvwx”; the results shown leave it out.');
  expect(textIn(await (await asked('quirkelpress')).text())).toContain(
    'Results for “quirkelpress”',
  );
});
