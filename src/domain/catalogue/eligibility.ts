/**
 * Whether a product may be offered in a market, and if not, why. An import stores every product; a market holds it back
 * until all data that the market requires is present. Source: eu-2026.md G-01, G-02, G-10, G-11.
 */
import { type CountryCode, type Language, languagesOf } from '../country/countries.ts';
import { energyLabelled, safetyInformation } from '../country/offer-law.ts';
import type { ProductDocument, ProductText } from './document.ts';
import type { EnergyRegulation } from './energy/energy-label.ts';
import { isOnItsScale } from './energy/energy-scale.ts';
import { foreignMedia, type ProductMedia, productMedia } from './media-hosts.ts';

export const heldBackReasons = [
  /** No text in one of the market's languages. */
  'no-text',
  'no-picture',
  /** A picture, label or video is on a host that pages may not load from (MEDIA_HOSTS). */
  'media-host',
  /** GPSR art. 19: maker, responsible person for a maker outside the EEA, warnings in the market's languages. */
  'no-manufacturer',
  'no-responsible-person',
  'no-warnings-in-language',
  /** One of its categories, or an ancestor of one, requires a label. */
  'no-energy-label',
  /** Its label is for a regulation that its categories do not require, or not on the scale of its regulation. */
  'wrong-energy-label',
] as const;
export type HeldBackReason = (typeof heldBackReasons)[number];

export type HeldBack = { sku: string; store: CountryCode; reason: HeldBackReason };

/** ISO 3166-1 codes of the European Economic Area. */
const economicArea = new Set(
  'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se no is li'.split(
    ' ',
  ),
);

export type EligibilityInput = ProductMedia &
  Pick<ProductDocument, 'productType' | 'manufacturer' | 'responsiblePerson'> & {
    texts: Partial<Record<Language, Pick<ProductText, 'warnings'>>>;
  };

export type EligibilityRules = {
  /** The labels that its categories require, any of which is sufficient; empty if they require none. */
  labels: ReadonlySet<EnergyRegulation>;
  mediaHosts: readonly string[];
};

/** All reasons to hold the product back in this market; empty if it may be sold. */
export function heldBackIn(
  country: CountryCode,
  product: EligibilityInput,
  { labels, mediaHosts }: EligibilityRules,
): HeldBackReason[] {
  const { texts, images, manufacturer, responsiblePerson, energyLabel } = product;
  const spoken = languagesOf(country);
  // A gift card is no product in the sense of the GPSR.
  const lawful = safetyInformation.has(country) && product.productType !== 'gift_card';
  const labelled = energyLabelled.has(country);
  const foreign = manufacturer !== undefined && !economicArea.has(manufacturer.country);
  const warned = Object.values(texts).some(warns);
  const isWantedLabel =
    energyLabel === undefined || labels.size === 0 || labels.has(energyLabel.regulation);
  const missing: Record<HeldBackReason, boolean> = {
    'no-text': spoken.some((language) => !texts[language]),
    'no-picture': images.length === 0,
    'media-host': foreignMedia(productMedia(product), mediaHosts).length > 0,
    'no-manufacturer': lawful && !manufacturer,
    'no-responsible-person': lawful && foreign && !responsiblePerson,
    'no-warnings-in-language':
      lawful && warned && spoken.some((language) => !warns(texts[language])),
    'no-energy-label': labelled && labels.size > 0 && !energyLabel,
    'wrong-energy-label':
      labelled && energyLabel !== undefined && !(isWantedLabel && isOnItsScale(energyLabel)),
  };
  return heldBackReasons.filter((reason) => missing[reason]);
}

/** Blank warnings do not count. */
function warns(text: Pick<ProductText, 'warnings'> | undefined): boolean {
  return (text?.warnings ?? []).some((warning) => warning.trim() !== '');
}
