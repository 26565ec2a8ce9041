/** The lender of each credit method: consumers must see it before they choose. Source: eu-2026.md PAY-10. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { PaymentMethodKey } from './methods.ts';

const lenders: Partial<Record<PaymentMethodKey, string>> = {
  klarna: 'Klarna Bank AB (publ)',
  klarna_account: 'Klarna Bank AB (publ)',
  ratepay: 'Ratepay GmbH',
  billie: 'Billie GmbH',
};

export function lenderOf(key: PaymentMethodKey, country: CountryCode): string | undefined {
  const ownLenders: typeof lenders = factsOf(country).payment.lenders ?? {};
  return ownLenders[key] ?? lenders[key];
}
