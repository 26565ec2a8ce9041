/** Carts of a remote backend, as a cart's room uses them. Rules: src/domain/remote. */
import type { Cart } from '#domain/cart/cart.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Outcome } from '#domain/operations.ts';
import { adoptedCart, unknownSkus } from '#domain/remote/adopted-cart.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { cartUpdates, contentUpdates, hasForeignLines } from '#domain/remote/cart-updates.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import { remoteCustomerOf } from '../../data/customers/remote-customers.ts';
import type { Environment } from '../../settings/environment.ts';
import type { CartBackend } from '../cart-backend.ts';
import type { RemoteCaller, RemoteCartBackend } from '../remote-cart-backend.ts';
import { askedBy } from './asked.ts';
import type { Asked, RemoteShop } from './remote-shop.ts';

/** `facts`: what the shop knows of goods. */
export function remoteCarts(
  env: Pick<Environment, 'DB' | 'settings'>,
  { carts }: Pick<RemoteShop, 'carts'>,
  { facts: factsOf }: Pick<CartBackend, 'facts'>,
): RemoteCartBackend {
  /** With the customer's session, and the updates with the remote's id of the customer. */
  async function inNameOf(
    caller: RemoteCaller,
    updates: readonly CartUpdate[],
  ): Promise<{ asked: Asked; updates: CartUpdate[] }> {
    const { customerId } = caller.session ?? {};
    const known = customerId === undefined ? undefined : await remoteCustomerOf(env.DB, customerId);
    return {
      asked: askedBy(env, caller, known?.session),
      updates: updates.flatMap((update): CartUpdate[] => {
        if (update.action !== 'setCustomerId') return [update];
        return known && update.customerId === customerId
          ? [{ ...update, customerId: known.id }]
          : [];
      }),
    };
  }

  /** One that is there already, under this key or for this customer, may have been filled by somebody else. */
  async function created(
    wanted: Cart,
    updates: readonly CartUpdate[],
    asked: Asked,
  ): Promise<Outcome<RemoteCart>> {
    const made = await carts.create({ key: wanted.id, updates }, asked);
    if (!made.ok) return made;
    if (hasForeignLines(made.data, wanted)) return failure('ConcurrentModification');
    const missing = contentUpdates(made.data, wanted);
    return missing.length === 0 ? made : carts.update(made.data, missing, asked);
  }

  return {
    async write({ held, before, wanted }, caller) {
      const needed = cartUpdates(held, before, wanted);
      if (held && needed.length === 0) return { ok: true, data: held };
      const { asked, updates } = await inNameOf(caller, needed);
      if (!held) return created(wanted, updates, asked);
      return updates.length === 0 ? { ok: true, data: held } : carts.update(held, updates, asked);
    },

    async read(cartId, held, caller) {
      const { asked } = await inNameOf(caller, []);
      const read = await carts.find(held ? { id: held.id } : { key: cartId }, asked);
      if (!read.ok || read.data?.cartState === 'Active') return read;
      // One that has become an order, or was given up, is no cart any more.
      return { ok: true, data: null };
    },

    async recalculate(held, caller) {
      const { asked } = await inNameOf(caller, []);
      return carts.update(held, [{ action: 'recalculate', updateProductData: true }], asked);
    },

    async adopt(wanted, remote, facts) {
      const skus = unknownSkus(remote, facts);
      if (skus.length === 0) return adoptedCart(wanted, remote, facts);
      const more = await factsOf(facts.store, { skus, codes: [] }, facts.at);
      const products = new Map([...facts.products, ...more.products]);
      return adoptedCart(wanted, remote, { ...facts, products });
    },

    async remove(held, caller) {
      const { asked } = await inNameOf(caller, []);
      const removed = await carts.remove(held, asked);
      if (!removed.ok) console.error(logLine('remote cart not deleted', removed.message));
    },
  };
}
