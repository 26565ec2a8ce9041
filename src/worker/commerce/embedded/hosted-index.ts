/** Updates hosted search indices with catalogue changes, or rebuilds them. Does nothing if the shop has none. */
import type { Language } from '#domain/country/countries.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { chunk } from '../../d1/chunk.ts';
import { loadRecordFacts, loadRecords, recordChunks } from '../../data/search/product-records.ts';
import { allSkus } from '../../data/search/rebuild-index.ts';
import { readSynonyms } from '../../data/search/synonyms.ts';
import { changedSince } from '../../data/search/update-index.ts';
import { hostedIndex } from '../../services/search/search-service.ts';
import type { Environment } from '../../settings/environment.ts';

const productsPerBatch = 200;

/** Idempotent. */
export async function updateHostedIndex(env: Environment, skus: readonly string[]): Promise<void> {
  const indices = locales.flatMap((locale) => {
    const index = hostedIndex(env, locale.code);
    return index ? [{ locale, index }] : [];
  });
  if (indices.length === 0) return;
  const { productIds, records } = await loadRecords(env.DB, skus, await loadRecordFacts(env.DB));
  for (const { locale, index } of indices) {
    const ofLanguage = records.filter(({ language }) => language === locale.language);
    const known = new Set(ofLanguage.map(({ productId }) => productId));
    await index.put(ofLanguage);
    await index.remove(productIds.filter((id) => !known.has(id)));
  }
}

/** Rebuilds the indices of these languages one after the other, then applies changes made meanwhile. */
export async function rebuildHosted(
  env: Environment,
  among: readonly Language[],
  now: Date,
  onRebuilt: (locale: LocaleCode) => void = () => undefined,
): Promise<void> {
  const synonyms = await readSynonyms(env.DB);
  for (const { code, language } of locales) {
    const index = among.includes(language) ? hostedIndex(env, code) : undefined;
    if (!index) continue;
    const groups = synonyms.filter((group) => group.language === language);
    await index.rebuild(
      recordsIn(env.DB, language),
      groups.map(({ words }) => words),
    );
    onRebuilt(code);
  }
  const meanwhile = await changedSince(env.DB, now);
  for (const part of chunk(meanwhile, productsPerBatch)) await updateHostedIndex(env, part);
}

async function* recordsIn(db: D1Database, language: Language): AsyncGenerator<SearchRecord[]> {
  for await (const { records } of recordChunks(db, await allSkus(db), productsPerBatch)) {
    yield records.filter((record) => record.language === language);
  }
}
