/**
 * The tax rule of a delivery. It is without VAT only if the goods cross a border inside the Union to a company that has
 * a valid number of another member state: Directive 2006/112/EC art. 138. Goods to Northern Ireland count as well, with
 * the separate numbers of its companies. Source: eu-2026.md P-31, P-33, P-34, F-31, §12 no. 4, 6.
 */
import type { CountryCode } from '../country/countries.ts';
import type { TextKey } from '../texts/texts.ts';
import { prefixOf, type VatNumber, type VatPrefix, vatNumberRules } from './numbers.ts';

export const taxRules = ['standard', 'intraCommunity'] as const;
export type TaxRule = (typeof taxRules)[number];

/** The name in the tax portions of a cart (checklist VAT-4). */
export const intraCommunityName = 'reverse charge / intra-Community supply';

/** The text for the VAT of a cart or an order, with its rate. */
export function vatText({ taxRelief }: { taxRelief?: { rule: TaxRule } | undefined }): TextKey {
  return taxRelief?.rule === 'intraCommunity' ? 'totals.vatIntraCommunity' : 'totals.vat';
}

export const isMemberState = (country: CountryCode): boolean => isMember(prefixOf(country));

/** Goods delivered inside the VAT area: the Canary Islands, for example, are outside. */
type Supply = {
  /** Where the goods leave from. */
  dispatch: CountryCode;
  /** The country that they go to. */
  delivery: CountryCode;
  /** Whether they go to Northern Ireland, which is in the Union's VAT area for goods. */
  isNorthernIreland: boolean;
};

/** The rule if the number is valid; can be shown before a registry is queried. */
export function ruleForNumber(number: VatNumber, supply: Supply): TaxRule {
  const { dispatch, delivery, isNorthernIreland } = supply;
  const isInUnion = isMemberState(dispatch) && (isMemberState(delivery) || isNorthernIreland);
  const crosses = dispatch !== delivery && isInUnion;
  const { prefix } = number;
  const counts = isMember(prefix) || (prefix === 'XI' && isNorthernIreland);
  const isForeign = counts && prefix !== prefixOf(dispatch);
  return crosses && isForeign ? 'intraCommunity' : 'standard';
}

const isMember = (prefix: VatPrefix) => vatNumberRules[prefix].isMember;
