/** Every table and column of the databases and of a cart's room says whether it holds something personal. */
import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { documentMarks, roomTableMarks } from '#party/personal-data.ts';
import { personalMarks as allMarks } from '#worker/commerce/embedded/personal-data.ts';
import type { TableMarks } from '#worker/d1/personal-data.ts';
import { searchMarks } from '#worker/data/search/schema.ts';
import { payer } from '../paying.ts';

/** What FTS5 makes for `terms`. */
const madeByFts5 = /^(terms_|vocabulary$)/;

const marked = ({ none, personal, secret }: TableMarks) => [...none, ...personal, ...secret];
const markedColumns = (marks: readonly TableMarks[]) =>
  Object.fromEntries(marks.map((each) => [each.table, marked(each).toSorted()]));

async function columnsOf(db: D1Database): Promise<Record<string, string[]>> {
  const { results } = await db
    .prepare(
      `SELECT m.name AS name, c.name AS column FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND m.name <> 'd1_migrations'`,
    )
    .all<{ name: string; column: string }>();
  const tables = Map.groupBy(
    results.filter(({ name }) => !madeByFts5.test(name)),
    ({ name }) => name,
  );
  return Object.fromEntries(
    [...tables].map(([name, rows]) => [name, rows.map(({ column }) => column).toSorted()]),
  );
}

const keyed = (of: TableMarks['of']) => Object.keys(of).length > 0;

it('every column of the database is marked', async () => {
  expect(markedColumns(allMarks)).toEqual(await columnsOf(env.DB));
});

it("every column of the search's database is marked", async () => {
  expect(markedColumns(searchMarks)).toEqual(await columnsOf(env.SEARCH_DB));
});

it('what is personal is erased, kept, deleted by age or left to a part', () => {
  const unsettled = allMarks.filter(
    ({ personal, secret, erasure }) => personal.length + secret.length > 0 && !erasure,
  );
  expect(unsettled).toEqual([]);
  const unfound = allMarks.filter(({ erasure, of }) => erasure === 'delete' && !keyed(of));
  expect(unfound).toEqual([]);
});

it("every table and key of a cart's room is marked", async () => {
  const { payByCard, cart } = await payer('de');
  await payByCard();
  const { tables, keys } = await runInDurableObject(
    env.CART.getByName(cart.id),
    (_room, { storage }) => ({
      tables: storage.sql
        .exec<{ name: string; column: string }>(
          `SELECT m.name AS name, c.name AS column FROM sqlite_master m, pragma_table_info(m.name) c
           WHERE m.type = 'table' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
        )
        .toArray(),
      keys: storage.sql.exec<{ name: string }>('SELECT name FROM documents').toArray(),
    }),
  );
  const columns = (table: string) => tables.filter(({ name }) => name === table);
  expect(new Set(tables.map(({ name }) => name))).toEqual(new Set(Object.keys(roomTableMarks)));
  for (const [table, marks] of Object.entries(roomTableMarks)) {
    expect(columns(table).map(({ column }) => column)).toEqual(Object.keys(marks));
  }
  expect(Object.keys(documentMarks)).toEqual(expect.arrayContaining(keys.map(({ name }) => name)));
});
