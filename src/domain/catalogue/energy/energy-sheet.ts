import type { Language } from '../../country/countries.ts';
import type { EnergyLabel } from './energy-label.ts';

/** The address of the information sheet; of one that has a part for each language, that of this one. */
export function sheetIn(language: Language, { ficheUrl }: EnergyLabel): string {
  return ficheUrl.includes('#') ? ficheUrl : `${ficheUrl}#${language}`;
}
