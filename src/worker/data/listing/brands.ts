/** The brands that a store sells, and where and in which categories one of them is sold. */
import { sql } from 'drizzle-orm';
import { brandKey } from '#domain/catalogue/brand-key.ts';
import type { BrandPage, SoldBrand } from '#domain/catalogue/brand-page.ts';
import { brandSlug } from '#domain/catalogue/collections.ts';
import type { Image } from '#domain/catalogue/document.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Caller } from '#domain/operations.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { batch, eachOf, fixed, nearest, rows } from '../../d1/statements.ts';

/** How many categories the page of a brand names. */
const maxCategories = 8;

/** Articles without stock come after all others of their shelf. */
const afterStock = 10 ** 15;

type Counted = { name: string; count: number };
type BrandRow = Counted & { image: string };

/** Most articles first; spellings of one brand together, under the most frequent. */
export async function loadBrands(
  binding: D1Database,
  { store, now }: Caller,
): Promise<SoldBrand[]> {
  const load = () =>
    rows<BrandRow>(
      nearest(binding),
      // With min(), SQLite takes the other columns of a group from the row of the minimum.
      sql`SELECT b.name, b.count, p.images -> '$[0]' AS image FROM (
          SELECT s.brand AS name, count(*) AS count, s.product_id,
            min(s.out_of_stock * ${afterStock} + s.rank)
          FROM shelves s
          CROSS JOIN prices pr ON pr.store = ${store.key} AND pr.product_id = s.product_id
            AND pr.sellable = 1
          WHERE s.category_key = '' GROUP BY 1) b
        CROSS JOIN products p ON p.id = b.product_id ORDER BY 2 DESC, 1`,
    );
  const spellings = await cachedInIsolate(binding, `brands ${store.key}`, now, load);
  const brands = Map.groupBy(spellings, ({ name }) => brandKey(name)).values();
  return [...brands].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const count = same.reduce((sum, spelling) => sum + spelling.count, 0);
    return { name: first.name, count, image: JSON.parse(first.image) as Image };
  });
}

const allSpellings = fixed(sql`SELECT name FROM brands`);

/** Undefined: no brand has this slug. */
export async function loadBrandPage(
  binding: D1Database,
  slug: string,
  { store, now }: Caller,
): Promise<BrandPage | undefined> {
  const load = () => rows<{ name: string }>(nearest(binding), allSpellings);
  const known = await cachedInIsolate(binding, 'spellings of brands', now, load);
  const spellings = known.map(({ name }) => name).filter((name) => brandSlug(name) === slug);
  if (spellings.length === 0) return undefined;
  const own = sql`products p WHERE p.brand IN ${eachOf(spellings)} AND p.published = 1`;
  const [names, markets, categories] = (await batch(nearest(binding), [
    sql`SELECT p.brand AS name, count(*) AS count FROM ${own} GROUP BY 1 ORDER BY 2 DESC, 1`,
    sql`SELECT st.key AS name, (SELECT count(*) FROM products p CROSS JOIN prices pr
        ON pr.store = st.key AND pr.product_id = p.id AND pr.sellable = 1
        WHERE p.brand IN ${eachOf(spellings)} AND p.published = 1) AS count FROM stores st`,
    sql`SELECT pc.category_key AS name, count(*) AS count FROM products p
      CROSS JOIN prices pr ON pr.store = ${store.key} AND pr.product_id = p.id AND pr.sellable = 1
      CROSS JOIN product_categories pc ON pc.product_id = p.id
      CROSS JOIN categories k ON k.key = pc.category_key AND k.tree = 'all'
        AND k.parent_key IS NOT NULL
      WHERE p.brand IN ${eachOf(spellings)} AND p.published = 1
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maxCategories}`,
  ])) as [Counted[], { name: CountryCode; count: number }[], Counted[]];
  const [first] = names;
  if (!first) return undefined;
  return {
    name: first.name,
    spellings,
    markets: markets.map(({ name: market, count }) => ({ market, count })),
    categories: categories.map(({ name }) => name),
  };
}
