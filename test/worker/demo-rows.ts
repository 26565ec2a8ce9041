/** The demo catalogue, read from the database and not from the shop. */
import { env } from 'cloudflare:test';

export type DemoProduct = {
  sku: string;
  name: string;
  slug: string;
  brand: string;
  cents: number;
  stock: number;
  sale: number;
  created: string;
};

/** Published products that a store sells, by SKU. `condition` is SQL over p (product), pr (price), t (text), i (stock). */
export async function demoProducts(
  store: string,
  language: string,
  condition = 'true',
): Promise<DemoProduct[]> {
  const { results } = await env.DB.prepare(
    `WITH now AS (SELECT ?3 AS at)
     SELECT p.sku, t.name, t.slug, p.brand, p.created_at AS created,
       -- What lies in the warehouse before its release is not there to be bought.
       -- Gift cards have no stock to run out of.
       iif(p.details ->> 'releaseDate' > at, 0,
         iif(p.product_type = 'gift_card', 1000000000, i.available_quantity)) AS stock,
       coalesce(pr.discounted_from <= at AND coalesce(pr.discounted_until > at, true), false) AS sale,
       iif(coalesce(pr.discounted_from <= at AND coalesce(pr.discounted_until > at, true), false),
         pr.discounted_cent_amount, pr.cent_amount) AS cents
     FROM now, products p
     JOIN prices pr ON pr.product_id = p.id AND pr.store = ?1
     JOIN product_texts t ON t.product_id = p.id AND t.language = ?2
     LEFT JOIN inventory i ON i.sku = p.sku
     WHERE p.published = 1 AND pr.sellable = 1 AND ${condition} ORDER BY p.sku`,
  )
    .bind(store, language, new Date().toISOString())
    .all<DemoProduct>();
  return results;
}

/** The first that is not a gift card. */
export async function firstDemo(store: string, language: string, condition?: string) {
  const [first] = await demoProducts(
    store,
    language,
    `p.sku LIKE 'EX10%' AND p.product_type <> 'gift_card' AND ${condition ?? true}`,
  );
  if (!first) throw new Error(`no product in ${store} where ${condition}`);
  return first;
}

/** A department and how many products it has in a store. */
export async function department(store: string, language: string, at = 0) {
  const { results } = await env.DB.prepare(
    `SELECT k.key, c.slug, c.name, count(*) AS count FROM categories k
     JOIN category_texts c ON c.category_key = k.key AND c.language = ?2
     JOIN product_categories pc ON pc.category_key = k.key
     JOIN products p ON p.id = pc.product_id AND p.published = 1
     JOIN prices pr ON pr.product_id = pc.product_id AND pr.store = ?1 AND pr.sellable = 1
     WHERE k.parent_key IS NULL AND k.tree = 'all' GROUP BY k.key ORDER BY count(*) DESC`,
  )
    .bind(store, language)
    .all<{ key: string; slug: string; name: string; count: number }>();
  const found = results[at];
  if (!found) throw new Error(`no department in ${store}`);
  return found;
}
