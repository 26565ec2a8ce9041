/** What a shopper of a market asks to pay: three lines, one of them indivisible, one a discount. */
import type { Address } from '#domain/checkout/address.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import type { PaymentRequest } from '#domain/payment/provider.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';

const states: Partial<Record<CountryCode, string>> = { it: 'MI', es: 'Santa Cruz de Tenerife' };

export function addressIn(country: CountryCode, more: Partial<Address> = {}): Address {
  const state = states[country];
  return {
    firstName: 'Zoë',
    lastName: 'Łukasiewicz',
    streetName: 'Hauptstraße',
    streetNumber: '12a',
    postalCode: postalCodeRules[country].example,
    city: 'Musterstadt',
    country,
    ...(state && { state }),
    ...more,
  };
}

export function paymentRequest(
  country: CountryCode,
  method: ProviderKindKey,
  more: Partial<PaymentRequest> = {},
): PaymentRequest {
  const billingAddress = addressIn(country, { phone: '+4920555010' });
  return {
    attemptId: crypto.randomUUID(),
    cartId: crypto.randomUUID(),
    method,
    amount: {
      type: 'centPrecision',
      currencyCode: currencyOf(country, new Date('2026-11-22')),
      centAmount: 35_695,
      fractionDigits: 2,
    },
    country,
    locale: localeOf(country).code,
    customerEmail: 'zoe@example.com',
    billingAddress,
    shippingAddress: billingAddress,
    lines: [
      line('EX10000001', 'article', 2, 23_800, 3800),
      line('EX10000002', 'article', 3, 10_000, 1597),
      line('shipping', 'shipping', 1, 2495, 398),
      line('discount', 'discount', 1, -600, -96),
    ],
    returnUrl: `http://${country}.localhost/checkout/payment/return`,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...more,
  };
}

/** The same as a company. */
export function companyRequest(country: CountryCode, method: ProviderKindKey): PaymentRequest {
  const billingAddress = addressIn(country, {
    company: 'Küchen & Söhne GmbH',
    vatNumber: `${country.toUpperCase()}123456789`,
  });
  return paymentRequest(country, method, { billingAddress });
}

function line(
  id: string,
  kind: 'article' | 'shipping' | 'discount',
  quantity: number,
  totalCentAmount: number,
  taxCentAmount: number,
) {
  return {
    id,
    name: `Line ${id}`,
    kind,
    quantity,
    totalCentAmount,
    taxCentAmount,
    taxPermyriad: 1900,
  };
}
