/** `npm run search`: the operator's search commands, on a shop of two products. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownTablesOf } from '../../scripts/catalogue/tables.ts';
import type { OpenDatabase } from '../../scripts/local-database.ts';
import { embeddedSearch } from '../../src/worker/data/search/engine.ts';
import { countQueries, deleteOldQueries } from '../../src/worker/data/search/searched-queries.ts';
import { closeDatabases, databaseAt, run } from '../catalogue/command.ts';
import { lines } from '../catalogue/shop.ts';
import { shelf, simpleProduct } from '../catalogue/simple-product.ts';
import { emptyState } from '../catalogue/state.ts';
import { workplace } from '../catalogue/workplace.ts';

afterAll(closeDatabases);

const folder = workplace();
const file = (name: string, content?: string) => {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, content);
  return path;
};

let state = '';
const search = (...parameters: string[]) => run(state, parameters, 'search');
const catalogue = (...parameters: string[]) => run(state, parameters);

const withShop = async <Value>(look: (shop: OpenDatabase) => Promise<Value>): Promise<Value> =>
  look(await databaseAt(state));

const found = (text: string) =>
  withShop(async ({ search: index }) => {
    const asked = { locale: 'de-DE', now: new Date(), store: { key: 'de' } } as const;
    const { hits } = await embeddedSearch({ SEARCH_DB: index }).find(text, asked);
    return hits.map(({ productId }) => productId);
  });

const manufacturer = {
  name: 'Acme GmbH',
  postalAddress: 'Werkstraße 1, 23552 Lübeck',
  electronicAddress: 'sicherheit@acme.example',
  country: 'de',
};
const sku = 'EX10000001';
const other = 'EX10000002';

beforeAll(async () => {
  state = await emptyState();
  const products = [sku, other].map((each) => ({ ...simpleProduct(each), manufacturer }));
  const loaded = await catalogue('import', file('shop.ndjson', lines([shelf, ...products])));
  expect(loaded).toMatchObject({ code: 0, out: expect.stringContaining('loaded 2 products') });
}, 180_000);

describe('the commands of the catalogue', () => {
  it('update the index', async () => {
    expect((await found('ofen')).toSorted()).toEqual([sku, other]);
    expect((await catalogue('remove', other)).code).toBe(0);
    expect(await found('ofen')).toEqual([sku]);
  }, 180_000);

  it('restore a backup with its synonyms, and its products are found', async () => {
    expect((await catalogue('backup', file('shop.gz'))).code).toBe(0);
    await withShop(async ({ db, search: index }) => {
      const tables = (await ownTablesOf(db)).map(({ name }) => name);
      expect(tables).toContain('search_synonyms');
      await index.exec('DELETE FROM documents');
      await index.exec('DELETE FROM terms');
    });
    const { code, out } = await catalogue('restore', file('shop.gz'), '--overwrite');
    expect(code).toBe(0);
    expect(out).toContain('2 products indexed, 0 gone');
    expect(await found('ofen')).toEqual([sku]);
  }, 180_000);
});

describe('synonyms', () => {
  it('of a file with bad lines are rejected as a whole, with the faults of each line', async () => {
    const bad = file('bad.csv', 'de,Ofen,Backröhre\nxx,Ofen,Oven\nde,Herd\n');
    const { code, err } = await search('synonyms', 'import', bad);
    expect(code).toBe(1);
    expect(err).toMatch(/^line 2: "xx" is none of the languages [\s\S]*^line 3: has fewer than/m);
    expect(err).toContain('nothing was changed');
    expect((await search('synonyms', 'export')).out).toBe('');
  }, 180_000);

  it('find products, are exported as they were imported, and can be removed', async () => {
    const good = file('good.csv', 'de,Ofen,Backröhre\n');
    expect(await found('backröhre')).toEqual([]);
    const imported = await search('synonyms', 'import', good);
    expect(imported).toMatchObject({ code: 0, out: '2 products indexed, 0 gone\n' });
    expect(await found('backröhre')).toEqual([sku]);
    await search('synonyms', 'export', file('out.tsv'));
    expect(readFileSync(file('out.tsv'), 'utf8')).toBe('de\tOfen\tBackröhre\n');
    expect((await search('synonyms', 'remove', 'de', 'Ofen')).code).toBe(0);
    expect(await found('backröhre')).toEqual([]);
    const again = await search('synonyms', 'remove', 'de', 'Ofen');
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('there are no synonyms') });
  }, 240_000);
});

describe('what was searched for', () => {
  it('is listed, the most frequent first', async () => {
    const now = new Date();
    const before = new Date(now.getTime() - 40 * 86_400_000);
    await withShop(async ({ search: index }) => {
      const count = (text: string, hits: number, at: Date) =>
        countQueries(index, [{ locale: 'de-DE', text, found: hits }], at);
      for (const text of ['gefriertruhe', 'eismaschine', 'eismaschine']) await count(text, 0, now);
      await count('ofen', 1, now);
      await count('vergessen', 0, before);
      await deleteOldQueries(index, now);
    });
    const day = now.toISOString().slice(0, 10);
    const missing = await search('missing', '--locale', 'de-de');
    expect(missing).toMatchObject({
      code: 0,
      out: `2\tde-DE\teismaschine\tlast ${day}\n1\tde-DE\tgefriertruhe\tlast ${day}\n`,
    });
    const longer = await search('missing', '--days', '90', '--limit', '1');
    expect(longer.out).toBe(`2\tde-DE\teismaschine\tlast ${day}\n`);
    expect((await search('popular')).out).toBe(`1\tde-DE\tofen\tlast ${day}\n`);
  }, 240_000);

  it('can be listed only for valid days and locales', async () => {
    expect(await search('missing', '--days', '91')).toMatchObject({
      code: 2,
      err: '91 is no number from 1 to 90\n',
    });
    expect((await search('popular', '--locale', 'xx-XX')).code).toBe(2);
  }, 180_000);
});
