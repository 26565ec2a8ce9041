/** Decides whether a category can be written: one that could not be read back is refused. */
import { type CategoryDocument, categoryDocument } from '../document.ts';
import type { CategoriesKnown } from './categories-known.ts';
import { completedCategory } from './complete-category.ts';
import type { CategoryDraft } from './draft.ts';
import type { FieldFault, TellIssues } from './schema-faults.ts';

export function checkedCategory(
  candidate: { category: CategoryDraft } | CategoryDocument,
  known: CategoriesKnown,
  told: TellIssues,
): { category: CategoryDocument } | { faults: FieldFault[] } {
  const whole =
    'category' in candidate
      ? completedCategory(candidate.category, known.byKey(candidate.category.key))
      : candidate;
  const read = categoryDocument.safeParse(whole, { reportInput: true });
  if (!read.success) return { faults: told(read.error.issues) };
  const category = withKeyOfParent(read.data, known);
  const objection = known.objection(category);
  return objection ? { faults: [objection] } : { category };
}

/** Other shops refer to the parent category by its id. */
function withKeyOfParent(document: CategoryDocument, known: CategoriesKnown): CategoryDocument {
  const above = document.parent === undefined ? undefined : known.byKey(document.parent);
  return above ? { ...document, parent: above.key } : document;
}
