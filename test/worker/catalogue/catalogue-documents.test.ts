/** Documents are read from the tables exactly as they were written, byte for byte in the canonical form. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import {
  readCategories,
  readProducts,
  readProductsBySku,
} from '#worker/data/catalogue/read-documents.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import { putOnSale } from '../goods.ts';

/** The reference date of the demo catalogue in this database. */
async function demoDate(): Promise<Date> {
  const row = await env.DB.prepare("SELECT value FROM settings WHERE key = 'demo-date'").first<{
    value: string;
  }>();
  return new Date(row?.value ?? '');
}

it('every category of the demo shop is read back, parents first', async () => {
  const written = demoCatalogue(await demoDate()).flatMap((document) =>
    document.type === 'category' ? [canonicalLine(document)] : [],
  );
  const categories = await readCategories(env.DB);
  const seen = new Set<string | undefined>([undefined]);
  for (const { key, parent } of categories) {
    expect(seen).toContain(parent);
    seen.add(key);
  }
  expect(categories.map(canonicalLine)).toEqual(expect.arrayContaining(written));
});

it('every product of the demo shop is read back unchanged, except for the stock that orders took', async () => {
  const documents = demoCatalogue(await demoDate());
  const written = new Map(
    documents.flatMap((document) =>
      document.type === 'product' ? [[document.sku, document] as const] : [],
    ),
  );
  let after = '';
  let found = 0;
  for (;;) {
    const products = await readProducts(env.DB, { after, limit: 40 });
    const last = products.at(-1);
    if (!last) break;
    expect(products.map(({ sku }) => sku)).toEqual(products.map(({ sku }) => sku).toSorted());
    for (const product of products) {
      const original = written.get(product.sku);
      if (!original) continue;
      found += 1;
      const { availableQuantity } = product;
      expect(canonicalLine(product)).toBe(canonicalLine({ ...original, availableQuantity }));
    }
    after = last.sku;
  }
  expect(found).toBe(written.size);
});

it('a product from before migration 0003 causes an error that names it and says what to do', async () => {
  const [sku] = await putOnSale({});
  const write = (details: string | null) =>
    env.DB.prepare('UPDATE products SET details = ?2 WHERE sku = ?1').bind(sku, details).run();
  const own = await env.DB.prepare('SELECT details FROM products WHERE sku = ?1')
    .bind(sku)
    .first<string>('details');
  await write('{}');
  await expect(readProductsBySku(env.DB, [sku])).rejects.toThrow(
    `${sku} was written before migration 0003: import its NDJSON document anew`,
  );
  await write(own);
  expect(await readProductsBySku(env.DB, [sku])).toHaveLength(1);
});
