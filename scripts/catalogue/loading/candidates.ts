/** What the records of a file are called, and where what is wrong with them stands. */
import { nameOfDeal } from '#domain/catalogue/deal-document.ts';
import type { Candidate, Fault } from '#domain/catalogue/import/draft.ts';

/** By what a record is known again within its file: goods of another shop by our number, for a row may say either. */
export function nameOf(candidate: Candidate, numbers: ReadonlyMap<string, string>): string {
  if ('draft' in candidate) return numbers.get(candidate.draft.sku) ?? candidate.draft.sku;
  if ('category' in candidate) return `category ${candidate.category.key}`;
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
