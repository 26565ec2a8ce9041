/** Decides which deals of a part can be written. */
import { type DealDocument, nameOfDeal } from '#domain/catalogue/deal-document.ts';
import type { DealCandidate } from '#domain/catalogue/import/draft.ts';
import { faultOf, nameOf } from './candidates.ts';
import { notesOnDeals } from './deal-notes.ts';
import { objectionsToDeal } from './deal-objections.ts';
import type { DealsKnown } from './deals-known.ts';
import type { Part } from './prepare-part.ts';

export async function prepareDeals(
  candidates: readonly DealCandidate[],
  { target, known, seen, loading }: Part,
  deals: DealsKnown,
): Promise<DealDocument[]> {
  const now = new Date(loading.settings.now);
  const accepted: DealCandidate[] = [];
  for (const candidate of candidates) {
    const { deal } = candidate;
    const name = nameOf(candidate, new Map());
    const before = seen.get(name);
    if (before !== undefined) {
      const why = `stands in line ${before} already, which was taken`;
      loading.onFault(faultOf(candidate, { field: nameOfDeal(deal).field, why }));
      continue;
    }
    const objections = objectionsToDeal(deal, { deals, categories: known, now });
    if (objections.length > 0) {
      // Removed again when the deal is accepted.
      loading.refused.add(name);
      for (const objection of objections) loading.onFault(faultOf(candidate, objection));
      continue;
    }
    deals.add(deal);
    seen.set(name, candidate.line);
    loading.refused.delete(name);
    accepted.push(candidate);
  }
  const documents = accepted.map(({ deal }) => deal);
  const notes = await notesOnDeals(documents, { deals, target, seen, now });
  for (const [at, { line }] of accepted.entries()) {
    for (const note of notes[at] ?? []) loading.onNote(line, note);
  }
  return documents;
}
