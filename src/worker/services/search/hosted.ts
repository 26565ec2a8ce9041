/** Hosted indices hear of the catalogue: of what changed, and of all of it. Where the shop has none, nobody does. */
import type { Language } from '#domain/country/countries.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { inParts } from '../../commerce/embedded/in-parts.ts';
import { readSynonyms } from '../../commerce/embedded/synonyms.ts';
import type { Environment } from '../../environment.ts';
import { hostedIndex } from './choose.ts';
import { changedSince } from './embedded/keep-index.ts';
import { everySku } from './embedded/rebuild.ts';
import { loadRecordFacts, loadRecords, recordParts } from './product-records.ts';

const atOnce = 200;

/** Says the same again when it is repeated. */
export async function putHosted(env: Environment, skus: readonly string[]): Promise<void> {
  const indices = locales.flatMap((locale) => {
    const index = hostedIndex(env, locale.code);
    return index ? [{ locale, index }] : [];
  });
  if (indices.length === 0) return;
  const { productIds, records } = await loadRecords(env.DB, skus, await loadRecordFacts(env.DB));
  for (const { locale, index } of indices) {
    const told = records.filter(({ language }) => language === locale.language);
    const known = new Set(told.map(({ productId }) => productId));
    await index.put(told);
    await index.remove(productIds.filter((id) => !known.has(id)));
  }
}

/** The indices of these languages anew, one after the other; then what changed meanwhile. */
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
  for (const part of inParts(meanwhile, atOnce)) await putHosted(env, part);
}

async function* recordsIn(db: D1Database, language: Language): AsyncGenerator<SearchRecord[]> {
  for await (const { records } of recordParts(db, await everySku(db), atOnce)) {
    yield records.filter((record) => record.language === language);
  }
}
