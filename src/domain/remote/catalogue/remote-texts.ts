/** Texts of products and categories of a remote catalogue. */
import * as z from 'zod';
import { allLocales, byLanguage } from '../../catalogue/import/commercetools-texts.ts';
import type { Language } from '../../country/countries.ts';
import { textOfHtml } from './plain-html.ts';

const texts = allLocales.nullish();

export const remoteTexts = z.object({
  nameAllLocales: texts,
  slugAllLocales: texts,
  descriptionAllLocales: texts,
  metaTitleAllLocales: texts,
  metaDescriptionAllLocales: texts,
});

/** The same of an answer in one language, whose fields have the names without `AllLocales`. `more`: further fields. */
export const textsInOneLanguage = (
  answer: Record<string, unknown>,
  locale: Language,
  more: readonly string[] = [],
): Record<string, unknown> =>
  Object.fromEntries(
    [...Object.keys(remoteTexts.shape), ...more].map((name) => {
      const value = answer[name.replace('AllLocales', '')] ?? '';
      return [name, value === '' ? [] : [{ locale, value }]];
    }),
  );

/** In each language that has a name. `more`: the texts that are in other places. */
export function textsOf<More extends object>(
  remote: z.infer<typeof remoteTexts>,
  more: (language: Language) => More,
) {
  const slugs = byLanguage(remote.slugAllLocales);
  const descriptions = byLanguage(remote.descriptionAllLocales);
  const titles = byLanguage(remote.metaTitleAllLocales);
  const summaries = byLanguage(remote.metaDescriptionAllLocales);
  const textIn = (language: Language, name: string) => ({
    name,
    slug: slugs.get(language),
    description: textOfHtml(descriptions.get(language) ?? ''),
    metaTitle: titles.get(language) || null,
    metaDescription: summaries.get(language) || null,
    ...more(language),
  });
  const names = byLanguage(remote.nameAllLocales);
  return Object.fromEntries(
    [...names].map(([language, name]) => [language, textIn(language, name)]),
  );
}
