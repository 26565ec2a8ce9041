/** Decides whether a category can be written: one that could not be read back is refused. */
import { type CategoryDocument, categoryDocument } from '#domain/catalogue/document.ts';
import { completedCategory } from '#domain/catalogue/import/complete-category.ts';
import type { Candidate } from '#domain/catalogue/import/draft.ts';
import { inPlainWords } from '#domain/catalogue/import/plain-words.ts';
import type { CategoriesKnown } from './categories-known.ts';

type Found = { field: string; why: string };
export type CategoryCandidate = Extract<Candidate, { category: unknown }> | CategoryDocument;

export function checkedCategory(
  candidate: CategoryCandidate,
  known: CategoriesKnown,
): { category: CategoryDocument } | { faults: Found[] } {
  const whole =
    'category' in candidate
      ? completedCategory(candidate.category, known.byKey(candidate.category.key))
      : candidate;
  const read = categoryDocument.safeParse(whole, { reportInput: true });
  if (!read.success) return { faults: inPlainWords(read.error.issues) };
  const category = withKeyOfParent(read.data, known);
  const objection = known.objection(category);
  return objection ? { faults: [objection] } : { category };
}

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

/** Other shops refer to the parent category by its id. */
function withKeyOfParent(document: CategoryDocument, known: CategoriesKnown): CategoryDocument {
  const above = document.parent === undefined ? undefined : known.byKey(document.parent);
  return above ? { ...document, parent: above.key } : document;
}
