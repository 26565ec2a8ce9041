/**
 * The filter attributes of product documents: every value that the product page states, whatever the card shows.
 * Source: issue 4 §2, checklist CAT-3; decision 56.
 */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import {
  figureText,
  statedValues,
  tablesOf,
} from '#domain/catalogue/technical-data/stated-values.ts';
import { inserts, jsonChunks, type Row } from '../../d1/bulk-insert.ts';

const valueColumns = ['key', 'name', 'unit', 'word', 'low', 'high'];

/** The values of the documents, and which product states which. */
export function attributeStatements(
  db: D1Database,
  documents: readonly ProductDocument[],
): D1PreparedStatement[] {
  const stated = documents.flatMap((document) =>
    statedValues(document).map(({ name, place, unit, word, low, high }) => {
      const value = [name, unit, word ?? null, low ?? null, high ?? null];
      return { id: document.id, place, key: JSON.stringify(value), value };
    }),
  );
  const values = new Map(stated.map(({ key, value }): [string, Row] => [key, [key, ...value]]));
  const onConflict = { key: 'key', do: 'keep' } as const;
  return [
    ...inserts(db, { table: 'attribute_values', columns: valueColumns, onConflict }, [
      ...values.values(),
    ]),
    ...jsonChunks(stated.map(({ id, key, place }) => [id, key, place])).map((json) =>
      db
        .prepare(
          `INSERT INTO product_attributes (product_id, value, place)
           SELECT r.value ->> 0, v.id, r.value ->> 2
           FROM json_each(?1) r CROSS JOIN attribute_values v ON v.key = r.value ->> 1`,
        )
        .bind(json),
    ),
  ];
}

const labelColumns = ['language', 'name', 'word', 'label', 'unit'];
const labelKey = 'language, name, word';

/** The labels of the attributes and their words in each language; the word `''` is the attribute itself. */
function labelRows(document: ProductDocument): Row[] {
  const words = new Map(statedValues(document).map(({ name, word }) => [name, word]));
  return tablesOf(document).flatMap(([language, rows]) =>
    rows.flatMap((row): Row[] => {
      const word = words.get(row.name);
      return [
        [language, row.name, '', row.label, row.unit ?? null],
        ...(word === undefined ? [] : [[language, row.name, word, figureText(row), null]]),
      ];
    }),
  );
}

/** A product that states an attribute without a unit must not remove the unit that others give it. */
export function labelStatements(
  db: D1Database,
  documents: readonly ProductDocument[],
): D1PreparedStatement[] {
  const { plain = [], measured = [] } = Object.groupBy(documents.flatMap(labelRows), (row) =>
    row[4] === null ? 'plain' : 'measured',
  );
  const write = (rows: readonly Row[], only: readonly string[]) =>
    inserts(
      db,
      {
        table: 'attribute_labels',
        columns: labelColumns,
        onConflict: { key: labelKey, do: 'update', only },
      },
      distinct(rows),
    );
  return [...write(plain, ['label']), ...write(measured, ['label', 'unit'])];
}

/** The last row of each key: an upsert must not contain the same key twice. */
function distinct(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.slice(0, 3).join('\n'), row])).values()];
}
