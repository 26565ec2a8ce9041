/** Searches every table and every room for words, without regard to capitals. */
import { env, runInDurableObject } from 'cloudflare:test';

/** By `table.column`: the words found there. */
export type Traces = Record<string, string[]>;

type Column = { name: string; column: string };

const everyColumn = `SELECT m.name AS name, c.name AS column FROM sqlite_master m, pragma_table_info(m.name) c
  WHERE m.type = 'table' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND m.sql NOT LIKE '%VIRTUAL%'`;

const textOf = ({ column }: Column) => `coalesce(CAST("${column}" AS TEXT), '')`;

/**
 * Whole tables first: few have a word at all, and the catalogue's are long. `others`: words of somebody else that contain
 * one of the words; they do not count.
 */
export async function tracesIn(
  db: D1Database,
  words: readonly string[],
  others: readonly string[] = [],
): Promise<Traces> {
  const { results } = await db.prepare(everyColumn).all<Column>();
  const tables = [...Map.groupBy(results, ({ name }) => name).values()];
  const hits = await wordsIn(db, words, others, tables);
  const columns = tables.flatMap((each, at) => ((hits[at] ?? []).length > 0 ? each : []));
  const found = await wordsIn(
    db,
    words,
    others,
    columns.map((each) => [each]),
  );
  const traces = columns.map(({ name, column }, at) => [`${name}.${column}`, found[at] ?? []]);
  return Object.fromEntries(traces.filter(([, each]) => (each?.length ?? 0) > 0)) as Traces;
}

/** For each group of columns of one table: the words that stand in any of them. */
async function wordsIn(
  db: D1Database,
  words: readonly string[],
  others: readonly string[],
  groups: readonly (readonly Column[])[],
): Promise<string[][]> {
  if (groups.length === 0) return [];
  const without = others.reduce(
    (text, other) => `replace(${text}, '${other.toLowerCase()}', '')`,
    'text',
  );
  const found = await db.batch<{ word: string }>(
    groups.map((columns) =>
      db
        .prepare(
          `WITH t AS MATERIALIZED (SELECT lower(${columns.map(textOf).join(" || ' ' || ")}) AS text
             FROM "${columns[0]?.name}")
           SELECT value AS word FROM json_each(?1) WHERE EXISTS (
             SELECT 1 FROM t WHERE instr(text, lower(value)) > 0 AND instr(${without}, lower(value)) > 0)`,
        )
        .bind(JSON.stringify(words)),
    ),
  );
  return found.map((each) => each.results.map(({ word }) => word));
}

/** In all tables of the room of a cart. */
export function tracesInRoom(cartId: string, words: readonly string[]): Promise<string[]> {
  return runInDurableObject(env.CART.getByName(cartId), (_room, { storage }) => {
    const columns = storage.sql.exec<Column>(everyColumn).toArray();
    return columns.flatMap(({ name, column }) => {
      const rows = storage.sql.exec(`SELECT "${column}" AS value FROM "${name}"`).toArray();
      const text = JSON.stringify(rows).toLowerCase();
      return words
        .filter((word) => text.includes(word.toLowerCase()))
        .map(() => `${name}.${column}`);
    });
  });
}
