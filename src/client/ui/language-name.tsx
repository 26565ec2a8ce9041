/** In which language a text is that is not in the language of the page. */
import type { Language } from '#domain/country/countries.ts';
import { languageName } from '#domain/locale/language-name.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { useShop } from '../shop.tsx';

export function LanguageName({ language }: { language: Language }) {
  const { t, locale } = useShop();
  return <span>{labelled(t, t('review.language'), languageName(language, locale))}</span>;
}
