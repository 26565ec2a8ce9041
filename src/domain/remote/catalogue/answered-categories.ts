/** Categories as the specification's getCategory answers them, a tree in each language, as the shop's. */
import * as z from 'zod';
import type { CategoryDraft } from '../../catalogue/import/draft.ts';
import type { Language } from '../../country/countries.ts';
import { categoryDraft, remoteCategory } from './category-drafts.ts';
import { textsInOneLanguage } from './remote-texts.ts';

const answered = z.looseObject({
  id: z.string(),
  key: z.string().nullish(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullish(),
  metaTitle: z.string().nullish(),
  metaDescription: z.string().nullish(),
  orderHint: z.string(),
  parent: z.unknown(),
  custom: z.unknown(),
  get children(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof answered>>> {
    return z.array(answered).nullish();
  },
});
type Answered = z.infer<typeof answered>;
export const answeredTree = z.array(answered);

/** Parents before those below them; texts of all languages together. */
export function mergedCategories(
  trees: readonly { language: Language; roots: readonly Answered[] }[],
): CategoryDraft[] {
  const merged = new Map<string, CategoryDraft>();
  for (const { language, roots } of trees) {
    for (const draft of roots.flatMap((root) => draftsBelow(root, language))) {
      const known = merged.get(draft.key);
      merged.set(
        draft.key,
        known ? { ...known, texts: { ...draft.texts, ...known.texts } } : draft,
      );
    }
  }
  return [...merged.values()];
}

function draftsBelow(category: Answered, language: Language): CategoryDraft[] {
  const read = remoteCategory.safeParse({ ...category, ...textsInOneLanguage(category, language) });
  const below = (category.children ?? []).flatMap((child) => draftsBelow(child, language));
  if (!read.success) return below;
  // The answer does not say of which tree it is, nor what an energy label is needed for: that stays as it is.
  const { tree: _, energyRegulation: __, hideChevron: ___, ...draft } = categoryDraft(read.data);
  return [draft, ...below];
}
