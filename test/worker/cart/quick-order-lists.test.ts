/** Very long, oddly written and hostile lists. Source: issue 5 point 6. */
import { env } from 'cloudflare:test';
import { afterAll, expect, it } from 'vitest';
import { skusOf } from '#domain/cart/articles.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { maxBytes, maxRows } from '#domain/quick-order/limits.ts';
import { putOnSale } from '../goods.ts';
import { led, visitor } from '../visitor.ts';
import { add, check, checkedPage, sendList } from './quick-order-page.ts';

const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

function utf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

/** The goods are sold in one market only and removed after this file, because other tests read whole catalogues. */
const market = 'lt';

const made: string[] = [];

afterAll(async () => {
  await env.DB.prepare(
    'UPDATE prices SET sellable = 0 WHERE product_id IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(made))
    .run();
});

it('a thousand lines are checked, and added as one change', async () => {
  const notSellableIn = countryCodes.filter((country) => country !== market);
  const wishes = Array.from({ length: maxRows }, () => ({ price: 100, notSellableIn }));
  const skus: string[] = await putOnSale(...wishes);
  made.push(...skus);
  const shopper = visitor(market);
  const page = await check(shopper, { file: skus.map((sku) => `${sku};2`).join('\r\n') });
  expect(Object.keys(page.good)).toEqual(skus);
  expect(page.total).toBe(maxRows * 2 * 100);
  expect(await led(add(shopper, page))).toBe('/checkout/cart');
  const { me } = await shopper.ask('getMe', {});
  expect(me.activeCart && skusOf(me.activeCart)).toEqual(skus);
  expect(me.activeCart?.version).toBe(2);
  expect((await shopper.get('/checkout/cart')).status).toBe(200);
}, 60_000);

it('a list with one line more is refused with a message, and what was typed stays', async () => {
  const lines = Array.from({ length: maxRows + 1 }, (_, at) => `EX1000${at};1`).join('\n');
  const page = await checkedPage(await sendList(visitor('ie'), { lines }));
  expect(page.status).toBe(422);
  expect(page.main).toMatch(/role="alert"[\s\S]*1,001 lines[\s\S]*1,000/);
  expect(page.lines).toBe(lines);
  const file = await checkedPage(await sendList(visitor('ie'), { file: lines }));
  expect(file.status).toBe(422);
});

it('a file that is too large is refused with a message', async () => {
  const response = await sendList(visitor('ie'), { file: new Uint8Array(maxBytes + 1) });
  expect(response.status).toBe(413);
  expect((await checkedPage(response)).main).toMatch(/role="alert"[\s\S]*512\s?kB/);
});

it('a file is read in every encoding that spreadsheets write', async () => {
  const [sku] = await putOnSale({});
  const list = `Artikel;Größe\r\n${sku};3\r\n"${sku}";"1";"Söll; ""groß"""\r\n`;
  const windows = Uint8Array.from(list, (letter) => letter.charCodeAt(0));
  const files = {
    'UTF-8': bytes(list),
    'UTF-8 with its mark': bytes(`\ufeff${list}`),
    'UTF-16 LE with its mark': utf16(`\ufeff${list}`, true),
    'UTF-16 BE with its mark': utf16(`\ufeff${list}`, false),
    'UTF-16 without one': utf16(list, true),
    'Windows-1252': windows,
  };
  for (const [encoding, file] of Object.entries(files)) {
    const page = await check(visitor('de'), { file });
    expect([encoding, page.good, page.problems]).toEqual([encoding, { [sku]: 4 }, []]);
  }
});

it('tabs as copied from a spreadsheet, inches, line breaks in a cell and an open quotation mark are read', async () => {
  const [sku] = await putOnSale({});
  const lines = [
    `${sku};2;"erste Zeile\nzweite; Zeile"`,
    `${sku};3;"nie geschlossen`,
    `${sku}  4`,
    `"${sku}",5`,
    `${sku}\t6\tRegal 10" breit`,
  ].join('\n');
  const page = await check(visitor('at'), { lines });
  expect(page.good).toEqual({ [sku]: 20 });
  expect(page.problems).toEqual([]);
});

it('formulas, markup, NUL bytes and very long cells are reported and have no effect', async () => {
  const [sku] = await putOnSale({});
  const long = 'x'.repeat(100_000);
  const hostile = [
    '=HYPERLINK("https://evil.example";"EX10000001");1',
    '@SUM(1+1)*cmd|/C calc;1',
    '<script>alert(1)</script>;1',
    '"><img src=x onerror=alert(1)>;1',
    `${sku}\0;1`,
    `${long};1`,
    `${sku};1000000000000000`,
    `${sku};${'9'.repeat(500)}`,
    `${sku};-1`,
    `${sku};1e3`,
    `${sku};0x10`,
    `'; DROP TABLE products; --;1`,
    '__proto__;1',
    'constructor 2',
  ];
  const page = await check(visitor('ie'), { file: hostile.join('\n') });
  expect(page.status).toBe(200);
  expect(page.good).toEqual({});
  expect(page.problems.map(([, problem]) => problem)).toEqual([
    ...['quantity', 'unknown', 'unknown', 'unknown', 'unreadable', 'unknown'],
    ...['quantity', 'quantity', 'quantity', 'quantity', 'quantity'],
    ...['quantity', 'unknown', 'unknown'],
  ]);
  expect(page.main).not.toMatch(/<script|<img|\0/);
  expect(page.main).not.toMatch(/<td[^>]*>x{1000}/);
  expect(page.lines).toContain(long);
});

it('a workbook is recognized and refused', async () => {
  const workbook = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
  const page = await checkedPage(await sendList(visitor('ie'), { file: workbook, lines: 'EX1' }));
  expect(page.status).toBe(422);
  expect(page.main).toContain('save it as CSV');
  expect(page.lines).toBe('EX1');
});

it('a list from another site is refused', async () => {
  const response = await visitor('de').send('/quick-order', {
    method: 'POST',
    body: new URLSearchParams({ lines: 'EX10000001', intent: 'check' }),
    headers: { Origin: 'https://evil.example' },
  });
  expect(response.status).toBe(403);
});
