/** Completes a category of another shop to a whole document; fields that it lacks keep their stored values. */
import type { Language } from '../../country/countries.ts';
import type { CategoryDocument } from '../document.ts';
import { slugify } from '../slugify.ts';
import { presentFields } from './complete.ts';
import type { CategoryDraft } from './draft.ts';

/** Not yet checked by the schema: a name may be too long, a slug empty. */
export function completedCategory(
  { texts, ...said }: CategoryDraft,
  existing: CategoryDocument | undefined,
): unknown {
  const before = existing?.texts ?? {};
  const entries = Object.entries(texts).map(([code, text]) => {
    const language = code as Language;
    const old = before[language];
    const own = slugify(text.slug ?? old?.slug ?? text.name ?? '', language);
    return [language, { ...presentFields({ description: '', ...old }, text), slug: own }];
  });
  return {
    ...presentFields({ type: 'category', ...existing }, said),
    texts: { ...before, ...Object.fromEntries(entries) },
  };
}
