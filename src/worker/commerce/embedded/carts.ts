/** Cart calls of the port: each is a request to the cart's room. */

import type { CartAction } from '#domain/cart/actions.ts';
import { draftActions } from '#domain/cart/calls/draft.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartReference } from '#domain/cart/cart-reference.ts';
import type { Address } from '#domain/checkout/address.ts';
import type { Caller, CartChange, Commerce, Input, Outcome } from '#domain/operations.ts';
import type { Environment } from '../../settings/environment.ts';
import { strictRefusal } from './address-validation.ts';
import { customerCarts } from './customer-carts.ts';
import { storeLimiter } from './limits.ts';

type CartCalls = Pick<
  Commerce,
  | 'createCart'
  | 'getCart'
  | 'addToCart'
  | 'removeFromCart'
  | 'updateCartQuantity'
  | 'updateCartItemChannel'
  | 'applyCartCoupon'
  | 'removeCartCoupon'
  | 'updateCart'
  | 'undoCartChange'
  | 'deleteCart'
  | 'getMe'
>;

function additionOf({ product, quantity, ...given }: Input<'addToCart'>): CartAction {
  const { sku, parentSku } = product;
  const { supplyChannel, distributionChannel } = given;
  const custom = parentSku ? { parentSku } : undefined;
  return { action: 'addLineItem', sku, quantity, supplyChannel, distributionChannel, custom };
}

function quantityActionOf({
  lineItem,
  product,
  quantity,
}: Input<'updateCartQuantity'>): CartAction {
  return lineItem
    ? { action: 'changeLineItemQuantity', lineItemId: lineItem.id, quantity }
    : { action: 'changeArticleQuantity', sku: product?.sku ?? '', quantity };
}

function channelActions(given: Input<'updateCartItemChannel'>): CartAction[] {
  const { supplyChannel, distributionChannel } = given;
  const lineItemId = given.lineItem.id;
  return [
    ...(supplyChannel === undefined
      ? []
      : [{ action: 'setLineItemSupplyChannel' as const, lineItemId, supplyChannel }]),
    ...(distributionChannel === undefined
      ? []
      : [{ action: 'setLineItemDistributionChannel' as const, lineItemId, distributionChannel }]),
  ];
}

function addressesIn(action: CartAction): Address[] {
  const isAddress = action.action === 'setBillingAddress' || action.action === 'setShippingAddress';
  return isAddress ? [action.address] : [];
}

export function embeddedCarts(env: Environment): CartCalls {
  const { CART } = env;
  const customers = customerCarts(env);
  const limits = storeLimiter(env);

  /** Counts a code before it is looked up, so that guesses at the same time count too; a known one counts no more. */
  async function changeWithCode(
    reference: CartReference,
    actions: CartAction[],
    caller: Caller,
  ): Promise<Outcome<CartChange>> {
    const refusal = await limits.take('unknown-code', caller, reference.id);
    if (refusal) return refusal;
    const outcome = await changeWithin(reference, actions, caller);
    const isUnknown = !outcome.ok && outcome.code === 'DiscountCodeNotFound';
    if (!isUnknown) await limits.giveBack('unknown-code', caller, reference.id);
    return outcome;
  }

  const change: typeof changeWithin = (reference, actions, caller) =>
    actions.some(({ action }) => action === 'addDiscountCode')
      ? changeWithCode(reference, actions, caller)
      : changeWithin(reference, actions, caller);

  /** `async`, because RPC returns its own promise type; awaited, it is the room's plain value. */
  async function changeWithin(
    reference: CartReference,
    actions: CartAction[],
    caller: Caller,
  ): Promise<Outcome<CartChange>> {
    const addresses = actions.flatMap(addressesIn);
    const refusal = addresses.length > 0 && (await strictRefusal(env, addresses, caller));
    if (refusal) return refusal;
    const { id, version, versionFallback, operationId } = reference;
    const request = { versionFallback, operationId, actions };
    const known = await customers.known(caller);
    const begins = version === 0;
    if (begins && known.caller.session) {
      const cart = await customers.findOrCreate(known, id);
      const room = CART.getByName(cart.id);
      return room.change({ ...request, version: cart.version }, known.caller);
    }
    const room = CART.getByName(id);
    // An existing cart is changed as usual: a repeated request finds the cart that it created.
    if (begins) {
      const tooMany = await limits.take('cart', caller);
      return tooMany ?? room.change({ ...request, version: 1, begins }, known.caller);
    }
    return room.change({ ...request, version }, known.caller);
  }

  return {
    async createCart({ operationId, ...draft }, caller) {
      const id = operationId ?? crypto.randomUUID();
      const actions = draftActions(draft);
      // With content, a cart begins by its first change: a refused draft leaves none behind.
      if (actions.length > 0) {
        const reference = { id, version: 0, versionFallback: true, operationId: id };
        const changed = await change(reference, actions, caller);
        return changed.ok ? { ok: true, data: { cart: changed.data.cart } } : changed;
      }
      const known = await customers.known(caller);
      if (!known.caller.session) {
        const tooMany = await limits.take('cart', caller);
        return tooMany ?? CART.getByName(id).create(known.caller);
      }
      return { ok: true, data: { cart: await customers.findOrCreate(known, id) } };
    },
    async getCart({ id }, caller) {
      const known = await customers.known(caller);
      const looked: Outcome<Cart> = await CART.getByName(id).look(known.caller);
      return looked.ok ? { ok: true, data: { cart: looked.data } } : looked;
    },
    addToCart: (input, caller) => change(input, [additionOf(input)], caller),
    updateCartItemChannel: (input, caller) => change(input, channelActions(input), caller),
    removeFromCart: ({ lineItem, quantity, ...reference }, caller) =>
      change(reference, [{ action: 'removeLineItem', lineItemId: lineItem.id, quantity }], caller),
    updateCartQuantity: (input, caller) => change(input, [quantityActionOf(input)], caller),
    applyCartCoupon: ({ code, ...reference }, caller) =>
      change(reference, [{ action: 'addDiscountCode', code }], caller),
    removeCartCoupon: ({ discountCode, ...reference }, caller) =>
      change(reference, [{ action: 'removeDiscountCode', discountCode }], caller),
    updateCart: ({ actions, ...reference }, caller) => change(reference, actions, caller),
    async undoCartChange({ id, ...request }, caller) {
      const known = await customers.known(caller);
      return CART.getByName(id).undo(request, known.caller);
    },
    async deleteCart({ id, ...reference }, caller) {
      const known = await customers.known(caller);
      return CART.getByName(id).remove(reference, known.caller);
    },
    async getMe(_input, caller) {
      const known = await customers.known(caller);
      const cartId = known.caller.session ? undefined : caller.cartId;
      const activeCart = cartId
        ? await customers.carriedOver(cartId, known.caller)
        : (await customers.resolve(known)).cart;
      return { ok: true, data: { me: { activeCart } } };
    },
  };
}
