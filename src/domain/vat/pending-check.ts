/** Which VAT check a cart needs, and after which changes: pure. */
import type { Cart } from '../cart/cart.ts';
import { type CountryCode, isCountryCode } from '../country/countries.ts';
import { vatNumberIn } from './check.ts';
import type { VatNumber } from './numbers.ts';

/** The expected owner of the number, for a qualified query. */
export type Trader = { name: string; street: string; postalCode: string; city: string };

/** One field per line, to compare whether an answer is about the same trader. */
export const traderText = ({ name, street, postalCode, city }: Trader): string =>
  [name, street, postalCode, city].join('\n');

export type PendingVatCheck = { number: VatNumber; store: CountryCode; trader?: Trader };

/** Undefined where there is no number. */
export function pendingVatCheckOf(cart: Cart): PendingVatCheck | undefined {
  const number = vatNumberIn(cart);
  if (!number || !cart.billingAddress) return undefined;
  // The requester is the selling store's VAT number, whatever the billing country.
  const store = cart.store.key;
  if (!isCountryCode(store)) return undefined;
  const { company, streetName, streetNumber, postalCode, city } = cart.billingAddress;
  if (!company) return { number, store };
  const trader = { name: company, street: `${streetName} ${streetNumber}`, postalCode, city };
  return { number, store, trader };
}

/**
 * The check that is due after a change: if the address was set, even to the same value, or the answer has expired;
 * never if the number is known to be invalid. A newly set address may name another trader than the one checked.
 */
export function pendingVatCheckAfter(before: Cart, after: Cart): PendingVatCheck | undefined {
  // A change that does not set the address keeps the same object.
  const isWritten = before.billingAddress !== after.billingAddress;
  const isDue = after.vatCheck ? isWritten : isWritten || before.vatCheck !== undefined;
  return isDue && after.vatCheck?.result !== 'invalid' ? pendingVatCheckOf(after) : undefined;
}
