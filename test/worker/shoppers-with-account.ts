import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { customerOf } from './customers.ts';
import { addressIn, cartWith } from './shopper.ts';
import type { Visitor } from './visitor.ts';

/** A customer whose cart has goods, e-mail and address. */
export async function readyCustomer(
  country: CountryCode,
  wanted: Record<string, number>,
): Promise<{ shopper: Visitor; email: string; cart: Cart }> {
  const { shopper, email } = await customerOf(country);
  const { id, version } = await cartWith(shopper, wanted);
  const address = addressIn(country);
  const { cart } = await shopper.ask('updateCart', {
    id,
    version,
    actions: [
      { action: 'setCustomerEmail', email: email.toLowerCase() },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
  });
  return { shopper, email, cart };
}
