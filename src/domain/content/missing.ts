/** What a document lacks for a locale. */
import type { Language } from '../country/countries.ts';
import type { Locale } from '../locale/locales.ts';
import { inMarket, isShownIn } from './conditions.ts';
import type { ContentDocument } from './content-document.ts';
import { isPerLanguage } from './content-text.ts';

/** The paths of texts that the locale lacks (`blocks.2.title`), in blocks that its market has. */
export function missingTexts(
  { blocks, ...document }: ContentDocument,
  { country, language }: Locale,
): string[] {
  const market = { key: country };
  const shown = blocks.map((block) => (isShownIn(block, market) ? inMarket(block, market) : null));
  return missingIn({ ...document, blocks: shown }, language);
}

function missingIn(value: unknown, language: Language, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isPerLanguage(value)) return value[language] ? [] : [path];
  return Object.entries(value).flatMap(([key, each]) =>
    missingIn(each, language, path ? `${path}.${key}` : key),
  );
}
