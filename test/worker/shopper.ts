/** Shoppers with goods in the cart and an address, ready to order. */
import type { Cart } from '#domain/cart/cart.ts';
import type { Address } from '#domain/checkout/address.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { type Visitor, visitor } from './visitor.ts';

export const email = 'zora.novakova@mail.example';

export function addressIn(country: CountryCode): Address {
  return {
    firstName: 'Zora',
    lastName: 'Nováková',
    streetName: 'Dlhá ulica',
    streetNumber: '12a',
    postalCode: postalCodeRules[country].example,
    city: 'Mesto',
    country,
    ...(country === 'it' && { state: 'RM' }),
    ...(country === 'es' && { state: 'Madrid' }),
    ...(country === 'ro' && { state: 'București' }),
  };
}

/** What the addresses step's form sends for a private customer. */
export function addressFields(country: CountryCode): Record<string, string> {
  const billing = Object.entries(addressIn(country)).map(([name, value]) => [
    `billing.${name}`,
    value,
  ]);
  return {
    email,
    clientType: 'private',
    shippingAddressType: 'SAME_AS_BILLING',
    ...Object.fromEntries(billing),
  };
}

export async function cartWith(shopper: Visitor, wanted: Record<string, number>): Promise<Cart> {
  const { cart } = await shopper.ask('createCart', {});
  const actions = Object.entries(wanted).map(([sku, quantity]) => ({
    action: 'addLineItem' as const,
    sku,
    quantity,
  }));
  return (await shopper.ask('updateCart', { id: cart.id, version: cart.version, actions })).cart;
}

/** The phone number that the driver of freight calls before the delivery. */
export const phone = '+442079460958';

/** A shopper of the market whose cart has goods, e-mail and address. */
export async function readyToOrder(
  country: CountryCode,
  wanted: Record<string, number>,
  changes: Partial<Address> = {},
): Promise<{ shopper: Visitor; cart: Cart }> {
  const shopper = visitor(country);
  const begun = await cartWith(shopper, wanted);
  return { shopper, cart: await addressed(shopper, begun, country, email, changes) };
}

/** The cart with an e-mail address and addresses. */
export async function addressed(
  shopper: Visitor,
  { id, version }: Cart,
  country: CountryCode,
  customerEmail = email,
  changes: Partial<Address> = {},
): Promise<Cart> {
  const address = { ...addressIn(country), ...changes };
  const actions = [
    { action: 'setCustomerEmail' as const, email: customerEmail },
    { action: 'setBillingAddress' as const, address },
    { action: 'setShippingAddress' as const, address },
  ];
  return (await shopper.ask('updateCart', { id, version, actions })).cart;
}

export function orderCall(
  cart: Cart,
  paymentMethod: PaymentMethodKey,
  expectedTotalCentAmount: number,
) {
  const { id, version } = cart;
  const expectedGiftCardCentAmount = giftCardCents(cart);
  return { id, version, paymentMethod, expectedTotalCentAmount, expectedGiftCardCentAmount };
}
