/**
 * The filter attributes of product documents: every value that the product page states, whatever the card shows.
 * Source: issue 4 §2, checklist CAT-3; decision 56.
 */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { figureText, statedValues, tablesOf } from '#domain/catalogue/stated-values.ts';
import { inserts, type Row } from '../../d1/bulk-insert.ts';

export const attributeColumns = ['product_id', 'name', 'place', 'unit', 'word', 'low', 'high'];

export function attributeRows(document: ProductDocument): Row[] {
  return statedValues(document).map(({ name, place, unit, word, low, high }) => [
    document.id,
    name,
    place,
    unit,
    word ?? null,
    low ?? null,
    high ?? null,
  ]);
}

const labelColumns = ['language', 'name', 'word', 'label', 'unit'];
const labelKey = 'language, name, word';

/** The labels of the attributes and their words in each language; the word `''` is the attribute itself. */
function labelRows(document: ProductDocument): Row[] {
  const words = new Map(statedValues(document).map(({ name, word }) => [name, word]));
  return tablesOf(document.texts).flatMap(([language, rows]) =>
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
