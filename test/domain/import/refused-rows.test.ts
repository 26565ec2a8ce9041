/** With an unreadable row, the rows that belong to its product are refused, and no others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Fault, ProductDraft } from '#domain/catalogue/import/draft.ts';
import type { Format } from '#domain/catalogue/import/formats.ts';
import { recordsOf, sourceOf } from '../../../scripts/catalogue/files/records.ts';
import { workplace } from '../../catalogue/workplace.ts';
import { draftsOf, settings } from './settings.ts';

async function read(
  text: string,
  format: Format | 'auto' = 'auto',
): Promise<{ drafts: ProductDraft[]; faults: Fault[] }> {
  const path = join(workplace(), 'file.csv');
  writeFileSync(path, text);
  const nothing = () => undefined;
  const reading = { map: {}, note: nothing, onBytes: nothing };
  const [drafts, faults]: [ProductDraft[], Fault[]] = [[], []];
  for await (const mapped of recordsOf(sourceOf(path, { format }), settings, reading)) {
    drafts.push(...draftsOf(mapped.candidates));
    faults.push(...mapped.faults);
  }
  return { drafts, faults };
}

it('variants of a commercetools product whose first row is broken do not join the product above', async () => {
  const { drafts, faults } = await read(`key,name.en,variants.sku
kiln,Kiln,KILN-1
,,KILN-2
pan,Pan
,,PAN-2
,,PAN-3
pot,Pot,POT-1
,,POT-2
`);
  expect(drafts.map(({ sku, facts }) => [sku, facts.family])).toEqual([
    ['KILN-1', 'kiln'],
    ['KILN-2', 'kiln'],
    ['POT-1', 'pot'],
    ['POT-2', 'pot'],
  ]);
  const lost = 'belongs to line 4, which was refused';
  expect(faults).toEqual([
    { line: 4, why: 'has 2 cells where the first line has 3' },
    { line: 5, why: lost },
    { line: 6, why: lost },
  ]);
});

it('rows of a Shopify product that name the product are accepted beside a broken one', async () => {
  const { drafts, faults } =
    await read(`Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price
pan,Pan,Size,S,PAN-S,1.00
pan,,,M,PAN-M
pan,,,L,PAN-L,3.00
`);
  expect(drafts.map(({ sku }) => sku)).toEqual(['PAN-S', 'PAN-L']);
  expect(faults.map(({ line }) => line)).toEqual([3]);
});

it('each row of a Shopify file that names no product is reported', async () => {
  const { drafts, faults } = await read(`Handle,Title,Variant SKU,Variant Price
,Pan,PAN,1.00
,Pot,POT,2.00
,Kiln,KILN,3.00
`);
  expect(drafts).toEqual([]);
  expect(faults).toEqual([2, 3, 4].map((line) => ({ line, column: 'Handle', why: 'is missing' })));
});

const inTheMiddle = 'has a quotation mark in the middle of a cell';

it.each([
  ['doubled in a bare cell', 'A,55"" TV\nB,ok\nC,ok\nD,"quoted"\nE,ok', 'BCDE', [inTheMiddle]],
  [
    'never closed',
    'A,"55 TV\nB,ok\nC,ok\nD,"quoted"\nE,ok',
    'BCDE',
    ['opens a quotation mark, and line 5 has one in the middle of a cell'],
  ],
  [
    'the last of a file',
    'A,ok\nB,ok\nC,"55 TV\nD,ok',
    'ABD',
    ['opens a quotation mark that is never closed'],
  ],
  [
    'beside a cell of several lines',
    'A,ok\nB"C,"two\nlines"\nD,"three\n\nlines"',
    'AD',
    [inTheMiddle, inTheMiddle],
  ],
])('a quotation mark %s does not affect the rows below', async (_, rows, taken, why) => {
  const { drafts, faults } = await read(`sku,name.en\n${rows}\n`);
  expect(drafts.map(({ sku }) => sku).join('')).toBe(taken);
  expect(faults.map((fault) => fault.why)).toEqual(why);
});

const bowl = {
  id: '1',
  name: { en: 'Bowl' },
  slug: { en: 'bowl' },
  masterVariant: { sku: 'BOWL' },
};
const page = JSON.stringify({ limit: 20, results: [bowl] });

it.each([
  ['between two objects', `[${JSON.stringify(bowl)},\n`, 2],
  ['behind the last object of a page', page.slice(0, -2), 1],
  ['in a text behind it', page.replace(']}', '],"to'), 1],
])('a JSON file that ends %s is reported as incomplete', async (_, text, line) => {
  const { drafts, faults } = await read(text);
  expect(drafts.map(({ sku }) => sku)).toEqual(['BOWL']);
  expect(faults).toEqual([{ line, why: 'is no complete JSON: Unexpected end of JSON input' }]);
});

it.each(['[1,2,3]', ']]][{"id":"1"}]', '['])('a JSON file without objects is refused: %s', (text) =>
  expect(read(text, 'commercetools')).rejects.toThrow('the file has no objects in it'),
);

it('each row of a commercetools file above its first key is reported', async () => {
  const { drafts, faults } = await read(`key,name.en,variants.sku
,,KILN-1
,,KILN-2
pot,Pot,POT-1
`);
  expect(drafts.map(({ sku }) => sku)).toEqual(['POT-1']);
  const lost = { column: 'key', why: 'is missing' };
  expect(faults).toEqual([
    { line: 2, ...lost },
    { line: 3, ...lost },
  ]);
});
