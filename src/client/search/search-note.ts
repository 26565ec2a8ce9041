import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { Translate } from '#domain/texts/texts.ts';

/** Says what else than the text was searched for; undefined if the results match all of it. */
export function searchNote(
  query: string | undefined,
  { corrected, unmatched = [] }: Pick<ListingPage, 'corrected' | 'unmatched'>,
  t: Translate,
): string | undefined {
  const notes = [
    ...(query !== undefined && corrected !== undefined
      ? [t('search.corrected', { corrected, query })]
      : []),
    ...(unmatched.length > 0 ? [t('search.without', { words: unmatched.join(' ') })] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
}
