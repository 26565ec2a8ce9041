/** The index receives every change at least once: a repeated event changes nothing. Source: checklist SEA-5. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { allSkus } from '#worker/data/search/rebuild-index.ts';
import { deliver } from '../deliver.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { called, rewrite } from '../rewritten.ts';

/** The index's content, independent of FTS5's storage: all rows of one language, counts and lengths of the others. */
async function rows(): Promise<unknown[]> {
  const answers = await env.SEARCH_DB.batch(
    [
      'SELECT serial, language, product_id, standing, length(impacts) FROM documents ORDER BY 1',
      "SELECT product_id, json(impacts) FROM documents WHERE language = 'de' ORDER BY 1",
      'SELECT rowid FROM terms ORDER BY 1',
      'SELECT count(*), sum(doc), sum(cnt), sum(length(term)) FROM vocabulary',
      "SELECT term, doc, cnt FROM vocabulary WHERE term >= 'de' AND term < 'df' ORDER BY 1",
      'SELECT * FROM languages ORDER BY 1',
      'SELECT * FROM words ORDER BY 1, 2',
      'SELECT language, count(*), sum(length(key || surface)) FROM misspellings GROUP BY 1',
      'SELECT * FROM codes ORDER BY 1, 2',
      'SELECT * FROM phrases ORDER BY 1, 2, 3',
    ].map((statement) => env.SEARCH_DB.prepare(statement)),
  );
  return answers.map(({ results }) => results);
}

/** Fingerprints, because a difference of thousands of rows is too long to print. */
async function prints(): Promise<string[]> {
  return Promise.all(
    (await rows()).map(async (table) => {
      const bytes = new TextEncoder().encode(JSON.stringify(table));
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return `${bytes.length} ${[...hash.slice(0, 8)].join('.')}`;
    }),
  );
}

it('the same event again, soon or much later, changes no row', async () => {
  const skus = await putOnSale({ text: () => ({ name: 'tannenhobel' }) }, {});
  const demo = (await allSkus(env.DB)).filter((sku) => sku.startsWith('EX10')).slice(0, 12);
  const id = crypto.randomUUID();
  // The last does not exist.
  const all = [...skus, ...demo, 'EX10999997'];
  const event = { id, at: new Date().toISOString(), type: 'product-changed' as const, skus: all };
  expect((await deliver(event)).again).toEqual([]);
  const once = await prints();
  expect((await deliver(event, event)).again).toEqual([]);
  expect(await prints()).toEqual(once);
  await rewrite(skus[0], called('fichtenhobel'));
  await tellSearch();
  const renamed = await prints();
  expect(renamed).not.toEqual(once);
  await deliver({ ...event, at: '2026-01-01T00:00:00.000Z' });
  expect(await prints()).toEqual(renamed);
});
