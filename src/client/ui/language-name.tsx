/** In which language a text is that is not in the language of the page. */
import type { Language } from '#domain/country/countries.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { useShop } from '../shop.tsx';

export function LanguageName({ language }: { language: Language }) {
  const { t, locale } = useShop();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return <span>{labelled(t, t('review.language'), names.of(language))}</span>;
}
