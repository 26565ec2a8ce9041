/** Carts at commercetools. */
import * as z from 'zod';
import { failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { codFeeSlug } from '#domain/remote/cart-updates.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type {
  Asked,
  RemoteCartDraft,
  RemoteCarts,
  RemoteReference,
} from '../remote/remote-shop.ts';
import { type CartBasis, type CartConfig, cartActions, dependsOnCart } from './cart-actions.ts';
import { cartAnswer } from './cart-answer.ts';
import { cartDraft } from './cart-draft.ts';
import { cartFailure } from './cart-failure.ts';
import type { Client } from './client.ts';
import type { CommercetoolsConfig } from './config.ts';
import {
  cartBasis,
  cartById,
  cartsByKey,
  createCart,
  deleteCart,
  updateCart,
} from './documents/cart.ts';
import { type Fault, isTaken } from './fault.ts';
import { changed, found } from './requests.ts';

export function commercetoolsCarts(ask: Client, config: CommercetoolsConfig): RemoteCarts {
  const inStore = ({ store }: Asked) => ({ storeKey: store.key });
  const selling = ({ store }: Asked): CartConfig => ({
    ...config,
    distributionChannel: config.channels?.[store.key],
  });

  const withId = (id: string, asked: Asked) =>
    found(ask, cartById, { ...inStore(asked), id }, cartIn('inStore', 'cart'), asked);

  function withKey(key: string, asked: Asked): Promise<Outcome<RemoteCart | null>> {
    const where = `key = ${JSON.stringify(key)}`;
    const path = ['inStore', 'carts', 'results'];
    const schema = cartAnswer.array().transform(([first]) => first ?? null);
    return found(ask, cartsByKey, { ...inStore(asked), where }, { path, schema }, asked);
  }

  /** Failed if the cart has another version: the update would be refused. */
  async function basisOf(
    { id, version }: RemoteReference,
    asked: Asked,
  ): Promise<Outcome<CartBasis>> {
    const wanted = { path: ['inStore', 'cart'], schema: basisAnswer };
    const read = await found(ask, cartBasis, { ...inStore(asked), id }, wanted, asked);
    if (!read.ok) return read;
    if (!read.data) return failure('CartNotInStore');
    const { version: currentVersion, custom, customLineItems } = read.data;
    if (currentVersion !== version) return failure('ConcurrentModification', { currentVersion });
    const feeLines = customLineItems.filter(({ slug }) => slug === codFeeSlug).map(({ id }) => id);
    const known = custom && {
      typeKey: custom.type.key,
      fields: custom.fields.map(({ name }) => name),
    };
    return { ok: true, data: { feeLines, ...(known && { custom: known }) } };
  }

  async function create(
    draft: RemoteCartDraft,
    asked: Asked,
  ): Promise<Outcome<{ cart: RemoteCart; isNew: boolean }>> {
    const variables = { ...inStore(asked), draft: cartDraft(draft, asked, selling(asked)) };
    let isNew = true;
    const failed = async (fault: Fault): Promise<Outcome<RemoteCart>> => {
      isNew = false;
      const known = isTaken(fault, 'key') ? await withKey(draft.key, asked) : cartFailure(fault);
      if (!known.ok) return known;
      // Null: it is the cart of another store.
      return known.data ? { ok: true, data: known.data } : cartFailure(fault);
    };
    const wanted = { ...cartIn('createCart'), failed };
    const made = await changed(ask, createCart, variables, wanted, asked);
    return made.ok ? { ok: true, data: { cart: made.data, isNew } } : made;
  }

  async function update(
    cart: RemoteReference,
    updates: readonly CartUpdate[],
    asked: Asked,
  ): Promise<Outcome<RemoteCart>> {
    const basis = dependsOnCart(updates)
      ? await basisOf(cart, asked)
      : ({ ok: true, data: { feeLines: [] } } as const);
    if (!basis.ok) return basis;
    const actions = cartActions(updates, basis.data, selling(asked));
    const { id, version } = cart;
    const variables = { ...inStore(asked), id, version, actions };
    const wanted = { ...cartIn('updateCart'), failed: cartFailure };
    return changed(ask, updateCart, variables, wanted, asked);
  }

  return {
    async create(draft, asked) {
      const created = await create(draft, asked);
      if (!created.ok) return created;
      const { cart, isNew } = created.data;
      const fees = draft.updates.filter(
        (each) => each.action === 'setPaymentMethod' && each.codFee,
      );
      return isNew && fees.length > 0 ? update(cart, fees, asked) : { ok: true, data: cart };
    },
    find: (by, asked) => ('id' in by ? withId(by.id, asked) : withKey(by.key, asked)),
    update,
    async remove({ id, version }, asked) {
      const reply = await ask(deleteCart, { ...inStore(asked), id, version }, asked);
      if (reply.ok || reply.fault.code === 'ResourceNotFound') return { ok: true, data: null };
      return cartFailure(reply.fault);
    },
  };
}

const cartIn = (...path: string[]) => ({ path, schema: cartAnswer });

const basisAnswer = z.looseObject({
  version: z.int(),
  custom: z
    .looseObject({
      type: z.looseObject({ key: z.string() }),
      fields: z.array(z.looseObject({ name: z.string() })).default([]),
    })
    .optional(),
  customLineItems: z.array(z.looseObject({ id: z.string(), slug: z.string() })),
});
