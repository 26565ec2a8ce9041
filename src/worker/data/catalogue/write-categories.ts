/** Writes categories. When a category moves, the shelves of its products are rebuilt. */
import { sql } from 'drizzle-orm';
import type { CategoryDocument } from '#domain/catalogue/document.ts';
import { inserts, type Row } from '../../d1/bulk-insert.ts';
import { prepared } from '../../d1/statements.ts';
import { refillListingIndex } from '../listing/listing-index.ts';

const columns =
  'key id parent_key order_hint image tree hide_chevron energy_regulation related_categories'.split(
    ' ',
  );
const textColumns = 'language category_key name short_name slug description more'.split(' ');

export async function categoryStatements(
  db: D1Database,
  documents: readonly CategoryDocument[],
): Promise<D1PreparedStatement[]> {
  const parents = await parentsOf(db, documents);
  const moved = documents
    .filter(({ key, parent }) => parents.has(key) && parents.get(key) !== (parent ?? null))
    .map(({ key }) => key);
  const keys = JSON.stringify(documents.map(({ key }) => key));
  return [
    ...inserts(
      db,
      { table: 'categories', columns, onConflict: { key: 'key', do: 'update' } },
      documents.map(categoryRow),
    ),
    prepared(
      db,
      sql`DELETE FROM category_texts WHERE category_key IN (SELECT value FROM json_each(${keys}))`,
    ),
    ...inserts(db, { table: 'category_texts', columns: textColumns }, documents.flatMap(textRows)),
    ...(moved.length > 0 ? refillListingIndex(db, moved) : []),
  ];
}

async function parentsOf(
  db: D1Database,
  documents: readonly CategoryDocument[],
): Promise<Map<string, string | null>> {
  const { results } = await prepared(
    db,
    sql`SELECT key, parent_key FROM categories WHERE key IN (SELECT value FROM json_each(${JSON.stringify(documents.map(({ key }) => key))}))`,
  ).all<{ key: string; parent_key: string | null }>();
  return new Map(results.map(({ key, parent_key }) => [key, parent_key]));
}

function categoryRow(document: CategoryDocument): Row {
  const { key, id, parent, orderHint, image, tree, hideChevron } = document;
  return [
    key,
    id,
    parent ?? null,
    orderHint,
    image ? JSON.stringify(image) : null,
    tree ?? 'all',
    hideChevron ? 1 : 0,
    document.energyRegulation ?? null,
    JSON.stringify(document.relatedCategories ?? []),
  ];
}

function textRows({ key, texts }: CategoryDocument): Row[] {
  return Object.entries(texts).map(
    ([language, { name, shortName, slug, description, ...more }]) => [
      language,
      key,
      name,
      shortName ?? null,
      slug,
      description,
      JSON.stringify(more),
    ],
  );
}
