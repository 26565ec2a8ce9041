/** Our own VAT number, which a store sends as the requester in registry queries. */
import type { CountryCode } from '../country/countries.ts';
import type { VatNumber } from './numbers.ts';

type OwnNumbers = {
  ownVatNumbers: Readonly<Partial<Record<CountryCode, VatNumber>>>;
  /** The country goods leave from. */
  shipFrom: CountryCode;
};

/** The store's own, else that of the country goods leave from. */
export function ownNumberOf(
  { ownVatNumbers, shipFrom }: OwnNumbers,
  store: CountryCode,
): VatNumber | undefined {
  return ownVatNumbers[store] ?? ownVatNumbers[shipFrom];
}
