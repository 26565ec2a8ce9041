/**
 * The index is rebuilt while it answers: missing rows are restored, and rows of unknown articles are removed. With a
 * part of the demo, whose rebuild takes a tenth of the time.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import { allSkus, rebuildIndex } from '#worker/data/search/rebuild-index.ts';
import { indexProducts, type OnProgress } from '#worker/data/search/update-index.ts';
import { putProducts } from '#worker/data/search/write-index.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { demoStores } from '../../demo/stores.ts';
import { demoSynonyms } from '../../demo/synonyms.ts';
import { databaseFile, fileDatabase } from '../../scripts/file-database.ts';
import { catalogueWriter } from '../../src/worker/data/catalogue/write-products.ts';
import { writeSynonyms } from '../../src/worker/data/search/synonyms.ts';
import { writeStores } from '../../src/worker/data/stores/write-stores.ts';
import { emptyState } from '../catalogue/state.ts';
import { chance } from '../domain/seeded.ts';
import { meanwhile } from '../worker/meanwhile.ts';
import { kindsIn, kindsNamed, skusOf } from './goods.ts';
import { askedTexts } from './searched-texts.ts';

const state = await emptyState();
const { db, close: closeShop } = fileDatabase(databaseFile(state, 'products'));
const { db: search, close: closeIndex } = fileDatabase(databaseFile(state, 'vocabulary'));
afterAll(() => {
  closeShop();
  closeIndex();
});
const engine = embeddedSearch({ SEARCH_DB: search });
const rebuild = (onProgress?: OnProgress) => rebuildIndex(db, search, new Date(), onProgress);

/** Everything that a query reads, except the numbers of rows. */
const tables = {
  documents:
    'SELECT language, product_id, standing, json(impacts) AS impacts FROM documents ORDER BY 1, 2',
  vocabulary: 'SELECT term, doc FROM vocabulary ORDER BY 1',
  languages: 'SELECT * FROM languages ORDER BY 1',
  words: 'SELECT language, surface, term FROM words ORDER BY 1, 2',
  misspellings: 'SELECT * FROM misspellings ORDER BY 1, 2, 3',
  phrases: 'SELECT * FROM phrases ORDER BY 1, 2, 3',
  codes: 'SELECT * FROM codes ORDER BY 1, 2',
};

async function whole(): Promise<Map<string, Set<string>>> {
  const answers = await search.batch(Object.values(tables).map((each) => search.prepare(each)));
  return new Map(
    Object.keys(tables).map((name, at) => [
      name,
      new Set(answers[at]?.results.map((row) => JSON.stringify(row))),
    ]),
  );
}

/** A few rows of each table that the index has more or less than when it was correct. */
async function otherwise(): Promise<string[]> {
  const now = await whole();
  return [...right].flatMap(([name, rows]) => {
    const has = now.get(name) ?? new Set<string>();
    const lost = [...rows].filter((row) => !has.has(row)).slice(0, 3);
    const more = [...has].filter((row) => !rows.has(row)).slice(0, 3);
    return [...lost.map((row) => `- ${name} ${row}`), ...more.map((row) => `+ ${name} ${row}`)];
  });
}

const run = (sql: string) => search.prepare(sql).run();
const countOf = async (table: string) =>
  (await search.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count')) ?? 0;

let right: Map<string, Set<string>> = new Map();
const levers = kindsNamed(kindsIn('fi', 'fi'), (text) => text === 'viputalja');
const leverSkus = levers.flatMap((kind) => skusOf(kind.articles));
const fryers = kindsNamed(kindsIn('de', 'de'), (text) => text === 'Fritteuse');
const needed = new Set([...leverSkus, ...fryers.flatMap((kind) => skusOf(kind.articles))]);

beforeAll(async () => {
  const now = new Date();
  const documents = demoCatalogue(now);
  await writeStores(db, demoStores(now), now);
  await writeSynonyms(db, demoSynonyms());
  const writer = catalogueWriter(db, now);
  await writer.writeCategories(documents.filter((document) => document.type === 'category'));
  const products = documents.filter((document) => document.type === 'product');
  await writer.writeProducts(products.filter(({ sku }, at) => at % 10 === 0 || needed.has(sku)));
  await rebuild();
  right = await whole();
});

/** The record of an article that the catalogue does not have. */
const gone: SearchRecord = {
  productId: 'gone',
  language: 'de',
  stores: ['de'],
  name: 'Schwundgerät',
  kind: 'Schwundgerät',
  brand: 'Abgang',
  model: 'M',
  codes: ['EX99999999'],
  categories: ['Schwund & Sohn'],
  attributes: [],
  text: '',
  synonyms: [],
  categoryWords: [],
  popularity: 0,
};

/** While it is indexed, the word `viputalja` is known to contain it. */
const lever: SearchRecord = { ...gone, language: 'fi', stores: ['fi'], name: 'Vipu', kind: 'Vipu' };

async function find(): Promise<string> {
  const asked = { locale: 'de-DE', now: new Date(), store: { key: 'de' } } as const;
  const { hits } = await engine.find('fritteusse', asked);
  return hits.map(({ productId }) => productId).join();
}

it('while many articles are indexed again, every query is answered as before', async () => {
  const questions = (['de', 'en', 'fi', 'bg'] as const).flatMap((language) => {
    const locale = locales.find((each) => each.language === language) ?? locales[0];
    if (!locale) return [];
    const { code, country } = locale;
    const searcher = { locale: code, now: new Date(), store: { key: country } };
    return askedTexts(chance(11), [country, language], 9).map((text) => ({ text, searcher }));
  });
  const before = await Promise.all(
    questions.map(({ text, searcher }) => engine.find(text, searcher)),
  );
  // Most, not all: only a tenth of the articles is sold here.
  expect(before.filter(({ hits }) => hits.length > 0).length).toBeGreaterThan(questions.length / 2);
  let next = 0;
  const many = (await allSkus(db)).filter((_, at) => at % 2 === 0);
  const asked = await meanwhile(indexProducts(db, search, many), async () => {
    const at = next % questions.length;
    const question = questions[at];
    next += 1;
    if (!question) return;
    expect(await engine.find(question.text, question.searcher), question.text).toEqual(before[at]);
  });
  expect(asked).toBeGreaterThan(3);
}, 120_000);

it('a rebuild that is broken off leaves an index that answers as before', async () => {
  const before = await find();
  const phrases = await countOf('phrases');
  const cut = (done: number) => {
    if (done > 0) throw new Error('the line is cut');
  };
  await expect(rebuild(cut)).rejects.toThrow('the line is cut');
  expect(await countOf('phrases')).toBe(phrases);
  expect(await find()).toBe(before);
});

it('a rebuild restores missing rows and removes unknown ones, and searches meanwhile find the same', async () => {
  await putProducts(search, [gone.productId], [gone, lever]);
  await indexProducts(db, search, leverSkus);
  expect(await countOf("vocabulary WHERE term = 'fi:vip' AND doc > 1")).toBe(1);
  await run("DELETE FROM words WHERE language = 'pl'");
  await run("DELETE FROM misspellings WHERE language IN ('pl', 'el')");
  await run("DELETE FROM phrases WHERE language <> 'de'");
  await run('DELETE FROM codes');
  const [some, lost] = ["product_id LIKE '%1%'", "language IN ('pl', 'fi')"];
  await run(`DELETE FROM terms WHERE rowid IN
    (SELECT standing << 32 | serial FROM documents WHERE ${some} AND ${lost})`);
  await run(`DELETE FROM documents WHERE ${some} AND ${lost}`);
  const broken = await otherwise();
  for (const name of ['schwundgerat', '- words', '- codes', '- documents', '- vocabulary']) {
    expect(broken).toContainEqual(expect.stringContaining(name));
  }
  const before = await find();
  expect(before).not.toBe('');
  const rebuilt = rebuild();
  await meanwhile(rebuilt, async () => expect(await find()).toBe(before));
  expect(await rebuilt).toMatchObject({ gone: 1 });
  expect(await otherwise()).toEqual([]);
});
