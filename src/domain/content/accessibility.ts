/** What the seller states about the accessibility of the shop, and who supervises it. Source: eu-2026.md A-15. */
import { factsOf } from '../country/countries.ts';
import { ownNameIn } from '../country/own-name.ts';
import { writtenIsoDay } from '../locale/dates.ts';
import { localeByCode } from '../locale/locale-by-code.ts';
import { labelled } from '../texts/labelled.ts';
import type { LegalTexts } from './legal-texts.ts';

export type AccessibilityStatement = { texts: string[]; barriers: string[] };

/** Without an assessment nothing is claimed; what is not written in the page's language is left out. */
export function accessibilityStatement({ store, locale, t }: LegalTexts): AccessibilityStatement {
  const { language } = localeByCode(locale);
  const { accessibility } = store.seller ?? {};
  const { accessibilityAuthority: authority } = factsOf(store.key).law;
  const supervised = authority
    ? [labelled(t, t('imprint.supervisoryBody'), ownNameIn(authority, language))]
    : [];
  if (!accessibility) return { texts: supervised, barriers: [] };
  const { assessedBy: name, assessedOn, how, barriers } = accessibility;
  const date = writtenIsoDay(assessedOn, localeByCode(locale));
  return {
    texts: [t('accessibility.assessed', { date, name, how: how[language] ?? '' }), ...supervised],
    barriers: barriers.flatMap((barrier) => barrier[language] ?? []),
  };
}
