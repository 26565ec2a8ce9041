/**
 * Whether a product may be offered in a market, and if not, why. What an import brings is kept in any case; a market
 * where something is missing holds it back until it is there. Source: eu-2026.md G-01, G-02, G-11.
 */
import { type CountryCode, languagesOf } from '../country/countries.ts';
import { energyLabelled, safetyInformation } from '../country/product-law.ts';
import type { ProductDocument } from './document.ts';

export const heldBackReasons = [
  /** No text in one of the market's languages. */
  'no-text',
  'no-picture',
  /** GPSR art. 19: maker, responsible person for a maker outside the EEA, warnings in the market's languages. */
  'no-manufacturer',
  'no-responsible-person',
  'no-warnings-in-language',
  /** Its category asks for a label. */
  'no-energy-label',
] as const;
export type HeldBackReason = (typeof heldBackReasons)[number];

/** ISO 3166-1 codes of the European Economic Area. */
const economicArea = new Set(
  'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se no is li'.split(
    ' ',
  ),
);

type Gated = Pick<
  ProductDocument,
  'texts' | 'images' | 'manufacturer' | 'responsiblePerson' | 'energyLabel'
>;

/** Everything that keeps the product out of this market; empty: nothing does. */
export function heldBackIn(
  country: CountryCode,
  product: Gated,
  /** Whether one of its categories asks for an energy label. */
  needsEnergyLabel: boolean,
): HeldBackReason[] {
  const { texts, images, manufacturer, responsiblePerson, energyLabel } = product;
  const spoken = languagesOf(country);
  const lawful = safetyInformation.has(country);
  const foreign = manufacturer !== undefined && !economicArea.has(manufacturer.country);
  const warned = Object.values(texts).some((text) => (text.warnings ?? []).length > 0);
  const missing: Record<HeldBackReason, boolean> = {
    'no-text': spoken.some((language) => !texts[language]),
    'no-picture': images.length === 0,
    'no-manufacturer': lawful && !manufacturer,
    'no-responsible-person': lawful && foreign && !responsiblePerson,
    'no-warnings-in-language':
      lawful && warned && spoken.some((language) => !texts[language]?.warnings?.length),
    'no-energy-label': needsEnergyLabel && energyLabelled.has(country) && !energyLabel,
  };
  return heldBackReasons.filter((reason) => missing[reason]);
}
