/** The documents of a product: its page and its data sheet name the same ones. */
import type { Language } from '../country/countries.ts';
import type { Translate } from '../texts/texts.ts';
import { eprelPage } from './energy/energy-label.ts';
import { sheetIn } from './energy/energy-sheet.ts';
import type { ProductDetail } from './product.ts';

type Documents = Pick<ProductDetail, 'manualUrl' | 'energyLabel' | 'declarations'>;

/** Manual, repair, energy label, information sheet, registry entry, as far as it has them. */
export function productDocuments(
  { manualUrl, energyLabel, declarations }: Documents,
  { t, language }: { t: Translate; language: Language },
): { text: string; address: string }[] {
  return [
    ...(manualUrl ? [{ text: t('product.manual') + kindOf(manualUrl), address: manualUrl }] : []),
    ...(declarations?.repairUrl
      ? [{ text: t('declared.repair'), address: declarations.repairUrl }]
      : []),
    ...(energyLabel
      ? [
          { text: t('energy.label'), address: energyLabel.labelUrl },
          { text: t('energy.sheet'), address: sheetIn(language, energyLabel) },
          { text: t('energy.eprel'), address: eprelPage(energyLabel) },
        ]
      : []),
  ];
}

/** What the address says of the file. */
const kindOf = (address: string): string => (/\.pdf$/i.test(address) ? ' (PDF)' : '');
