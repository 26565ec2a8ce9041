/** Decides whether the category path of a product can be created. */
import { type CategoryDocument, categoryDocument } from '#domain/catalogue/document.ts';
import type { CategoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import type { Candidate } from '#domain/catalogue/import/draft.ts';
import { inPlainWords } from '#domain/catalogue/import/plain-words.ts';

type Found = { field: string; why: string };
export type CategoryCandidate = Extract<Candidate, { category: unknown }> | CategoryDocument;

/** Why the category path of a product cannot be created; undefined if it can or if it exists. */
export function objectionToShelves(
  shelves: readonly CategoryDocument[],
  known: CategoriesKnown,
): Found | undefined {
  for (const shelf of shelves) {
    if (known.byKey(shelf.key) === shelf) continue;
    const read = categoryDocument.safeParse(shelf, { reportInput: true });
    const [issue] = read.success ? [] : inPlainWords(read.error.issues);
    const found = issue ?? known.objection(shelf, shelves);
    if (found) return { field: 'categories', why: `${nameOf(shelf)}: ${found.field} ${found.why}` };
  }
  return undefined;
}

function nameOf({ texts, key }: CategoryDocument): string {
  const name = Object.values(texts).at(-1)?.name ?? key;
  return `"${name.length > 60 ? `${name.slice(0, 60)}…` : name}"`;
}
