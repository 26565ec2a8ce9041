/**
 * `npm run search:quality`: indexes the rated products, runs the rated queries on the embedded engine and on SQLite's
 * own ranking, and scores both with the evaluator. Other queries and ratings of the same products:
 * `npm run search:quality -- --queries FILE --qrels FILE`; `--folder` contains the products and the evaluator.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { porterBaseline } from '../bench/porter-baseline.ts';
import { ratedProducts } from '../bench/rated-products.ts';
import { chunk } from '../src/worker/d1/chunk.ts';
import { addDictionaryWords, knownWords } from '../src/worker/data/search/dictionary.ts';
import { embeddedSearch } from '../src/worker/data/search/engine.ts';
import { putProducts } from '../src/worker/data/search/write-index.ts';
import { openLocalDatabase } from './local-database.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '../shared/search-bench' },
    queries: { type: 'string' },
    qrels: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
});
const { folder } = values;
const queries = values.queries ?? `${folder}/queries-tune.tsv`;
const qrels = values.qrels ?? `${folder}/qrels-tune.tsv`;
const state = '.wrangler/search-quality';

/** The number of results per query that the evaluator scores. */
const looked = 100;
const productsPerBatch = 500;

rmSync(state, { recursive: true, force: true });
mkdirSync(state, { recursive: true });
const { search, close } = await openLocalDatabase(state);
try {
  const records = ratedProducts(folder);
  const parts = chunk(records, productsPerBatch);
  for (const part of parts) await addDictionaryWords(search, part);
  const known = await knownWords(search);
  for (const part of parts) {
    await putProducts(
      search,
      part.map(({ productId }) => productId),
      part,
      known,
    );
  }
  const now = new Date();
  const { find } = embeddedSearch({ SEARCH_DB: search });
  const baseline = porterBaseline(records);
  await judge('fts5-porter', async (text) => baseline(text, looked));
  await judge('embedded', async (text) => {
    const { hits } = await find(text, { locale: 'en-GB', now, store: { key: 'gb' } });
    return hits.slice(0, looked).map(({ productId }) => productId);
  });
} finally {
  await close();
}

/** Runs all queries and scores the results with the evaluator. */
async function judge(engine: string, ask: (text: string) => Promise<string[]>): Promise<void> {
  const lines = ['query_id\tproduct_id\trank'];
  for (const line of readFileSync(queries, 'utf8').trim().split('\n').slice(1)) {
    const [id, text = ''] = line.split('\t');
    const answers = await ask(text);
    lines.push(...answers.map((productId, index) => `${id}\t${productId}\t${index + 1}`));
  }
  const run = `${state}/${engine}.tsv`;
  writeFileSync(run, `${lines.join('\n')}\n`);
  const judged = [`${folder}/evaluate.py`, '--qrels', qrels, '--queries', queries, '--run', run];
  execFileSync('python3', [...judged, ...(values.details ? ['--per-query'] : [])], {
    stdio: 'inherit',
  });
}
