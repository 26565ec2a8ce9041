/**
 * Who owes the VAT of a delivery. Without VAT only where a company of another member state has goods sent across a border
 * of the Union and its number is valid: Directive 2006/112/EC art. 138. Goods for Northern Ireland cross one too, and its
 * companies have numbers of their own for them. Source: eu-2026.md P-31, P-33, P-34, F-31, §12 no. 4, 6.
 */
import type { CountryCode } from '../country/countries.ts';
import type { TextKey } from '../texts/texts.ts';
import { prefixOf, type VatNumber, type VatPrefix, vatNumberRules } from './numbers.ts';

export const taxRules = ['standard', 'intraCommunity'] as const;
export type TaxRule = (typeof taxRules)[number];

/** As the portions of a cart name it (checklist VAT-4). */
export const intraCommunityName = 'reverse charge / intra-Community supply';

/** What the VAT of a cart or an order is called, with its rate. */
export function vatText({ taxRelief }: { taxRelief?: { rule: TaxRule } | undefined }): TextKey {
  return taxRelief?.rule === 'intraCommunity' ? 'totals.vatIntraCommunity' : 'totals.vat';
}

export const isMemberState = (country: CountryCode): boolean => isMember(prefixOf(country));

/** Goods that go somewhere inside the VAT area: the Canary Islands are not. */
export type Supply = {
  /** Where the goods leave from. */
  dispatch: CountryCode;
  /** The country that they go to. */
  delivery: CountryCode;
  /** Whether they go to the part of Britain that is in the Union for goods. */
  isNorthernIreland: boolean;
};

/** What a valid number would make of a supply: to be told before a registry was asked. */
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
