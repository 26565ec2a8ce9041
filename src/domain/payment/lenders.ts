/** Who lends the money where a method is credit: consumers are told before they choose. Source: eu-2026.md PAY-10. */
import type { CountryCode } from '../country/countries.ts';
import type { PaymentMethodKey } from './methods.ts';

const lenders: Partial<Record<PaymentMethodKey, string>> = {
  klarna: 'Klarna Bank AB (publ)',
  klarna_account: 'Klarna Bank AB (publ)',
  ratepay: 'Ratepay GmbH',
  billie: 'Billie GmbH',
};

/** Klarna lends to Britons through a company of its own. */
const lendersByCountry: Partial<Record<CountryCode, typeof lenders>> = {
  gb: { klarna: 'Klarna Financial Services UK Limited' },
};

export function lenderOf(key: PaymentMethodKey, country: CountryCode): string | undefined {
  return lendersByCountry[country]?.[key] ?? lenders[key];
}
