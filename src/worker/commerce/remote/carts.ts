/** Carts of a remote backend, as a cart's room uses them. Rules: src/domain/remote. */
import type { Cart } from '#domain/cart/cart.ts';
import { type Failure, failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Outcome } from '#domain/operations.ts';
import { adoptedCart, unknownSkus } from '#domain/remote/adopted-cart.ts';
import { backendFailure, loggedText } from '#domain/remote/backend-failure.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { cartUpdates, contentUpdates, hasForeignLines } from '#domain/remote/cart-updates.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import { contentHash } from '../../d1/content-hash.ts';
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
        return known && !carts.isOwnedBySession && update.customerId === customerId
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
    key: string = wanted.id,
    isGuest = false,
  ): Promise<Outcome<RemoteCart>> {
    const made = await carts.create({ key, updates }, asked);
    if (isOfOthers(made) && !isGuest) {
      return created(wanted, updates, asked, await keyAfter(key, 'guest'), true);
    }
    if (!made.ok) return unlessPartly(made);
    if (made.data.cartState !== 'Active') {
      return created(wanted, updates, asked, await keyAfter(key, made.data.id));
    }
    if (hasForeignLines(made.data, wanted)) return failure('ConcurrentModification');
    // It may be an earlier one, with other addresses: those are set again.
    const missing = [...updates.filter(isDetail), ...contentUpdates(made.data, wanted)];
    if (missing.length === 0) return made;
    const updated = await carts.update(made.data, missing, asked);
    // The cart is there, with a part of it.
    return updated.ok ? updated : backendFailure('createCart', updated.message);
  }

  /** By the key of the room; a cart that has ended under it is followed by another one. */
  async function findByKey(key: string, asked: Asked): Promise<Outcome<RemoteCart | null>> {
    const read = await carts.find({ key }, asked);
    if (!read.ok || !read.data || read.data.cartState === 'Active') return read;
    return findByKey(await keyAfter(key, read.data.id), asked);
  }

  return {
    async write({ held, before, wanted, isRepriced }, caller) {
      const repricing = held && isRepriced ? [recalculation] : [];
      const needed = [...cartUpdates(held, before, wanted), ...repricing];
      if (held && needed.length === 0) return { ok: true, data: held };
      const { asked, updates } = await inNameOf(caller, needed);
      if (!held) return created(wanted, updates, asked);
      return updates.length === 0 ? { ok: true, data: held } : carts.update(held, updates, asked);
    },

    async read(cartId, held, caller) {
      const { asked } = await inNameOf(caller, []);
      if (!held) return findByKey(cartId, asked);
      const read = await carts.find({ id: held.id }, asked);
      if (!read.ok || !read.data || read.data.cartState === 'Active') return read;
      // One that was given up is no cart any more.
      return read.data.cartState === 'Ordered' ? failure('CartOrdered') : { ok: true, data: null };
    },

    async recalculate(held, caller) {
      const { asked } = await inNameOf(caller, []);
      return carts.update(held, [recalculation], asked);
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
      if (!removed.ok) console.error(logLine('remote cart not deleted', loggedText(removed)));
    },
  };
}

const recalculation: CartUpdate = { action: 'recalculate', updateProductData: true };

const isDetail = ({ action }: CartUpdate): boolean =>
  ['setCustomerEmail', 'setBillingAddress', 'setShippingAddress', 'setCustomFields'].includes(
    action,
  );

/** The key of the cart that follows the one with this key and id: a UUID, the same each time. */
const keyAfter = async (key: string, id: string): Promise<string> =>
  (await contentHash(key + id)).replace(/(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

/** The cart with the key is a customer's whose login at the remote has ended: they go on as a guest there. */
const isOfOthers = (made: Outcome<RemoteCart>): boolean => !made.ok && made.code === 'CartNotFound';

/** A cart that is there may have been created by the first of several requests: not known with what. */
const unlessPartly = (failed: Failure): Failure =>
  failed.code === 'ConcurrentModification' ? backendFailure('createCart', failed.message) : failed;
