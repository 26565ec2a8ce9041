/** Decides which stores of a part can be written, and tells what changes. */
import { campaignTag } from '#domain/catalogue/campaigns.ts';
import { changeInWords, differenceOf } from '#domain/catalogue/difference.ts';
import type { StoreCandidate } from '#domain/catalogue/import/draft.ts';
import { languagesOf } from '#domain/country/countries.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { legalFaults } from '#domain/store/rule-faults.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { faultOf, nameOf } from './candidates.ts';
import type { Part } from './prepare-part.ts';

/** The stores by key: those of the database and those of the file so far. */
export type StoresKnown = Map<string, StoredStore>;

export async function prepareStores(
  candidates: readonly StoreCandidate[],
  { target, seen, loading }: Pick<Part, 'target' | 'seen' | 'loading'>,
  known: StoresKnown,
): Promise<StoredStore[]> {
  const now = new Date(loading.settings.now);
  const accepted: StoredStore[] = [];
  for (const candidate of candidates) {
    const { type: _, ...store } = candidate.store;
    const name = nameOf(candidate, new Map());
    const before = seen.get(name);
    if (before !== undefined) {
      const why = `stands in line ${before} already, which was taken`;
      loading.onFault(faultOf(candidate, { field: 'key', why }));
      continue;
    }
    const objections = objectionsTo(store, known, now);
    if (objections.length > 0) {
      // Removed again when the store is accepted.
      loading.refused.add(name);
      for (const objection of objections) loading.onFault(faultOf(candidate, objection));
      continue;
    }
    const notes = [
      ...changesOf(known.get(store.key), store),
      ...hoursLacking(store),
      ...(await campaignNotes(store, target, now)),
    ];
    for (const note of notes) loading.onNote(candidate.line, note);
    known.set(store.key, store);
    seen.set(name, candidate.line);
    loading.refused.delete(name);
    accepted.push(store);
  }
  return accepted;
}

function objectionsTo(
  store: StoredStore,
  known: StoresKnown,
  now: Date,
): { field: string; why: string }[] {
  const { key, storeId, currency } = store;
  const namesake = [...known.values()].find(
    (other) => other.key !== key && other.storeId === storeId,
  );
  const own = currencyOf(key, now);
  return [
    ...(namesake
      ? [{ field: 'storeId', why: `${storeId} is the storeId of ${namesake.key}` }]
      : []),
    // Prices and rates exist in this currency only.
    ...(currency === own ? [] : [{ field: 'currency', why: `${key} trades in ${own}` }]),
    ...legalFaults(store, now).map(({ path, message }) => ({
      field: path.join('.'),
      why: message,
    })),
  ];
}

function changesOf(before: StoredStore | undefined, store: StoredStore): string[] {
  if (!before) return [`store ${store.key} is new`];
  return differenceOf(before, store).map((change) => `${store.key} ${changeInWords(change)}`);
}

function hoursLacking({ key, openingHours }: StoredStore): string[] {
  const silent = languagesOf(key).filter((language) => !openingHours[language]);
  return silent.length > 0 ? [`${key} openingHours: has none in ${silent.join(', ')}`] : [];
}

/** SKUs that a note names. */
const mostNamed = 5;

/** Campaigns to come that shoppers would not see, or whose clock is not that of their prices (eu-2026.md P-06). */
async function campaignNotes(
  { key, campaigns }: StoredStore,
  target: Pick<Part['target'], 'campaignPrices'>,
  now: Date,
): Promise<string[]> {
  const entries = campaigns
    .filter(({ endDate }) => Date.parse(endDate) > now.getTime())
    .map((campaign) => ({ ...campaign, store: key, tag: campaignTag(campaign) }));
  const prices = await target.campaignPrices(entries);
  return entries.flatMap(({ tag, endDate }, at) => {
    const reduced = prices?.[at];
    if (reduced?.length === 0)
      return [
        `${key} campaigns: no product with the tag ${tag} is reduced then: no page tells of it`,
      ];
    const others =
      reduced?.filter(({ until }) => Date.parse(until ?? '') !== Date.parse(endDate)) ?? [];
    if (!reduced || others.length === 0) return [];
    const named = others.slice(0, mostNamed).map(({ sku }) => sku);
    const which = [...named, ...(others.length > mostNamed ? ['…'] : [])].join(', ');
    return [
      `${key} campaigns: ${others.length} of ${reduced.length} reduced prices of ${tag} do not end with it: ${which}`,
    ];
  });
}
