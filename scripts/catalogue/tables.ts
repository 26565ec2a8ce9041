/** The tables of a database, found in its schema, for backup and restore. */

export type Table = {
  name: string;
  columns: string[];
  /** The primary key, by which rows are ordered. */
  key: string[];
  /** BLOB columns, which are hexadecimal text in JSON. */
  bytes: ReadonlySet<string>;
};

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Tables that a backup omits, and why nothing is lost. Every other table is included, also those of new migrations. */
export const derivedTables: Readonly<Record<string, string>> = {
  limit_counts: 'counts of the last hour, which begin anew',
  listing_counts: 'counted anew when somebody asks for a listing',
  page_changes: 'a restore changes every page: it says so itself',
  shelves: 'a restore fills them from products, categories and stock',
};

/** The tables of a backup. */
export async function ownTablesOf(db: D1Database): Promise<Table[]> {
  return (await tablesOf(db)).filter(({ name }) => !Object.hasOwn(derivedTables, name));
}

/** All tables except those of SQLite, the platform and the migrations. */
export async function tablesOf(db: D1Database): Promise<Table[]> {
  const { results } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations' ORDER BY name`,
    )
    .all<{ name: string }>();
  const names = results.map(({ name }) => name);
  // One round trip: as many requests at once leave connections that have ended when they are used again.
  const columns = await db.batch<Column>(
    names.map((name) =>
      db.prepare('SELECT name, type, pk FROM pragma_table_info(?1) ORDER BY cid').bind(name),
    ),
  );
  return names.map((name, at) => tableOf(name, columns[at]?.results ?? []));
}

type Column = { name: string; type: string; pk: number };

function tableOf(name: string, columns: readonly Column[]): Table {
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`${name} has no primary key: its rows have no order`);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    bytes: new Set(
      columns.flatMap((each) => (each.type.toUpperCase() === 'BLOB' ? [each.name] : [])),
    ),
  };
}

/** The number of rows of each table, all read at the same moment. */
export async function countsOf(
  db: D1Database,
  tables: readonly Table[],
): Promise<Record<string, number>> {
  const answers = await db.batch<{ count: number }>(
    tables.map(({ name }) => db.prepare(`SELECT count(*) AS count FROM ${quoted(name)}`)),
  );
  return Object.fromEntries(
    tables.map(({ name }, at) => [name, answers[at]?.results[0]?.count ?? 0]),
  );
}

type Cell = string | number | null;

/** All rows in the order of their key, a page at a time. */
export async function* rowsOf(
  db: D1Database,
  table: Table,
  pageSize = 500,
): AsyncGenerator<Cell[]> {
  const { name, columns, key, bytes } = table;
  const picks = columns.map((column) =>
    bytes.has(column) ? `hex(${quoted(column)}) AS ${quoted(column)}` : quoted(column),
  );
  const order = key.map(quoted).join(', ');
  const places = key.map((_, at) => `?${at + 1}`).join(', ');
  for (let after: Cell[] | undefined; ; ) {
    const where = after ? `WHERE (${order}) > (${places})` : '';
    const { results } = await db
      .prepare(
        `SELECT ${picks.join(', ')} FROM ${quoted(name)} ${where} ORDER BY ${order} LIMIT ${pageSize}`,
      )
      .bind(...(after ?? []))
      .all<Record<string, Cell>>();
    for (const row of results) yield columns.map((column) => row[column] ?? null);
    const last = results.at(-1);
    if (!last || results.length < pageSize) return;
    after = key.map((column) => last[column] ?? null);
  }
}

/** One statement that inserts many rows in the form of rowsOf. */
export function insertOf(
  db: D1Database,
  { name, columns, bytes }: Table,
  rows: readonly string[],
): D1PreparedStatement {
  const picks = columns.map((column, at) =>
    bytes.has(column) ? `unhex(value ->> ${at})` : `value ->> ${at}`,
  );
  return db
    .prepare(
      `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) SELECT ${picks.join(', ')} FROM json_each(?1)`,
    )
    .bind(`[${rows.join(',')}]`);
}
