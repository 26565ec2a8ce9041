/** What a login leads to, by whatever way in. */
import type { Arrival } from '#domain/customer/account-operations.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { customerWithBookOf } from '#domain/customer/customer-answer.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller } from '#domain/operations.ts';
import { cartIdOf } from '../../../data/carts/customer-carts.ts';
import { loadAddressBook } from '../../../data/customers/addresses.ts';
import type { Environment } from '../../../settings/environment.ts';
import { customerCarts } from '../customer-carts.ts';

/**
 * Adds the customer's addresses and cart. If the cart cannot be loaded, the login still succeeds and the next call for it
 * retries.
 */
export function arrivals(env: Environment) {
  const { resolve: settledOf } = customerCarts(env);
  return async (customer: Customer, caller: Caller): Promise<Arrival> => {
    // The session itself begins with the answer.
    const session = { id: '', customerId: customer.id, idleMs: 0 };
    const settling = cartIdOf(env.DB, customer.id, caller.store.key)
      .then((cartId) => settledOf({ caller: { ...caller, session }, ...(cartId && { cartId }) }))
      .catch((error: unknown) => {
        console.error(logLine('carts not joined', error));
        return { cart: null, merged: false, notices: [] };
      });
    const [settled, book] = await Promise.all([
      settling,
      loadAddressBook(env.DB, customer.id, customer.version),
    ]);
    return { customer: customerWithBookOf(customer, book), ...settled };
  };
}
