import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { Translate } from '#domain/texts/texts.ts';

/** Says what else than the text was searched for, or what is left out; undefined if the results are all of it. */
export function searchNote(
  query: string | undefined,
  {
    corrected,
    unmatched = [],
    onlyBest,
  }: Pick<ListingPage, 'corrected' | 'unmatched' | 'onlyBest'>,
  t: Translate,
): string | undefined {
  const notes = [
    ...(query !== undefined && corrected !== undefined
      ? [t('search.corrected', { corrected, query })]
      : []),
    ...(onlyBest ? [t('search.onlyBest')] : []),
    ...(unmatched.length > 0 ? [t('search.without', { words: unmatched.join(' ') })] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
}
