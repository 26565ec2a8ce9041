/** What the demo shop sells, as its database has it: prices, names and addresses in a market's language. */
import { env } from 'cloudflare:test';

type Row = Record<string, string | number>;

async function only(sql: string, ...values: string[]): Promise<Row> {
  const row = await env.DB.prepare(sql)
    .bind(...values)
    .first<Row>();
  if (!row) throw new Error(`nothing for ${values.join()}: ${sql}`);
  return row;
}

/** Price of a piece in a market, in cents before volume discounts, and the name of the product in a language. */
export async function goodsOf(sku: string, store: string, language: string) {
  const { unit, name, slug } = await only(
    `SELECT coalesce(discounted_cent_amount, cent_amount) AS unit, name, slug
     FROM products JOIN prices ON prices.product_id = products.id AND store = ?
     JOIN product_texts ON product_texts.product_id = products.id AND language = ?
     WHERE sku = ?`,
    store,
    language,
    sku,
  );
  return { unit: Number(unit), name: String(name), slug: String(slug) };
}

export async function categorySlugOf(name: string, language: string): Promise<string> {
  const sql = 'SELECT slug FROM category_texts WHERE name = ? AND language = ?';
  return String((await only(sql, name, language)).slug);
}

export async function brandOf(sku: string): Promise<string> {
  return String((await only('SELECT brand FROM products WHERE sku = ?', sku)).brand);
}

/** Slugs of a reduced article that is sold by measure and of one that is still to come, in a market's language. */
export function unusualOf(store: string, language: string): Promise<string[]> {
  const kinds = [
    'discounted_cent_amount IS NOT NULL AND net_content IS NOT NULL',
    "details ->> 'releaseDate' IS NOT NULL",
  ];
  return Promise.all(
    kinds.map(async (kind) => {
      const { slug } = await only(
        `SELECT slug FROM products JOIN prices ON prices.product_id = products.id AND store = ?
         JOIN product_texts ON product_texts.product_id = products.id AND language = ?
         WHERE published AND sellable AND ${kind} ORDER BY sku LIMIT 1`,
        store,
        language,
      );
      return String(slug);
    }),
  );
}

/** Stock plus everything ever ordered: the sum stays the same when others order meanwhile. */
export async function everHeld(sku: string): Promise<number> {
  const { held } = await only(
    `SELECT available_quantity + coalesce((SELECT sum(quantity) FROM order_lines WHERE sku = ?1), 0) AS held
     FROM inventory WHERE sku = ?1`,
    sku,
  );
  return Number(held);
}
