/** Reads what the shop has stored directly from its database file. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { raisedLimits, raiseLimits } from '../networks.ts';
import { customerValues, insertCustomer } from '../test-customer.ts';
import { root, stateFolder } from './shop.ts';

type Named = Parameters<typeof customerValues>[0];
type Row = Record<string, string | number | null>;

const folder = resolve(root, stateFolder, 'v3/d1/miniflare-D1DatabaseObject');

export function rows(sql: string, ...values: SQLInputValue[]): Row[] {
  const database = openReadOnly(shopFile());
  try {
    return database.prepare(sql).all(...values) as Row[];
  } finally {
    database.close();
  }
}

/** Before the first test: the shop has read no store yet, and would keep what it read for a minute. */
export const raiseStoreLimits = (): void => write(raiseLimits, JSON.stringify(raisedLimits));

/** An account with the password of test-customer.ts. `language`: absent: the first one of the market. */
export const storeCustomer = (named: Named, market: string, language?: string): void =>
  write(insertCustomer, ...customerValues(named, market, language));

function write(sql: string, ...values: SQLInputValue[]): void {
  const database = new DatabaseSync(shopFile(), { timeout });
  try {
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}

/** In ms. The shop writes at the same time: it waits for its locks. */
const timeout = 10_000;
const openReadOnly = (file: string) => new DatabaseSync(file, { readOnly: true, timeout });

let known: string | undefined;

/** The one file that holds orders. */
function shopFile(): string {
  known ??= readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => resolve(folder, name))
    .find(holdsOrders);
  if (!known) throw new Error(`no database with orders in ${folder}`);
  return known;
}

function holdsOrders(file: string): boolean {
  const database = openReadOnly(file);
  try {
    const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'orders'";
    return database.prepare(sql).get() !== undefined;
  } finally {
    database.close();
  }
}

/** Stock plus everything ever ordered: a sum that orders of other tests do not change. */
export function everHeld(sku: string): number {
  const [row] = rows(
    `SELECT available_quantity + coalesce((SELECT sum(quantity) FROM order_lines WHERE sku = ?1), 0) AS held
     FROM inventory WHERE sku = ?1`,
    sku,
  );
  return Number(row?.held);
}

/** Slugs of a reduced article sold by measure and of one not released yet, in a market's language. */
export function unusualOf(store: string, language: string): string[] {
  const kinds = [
    'discounted_cent_amount IS NOT NULL AND net_content IS NOT NULL',
    "details ->> 'releaseDate' IS NOT NULL",
  ];
  return kinds.map((kind) => {
    const [row] = rows(
      `SELECT slug FROM products JOIN prices ON prices.product_id = products.id AND store = ?
       JOIN product_texts ON product_texts.product_id = products.id AND language = ?
       WHERE published AND sellable AND ${kind} ORDER BY sku LIMIT 1`,
      store,
      language,
    );
    if (!row) throw new Error(`nothing in ${store} where ${kind}`);
    return String(row.slug);
  });
}

/** Unit price in cents in a market, before volume discounts, and name and slug in a language. */
export function goodsOf(sku: string, store: string, language: string) {
  const [row] = rows(
    `SELECT coalesce(discounted_cent_amount, cent_amount) AS unit, currency, name, slug
     FROM products JOIN prices ON prices.product_id = products.id AND store = ?
     JOIN product_texts ON product_texts.product_id = products.id AND language = ?
     WHERE sku = ?`,
    store,
    language,
    sku,
  );
  if (!row) throw new Error(`${sku} is not sold in ${store}`);
  const { unit, currency, name, slug } = row;
  return { unit: Number(unit), currency, name: String(name), slug: String(slug) };
}

export function brandOf(sku: string): string {
  const [row] = rows('SELECT brand FROM products WHERE sku = ?', sku);
  if (!row) throw new Error(`nothing is called ${sku}`);
  return String(row.brand);
}

export function categorySlugOf(name: string, language: string): string {
  const sql = 'SELECT slug FROM category_texts WHERE name = ? AND language = ?';
  const [row] = rows(sql, name, language);
  if (!row) throw new Error(`no category is called ${name}`);
  return String(row.slug);
}

/** The orders of one shopper with their lines, oldest first. */
export function ordersOf(email: string) {
  return rows('SELECT * FROM orders WHERE customer_email = ? ORDER BY created_at', email).map(
    (order) => ({
      ...order,
      document: JSON.parse(String(order.document)),
      lines: rows(
        'SELECT sku, quantity, total_cent_amount FROM order_lines WHERE order_id = ? ORDER BY sku',
        String(order.id),
      ),
    }),
  );
}
