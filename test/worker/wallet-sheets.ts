/** What wallets give to the page, as their documentation shows it, for somebody who lives in a market. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { phoneExamples } from '#domain/country/phone-examples.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import type { ExpressWallet } from '#domain/payment/express-wallet.ts';
import { putOnSale } from './goods.ts';
import { cartWith, email } from './shopper.ts';
import { led, type Visitor, visitor } from './visitor.ts';

/** `outcome`: what the sandbox's Adyen makes of the token. */
type Sheet = { phone?: string | null; outcome?: string };

const tokenFor = (outcome = 'APPROVED') => ({ signature: 'c2ln', note: `SANDBOX:${outcome}` });

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

/** A guest in the cart step. */
export async function guestWith(country: CountryCode, price = 6000) {
  const [sku] = await putOnSale({ price, stock: 10 });
  const shopper = visitor(country);
  return { shopper, cart: await cartWith(shopper, { [sku]: 1 }) };
}

/** What the page sends on once the shopper has agreed in the sheet; the answer is a page or leads to one. */
export function sendAgreed(
  shopper: Visitor,
  { totalPrice }: Cart,
  wallet: ExpressWallet,
  told: unknown,
  operation: string = crypto.randomUUID(),
): Promise<Response> {
  const total = String(totalPrice.centAmount);
  return shopper.post('/checkout/express', {
    wallet,
    told: JSON.stringify(told),
    total,
    operation,
  });
}

/** In the payment step after the sheet; `press`: the order key, as the page has it. */
export async function agreedIn(
  country: CountryCode,
  wallet: 'googlepay' | 'applepay',
  sheet: Sheet = {},
) {
  const { shopper, cart } = await guestWith(country);
  const told = wallet === 'googlepay' ? googleTold(country, sheet) : appleTold(country, sheet);
  const path = await led(sendAgreed(shopper, cart, wallet, told));
  return { shopper, cart, path, told };
}
