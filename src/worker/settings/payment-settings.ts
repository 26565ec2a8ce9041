import * as z from 'zod';
import { matching, webAddress } from './schemas.ts';
import { sharedSecret } from './secrets.ts';
import type { Setting } from './setting.ts';

const oneWord = matching(/^\S+$/, 'one word without spaces');
const withoutSlash = webAddress.transform((address) => address.replace(/\/+$/, ''));

export const paymentSettings = {
  adyenBase: {
    variable: 'ADYEN_BASE',
    schema: withoutSlash,
    meaning:
      'Where Adyen answers, without the version; `https://checkout-test.adyen.com` is its test system. Not set: only the sandbox takes Adyen’s payments.',
    optional: true,
    example: 'https://1797a841fbb37ca7-Kontor-checkout-live.adyenpayments.com/checkout',
    needed: 'to be paid through Adyen',
  },
  adyenMerchantAccount: {
    variable: 'ADYEN_MERCHANT_ACCOUNT',
    schema: oneWord,
    meaning: 'The account of ours that Adyen pays to.',
    optional: true,
    example: 'KontorEU',
    needed: 'with `ADYEN_BASE`',
  },
  adyenApiKey: {
    variable: 'ADYEN_API_KEY',
    ...sharedSecret('ADYEN_API_KEY'),
    meaning: 'Adyen’s key of a web service user with the role Checkout.',
    example: 'a key of 32 characters or more',
    needed: 'with `ADYEN_BASE`',
  },
  adyenHmacKeys: {
    variable: 'ADYEN_HMAC_KEY',
    schema: z
      .string()
      .transform((text) => text.trim().split(/\s+/))
      .refine((keys) => keys.every((key) => /^[0-9a-f]{64}$/i.test(key)), {
        error: '64 hexadecimal digits, or twice that with a space between',
      }),
    meaning:
      'The HMAC key of Adyen’s standard webhook. While it is renewed the old and the new one with a space between.',
    unit: '64 hexadecimal digits',
    example: '64 hexadecimal digits',
    needed: 'with `ADYEN_BASE`',
    place: 'secret',
  },
  paypalBase: {
    variable: 'PAYPAL_BASE',
    schema: webAddress,
    meaning: 'Where PayPal answers. `https://api-m.sandbox.paypal.com` is PayPal’s own sandbox.',
    default: 'https://api-m.paypal.com',
    example: 'https://api-m.sandbox.paypal.com',
  },
  paypalClientId: {
    variable: 'PAYPAL_CLIENT_ID',
    schema: z.string(),
    meaning: 'The client id of the shop’s REST app at PayPal; browsers are told it.',
    optional: true,
    example: 'an id of 80 characters',
    needed: 'to be paid through PayPal',
    place: 'secret',
  },
  paypalSecret: {
    variable: 'PAYPAL_SECRET',
    schema: z.string(),
    meaning: 'The secret of that app.',
    example: 'a secret of 80 characters',
    needed: 'with `PAYPAL_CLIENT_ID`',
    place: 'secret',
  },
  paypalWebhookId: {
    variable: 'PAYPAL_WEBHOOK_ID',
    schema: z.string(),
    meaning: 'The id of the webhook by which PayPal tells of payments.',
    example: '1JE4291016473214C',
    needed: 'with `PAYPAL_CLIENT_ID`',
    place: 'secret',
  },
  googlePayMerchantId: {
    variable: 'GOOGLE_PAY_MERCHANT_ID',
    schema: oneWord,
    meaning: 'The shop at Google Pay. Not set: no button of Google Pay in the cart.',
    optional: true,
    example: 'BCR2DN4T3K2X5ABC',
  },
  applePayMerchantId: {
    variable: 'APPLE_PAY_MERCHANT_ID',
    schema: oneWord,
    meaning: 'The shop at Apple Pay. Not set: no button of Apple Pay in the cart.',
    optional: true,
    example: 'merchant.com.example.kontor',
  },
  applePayDomainAssociation: {
    variable: 'APPLE_PAY_DOMAIN_ASSOCIATION',
    schema: z.string(),
    meaning:
      'The text of the file by which Apple knows the shop’s domains, as Apple gave it; answered at `/.well-known/apple-developer-merchantid-domain-association`.',
    optional: true,
    example: '7B2270737050…',
    needed: 'with `APPLE_PAY_MERCHANT_ID`',
  },
} as const satisfies Record<string, Setting>;
