import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { quantities } from './cart-view.ts';
import { customerOf, password } from './customers.ts';
import { addressed, cartWith } from './shopper.ts';
import { type Visitor, visitor } from './visitor.ts';

/** A customer whose cart has goods, e-mail and address. */
export async function readyCustomer(
  country: CountryCode,
  wanted: Record<string, number>,
): Promise<{ shopper: Visitor; email: string; cart: Cart }> {
  const { shopper, email } = await customerOf(country);
  const filled = await cartWith(shopper, wanted);
  const cart = await addressed(shopper, filled, country, email.toLowerCase());
  return { shopper, email, cart };
}

/** The cart that the shopper's browser receives. */
export async function cartOf(shopper: Visitor): Promise<Cart | null> {
  return (await shopper.ask('getMe', {})).me.activeCart;
}

/** What the customer's cart holds, as a device that has just logged in sees it. */
export async function held(email: string) {
  const device = visitor('de');
  const { cart } = await device.ask('signIn', { email, password });
  return cart && quantities(cart);
}
