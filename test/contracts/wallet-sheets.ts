/** What wallets give to the page, as their documentation shows it, for somebody who lives in a market. */
import type { CountryCode } from '../../src/domain/country/countries.ts';
import { postalCodeRules } from '../../src/domain/country/postal-codes.ts';
import { phoneExamples } from '../../src/domain/country/telephone.ts';

/** `outcome`: what the sandbox's Adyen makes of the token. */
export type Sheet = { phone?: string | null; outcome?: string };

const tokenFor = (outcome = 'APPROVED') => ({ signature: 'c2ln', note: `SANDBOX:${outcome}` });

const email = 'zora.novakova@mail.example';

/** PaymentData. Source: developers.google.com/pay/api/web/reference/response-objects. */
export function googleTold(country: CountryCode, { phone, outcome }: Sheet = {}) {
  const address = {
    name: 'Zora Nováková',
    address1: 'Dlhá 12a',
    address2: '',
    address3: '',
    locality: 'Mesto',
    administrativeArea: '',
    countryCode: country.toUpperCase(),
    postalCode: postalCodeRules[country].example,
    sortingCode: '',
    ...(phone !== null && { phoneNumber: phone ?? phoneExamples[country] }),
  };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    email,
    shippingAddress: address,
    paymentMethodData: {
      type: 'CARD',
      description: 'Visa •••• 1111',
      info: { cardNetwork: 'VISA', cardDetails: '1111', billingAddress: address },
      tokenizationData: {
        type: 'PAYMENT_GATEWAY',
        token: JSON.stringify(tokenFor(outcome)),
      },
    },
  };
}

/** ApplePayPayment. Source: developer.apple.com, Apple Pay on the Web. */
export function appleTold(country: CountryCode, { outcome }: Sheet = {}) {
  const contact = {
    givenName: 'Zora',
    familyName: 'Nováková',
    addressLines: ['Dlhá 12a'],
    locality: 'Mesto',
    postalCode: postalCodeRules[country].example,
    countryCode: country.toUpperCase(),
  };
  return {
    token: {
      paymentData: { version: 'EC_v1', data: 'ZGF0YQ==', ...tokenFor(outcome) },
      paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'credit' },
      transactionIdentifier: 'A1B2',
    },
    billingContact: contact,
    shippingContact: { ...contact, emailAddress: email, phoneNumber: phoneExamples[country] },
  };
}
