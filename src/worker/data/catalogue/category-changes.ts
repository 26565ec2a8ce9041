/** What becomes of products when their categories change. */
import { sql } from 'drizzle-orm';
import { labelsFor } from '#domain/catalogue/energy/label-rules.ts';
import { languages } from '#domain/country/countries.ts';
import { prepared } from '../../d1/statements.ts';
import type { CategoryFacts } from './category-facts.ts';

type Facts = NonNullable<ReturnType<CategoryFacts['byKey']['get']>>;

/** SKUs of products whose categories require other labels now. */
export async function relabelledSkus(
  db: D1Database,
  before: CategoryFacts,
  after: CategoryFacts,
): Promise<string[]> {
  const keys = changedKeys(
    before,
    after,
    (one, other) => one.energyRegulation !== other.energyRegulation,
  );
  const found = await productsInCategories(db, keys);
  return found
    .filter(({ categories }) => {
      const wanted = labelsFor(categories, after.rules);
      const known = labelsFor(categories, before.rules);
      return wanted.size !== known.size || [...wanted].some((label) => !known.has(label));
    })
    .map(({ sku }) => sku);
}

/** SKUs of products in categories with another name or parent: search finds products by those names too. */
export async function renamedSkus(
  db: D1Database,
  before: CategoryFacts,
  after: CategoryFacts,
): Promise<string[]> {
  const keys = changedKeys(before, after, (one, other) =>
    languages.some((language) => {
      const name = other.names[language];
      return name !== undefined && name !== one.names[language];
    }),
  );
  return (await productsInCategories(db, keys)).map(({ sku }) => sku);
}

/** Of categories that are there already, those with another parent or whatever else is asked for. */
function changedKeys(
  before: CategoryFacts,
  after: CategoryFacts,
  isOther: (one: Facts, other: Facts) => boolean,
): string[] {
  return [...after.byKey].flatMap(([key, facts]) => {
    const known = before.byKey.get(key);
    return known && (known.parent !== facts.parent || isOther(known, facts)) ? [key] : [];
  });
}

/** The products in these categories or below them, with all their categories. */
async function productsInCategories(
  db: D1Database,
  keys: readonly string[],
): Promise<{ sku: string; categories: string[] }[]> {
  if (keys.length === 0) return [];
  const { results } = await prepared(
    db,
    sql`WITH RECURSIVE below(key) AS (
        SELECT value FROM json_each(${JSON.stringify(keys)})
        UNION SELECT c.key FROM below JOIN categories c ON c.parent_key = below.key)
      SELECT p.sku, (SELECT json_group_array(category_key) FROM product_categories
        WHERE product_id = p.id) AS categories FROM (SELECT DISTINCT product_id AS id FROM below
          CROSS JOIN product_categories pc ON pc.category_key = below.key) chosen
      CROSS JOIN products p ON p.id = chosen.id`,
  ).all<{ sku: string; categories: string }>();
  return results.map(({ sku, categories }) => ({
    sku,
    categories: JSON.parse(categories) as string[],
  }));
}
