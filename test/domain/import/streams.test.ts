/** Files arrive in pieces that end anywhere: what is read must not depend on where. */
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../scripts/catalogue/files/csv-rows.ts';
import { plainText } from '../../../scripts/catalogue/files/html.ts';
import { depthOfObjects, objectsOf } from '../../../scripts/catalogue/files/json-objects.ts';
import { linesOf } from '../../../scripts/catalogue/files/lines.ts';
import { type Chance, chance, times } from '../seeded.ts';
import { settings } from './settings.ts';

async function* inPieces(text: string, draw: Chance): AsyncGenerator<string> {
  for (let from = 0; from < text.length; ) {
    const to = from + draw.between(1, 7);
    yield text.slice(from, to);
    from = to;
  }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const seeds = times(30);

describe('a stream in pieces', () => {
  it.each(seeds)(
    'gives its lines, and of those that are too long only the number (%i)',
    async (seed) => {
      const text = `one\r\n\n${'x'.repeat(50)}\ntwo\n${'y'.repeat(21)}\nlast`;
      expect(await all(linesOf(inPieces(text, chance(seed)), 20))).toEqual([
        { line: 1, text: 'one' },
        { line: 2, text: '' },
        { line: 3, tooLong: true },
        { line: 4, text: 'two' },
        { line: 5, tooLong: true },
        { line: 6, text: 'last' },
      ]);
    },
  );

  it.each(seeds)('gives the objects of a page, with the lines they begin in (%i)', async (seed) => {
    const objects = [{ a: '}"\\' }, { b: [{ c: '{' }], d: {} }, { e: 'x'.repeat(90) }];
    const text = `{"limit": 3,\n"results": [\n${objects.map((each) => JSON.stringify(each)).join(',\n')}]}`;
    expect(depthOfObjects(text)).toBe(2);
    const found = await all(objectsOf(inPieces(text, chance(seed)), 2, 60));
    expect(found).toEqual([
      { line: 3, text: JSON.stringify(objects[0]) },
      { line: 4, text: JSON.stringify(objects[1]) },
      { line: 5, tooLong: true },
    ]);
  });

  it.each(seeds)('gives the rows of a CSV and continues after broken ones (%i)', async (seed) => {
    const text = `sku;name.de\r\nA;"x;\r\n""y"\nB;"${'z'.repeat(200)}"\n;\nC;=1\nD;5"\nE;"open\nF;6\rG;7`;
    const options = {
      format: 'csv',
      delimiter: ';',
      map: {},
      limit: 100,
      settings,
      note: () => undefined,
    } as const;
    const found = await all(rowsOf(inPieces(text, chance(seed)), options));
    const told = found.map((each) =>
      'fault' in each ? each.fault.line : [each.row.line, ...each.row.cells.values()],
    );
    expect(told).toEqual([
      [2, 'A', 'x;\r\n"y'],
      4,
      [6, 'C', '=1'],
      7,
      8,
      [9, 'F', '6'],
      [10, 'G', '7'],
    ]);
  });
});

it('a large CSV of stray quotation marks is read, and each of its lines is a fault', async () => {
  const rows = times(150_000).map(() => '",x"y,"');
  const options = { format: 'csv', delimiter: ',', map: {}, limit: 1_500_000, settings } as const;
  async function* text() {
    yield ['sku', ...rows].join('\n');
  }
  const found = await all(rowsOf(text(), { ...options, note: () => undefined }));
  expect(found).toHaveLength(rows.length);
  expect(found.every((each) => 'fault' in each)).toBe(true);
});

it.each(seeds)('a CSV of any characters is read to its end (%i)', async (seed) => {
  const draw = chance(seed);
  const signs = times(400).map(() => draw.pick(['"', '"', ',', '\n', '\r', 'a', ' ']));
  const text = `sku\n${signs.join('')}\nlast`;
  const options = { format: 'csv', delimiter: ',', map: {}, limit: 50, settings } as const;
  const found = await all(rowsOf(inPieces(text, draw), { ...options, note: () => undefined }));
  expect(found.at(-1)).toMatchObject({ row: { line: text.split(/\r\n|\n|\r/).length } });
});

describe('the plain text of foreign HTML', () => {
  it.each([
    ['<p>a &amp; b</p><p>c</p>', 'a & b\nc'],
    ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
    ['x<script>alert(1)</script><style>p{}</style>y', 'xy'],
    ['&lt;b&gt; is text', '<b> is text'],
    ['5 < 6', '5 < 6'],
  ])('%s', (html, text) => expect(plainText(html)).toBe(text));

  it.each(['<br ', '</p '])('is returned even if no tag is closed: %s', (tag) =>
    expect(plainText(tag.repeat(375_000))).toBe(''),
  );
});
