/** Which VAT check a cart needs, and after which changes: pure. */
import type { Cart } from '../cart/cart.ts';
import { type CountryCode, isCountryCode } from '../country/countries.ts';
import { vatNumberIn } from './check.ts';
import type { VatNumber } from './numbers.ts';

/** Whose number it should be, for a qualified query. */
export type Trader = { name: string; street: string; postalCode: string; city: string };

/** One part a line, to tell whether an answer is about the same trader. */
export const traderText = ({ name, street, postalCode, city }: Trader): string =>
  [name, street, postalCode, city].join('\n');

export type PendingVatCheck = { number: VatNumber; store: CountryCode; trader?: Trader };

/** Undefined where there is no number. */
export function pendingVatCheckOf(cart: Cart): PendingVatCheck | undefined {
  const number = vatNumberIn(cart);
  if (!number || !cart.billingAddress) return undefined;
  // Asked under the number of the store that sells, wherever the invoice goes.
  const store = cart.store.key;
  if (!isCountryCode(store)) return undefined;
  const { company, streetName, streetNumber, postalCode, city } = cart.billingAddress;
  if (!company) return { number, store };
  const trader = { name: company, street: `${streetName} ${streetNumber}`, postalCode, city };
  return { number, store, trader };
}

/**
 * What is to be asked after a change: the addresses were written, also as they were before, and no registry said no; or the
 * answer that there was has become too old. An address that is written may name another trader than the one asked about.
 */
export function pendingVatCheckAfter(before: Cart, after: Cart): PendingVatCheck | undefined {
  // A change that does not write the address hands on the very same one.
  const isWritten = before.billingAddress !== after.billingAddress;
  const isDue = after.vatCheck ? isWritten : isWritten || before.vatCheck !== undefined;
  return isDue && after.vatCheck?.result !== 'invalid' ? pendingVatCheckOf(after) : undefined;
}
