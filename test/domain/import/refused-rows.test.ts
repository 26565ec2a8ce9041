/** A row that cannot be read takes those with it that mean the product it began, and no others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Fault, ProductDraft } from '#domain/catalogue/import/draft.ts';
import { recordsOf, sourceOf } from '../../../scripts/catalogue/records.ts';
import { workplace } from '../../catalogue/command.ts';
import { draftsOf, settings } from './settings.ts';

async function read(text: string): Promise<{ drafts: ProductDraft[]; faults: Fault[] }> {
  const path = join(workplace(), 'file.csv');
  writeFileSync(path, text);
  const nothing = () => undefined;
  const reading = { map: {}, note: nothing, onBytes: nothing };
  const [drafts, faults]: [ProductDraft[], Fault[]] = [[], []];
  for await (const mapped of recordsOf(sourceOf(path, { format: 'auto' }), settings, reading)) {
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

it('rows of a Shopify product that name their product are taken beside a broken one', async () => {
  const { drafts, faults } =
    await read(`Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price
pan,Pan,Size,S,PAN-S,1.00
pan,,,M,PAN-M
pan,,,L,PAN-L,3.00
`);
  expect(drafts.map(({ sku }) => sku)).toEqual(['PAN-S', 'PAN-L']);
  expect(faults.map(({ line }) => line)).toEqual([3]);
});

it('each row of a commercetools file that stands above its first key is told', async () => {
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
