/** The names of a file's records, and the places of their faults. */
import { nameOfDeal } from '#domain/catalogue/deal-document.ts';
import type { Candidate, Fault } from '#domain/catalogue/import/draft.ts';

/** Identifies a record within its file: foreign goods by the shop's own number, because a row may have either. */
export function nameOf(candidate: Candidate, numbers: ReadonlyMap<string, string>): string {
  if ('draft' in candidate) return numbers.get(candidate.draft.sku) ?? candidate.draft.sku;
  if ('category' in candidate) return `category ${candidate.category.key}`;
  if ('store' in candidate) return `store ${candidate.store.key}`;
  if ('deal' in candidate) return `${candidate.deal.type} ${nameOfDeal(candidate.deal).name}`;
  const { document } = candidate;
  return document.type === 'category' ? `category ${document.key}` : document.sku;
}

export function faultOf(
  candidate: Candidate,
  { field, why }: { field: string; why: string },
): Fault {
  const { line, object } = candidate;
  const place = { line, ...(object !== undefined && { object }) };
  const column = 'columnOf' in candidate ? candidate.columnOf(field) : undefined;
  if (column) return { ...place, column, why };
  return { ...place, ...(field && { field }), why };
}
