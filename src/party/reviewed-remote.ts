/**
 * The remote cart of an order that is paid at a provider. The shopper, or another tab, may have changed the cart while that
 * took place: the remote cart is brought back to what was agreed before it becomes the order.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { type Failure, failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Outcome } from '#domain/operations.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import type { Intent } from '#domain/payment/attempt.ts';
import {
  BackendError,
  isOfAnotherCart,
  isUnknown,
  loggedText,
} from '#domain/remote/backend-failure.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import type { RemoteCaller, RemoteCartBackend } from '#worker/commerce/remote-cart-backend.ts';
import type { RoomStore } from './room-store.ts';

type Effects = { roomStore: RoomStore; backend: CartBackend };
/** `isBrought`: the remote cart is another than the room's cart now. */
type Reviewed = { intent: Intent; isBrought: boolean };

const tries = 3;

/** The intent of the remote cart as it is now. Throws if the remote does not answer. */
export async function reviewedRemote(
  { roomStore, backend }: Effects,
  intent: Intent,
  cart: Cart,
): Promise<Outcome<Reviewed>> {
  const { draft, remote: agreed } = intent;
  const { remote } = backend;
  const asItIs: Outcome<Reviewed> = { ok: true, data: { intent, isBrought: false } };
  const known = roomStore.remote();
  if (!remote || !agreed || known?.id !== agreed.cart.id) return asItIs;
  if (known.version === agreed.cart.version && !roomStore.pending()) return asItIs;
  const caller = await callerOf(backend, draft);
  for (let made = 0; made < tries; made += 1) {
    const read = await remote.read(cart.id, known, caller);
    if (!read.ok && isUnknown(read)) throw new BackendError(read);
    // It has become the order, or is gone: what that means is known where the order is made.
    if (!read.ok || !read.data || read.data.version === agreed.cart.version) return asItIs;
    const held = read.data;
    const isKnown =
      held.version === known.version && !roomStore.hasOtherDetails() && !roomStore.pending();
    const before = isKnown ? cart : undefined;
    const wanted = reviewedCart(cart, draft);
    const written = await remote.write({ held, before, wanted }, caller);
    if (written.ok) {
      roomStore.commit({ cart, remote: written.data, hasOtherDetails: true });
      if (written.data.totalPrice.centAmount !== draft.totalPrice.centAmount) {
        return refused({ roomStore, backend }, intent, failure('TotalChanged'));
      }
      const { id, version } = written.data;
      const brought: Intent = { ...intent, remote: { ...agreed, cart: { id, version } } };
      return { ok: true, data: { intent: brought, isBrought: true } };
    }
    if (isUnknown(written)) throw new BackendError(written);
    if (!isOfAnotherCart(written)) return written;
  }
  return failure('TotalChanged');
}

/** The order was not made after all: the remote cart becomes the room's cart again. False: it has become an order. */
export async function broughtBack({ roomStore, backend }: Effects, intent: Intent) {
  const { remote } = backend;
  const [cart, known] = [roomStore.cart(), roomStore.remote()];
  if (!remote || !cart || !known) return true;
  const caller = await callerOf(backend, intent.draft);
  const read = await remote.read(cart.id, known, caller);
  if (!read.ok) return read.code !== 'CartOrdered';
  const written = await rewritten(remote, read.data, cart, caller);
  if (written.ok) roomStore.commit({ cart, remote: written.data });
  // The next change brings it there.
  else console.error(logLine('remote cart not brought back', loggedText(written)));
  return true;
}

async function refused(effects: Effects, intent: Intent, why: Failure): Promise<Failure> {
  await broughtBack(effects, intent);
  return why;
}

const rewritten = (
  remote: RemoteCartBackend,
  held: RemoteCart | null,
  wanted: Cart,
  caller: RemoteCaller,
) => remote.write({ held: held ?? undefined, before: undefined, wanted }, caller);

/** The room's cart with what the order has. */
function reviewedCart(cart: Cart, draft: OrderDraft): Cart {
  const { vatValidated: _is, vatRawResponse: _why, ...billingAddress } = draft.billingAddress;
  const { calculatedCodFee: _fee, ...custom } = cart.custom;
  const { calculatedCodFee } = draft.custom;
  const { lineItems, discountCodes, shippingInfo, paymentInfo, customerEmail } = draft;
  return {
    ...cart,
    lineItems,
    discountCodes,
    shippingInfo,
    paymentInfo,
    customerEmail,
    billingAddress,
    shippingAddress: draft.shippingAddress,
    custom: { ...custom, ...(calculatedCodFee && { calculatedCodFee }) },
  };
}

async function callerOf(
  backend: CartBackend,
  { store, customer, site }: OrderDraft,
): Promise<RemoteCaller> {
  const now = new Date();
  return {
    store: await backend.store(store.key, now),
    now,
    ...(site && { site }),
    ...(customer && { session: { customerId: customer.id } }),
  };
}
