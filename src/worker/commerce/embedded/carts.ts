/** Cart calls of the port: each is a request to the cart's room. */

import type { CartAction } from '#domain/cart/actions.ts';
import type { Caller, CartChange, Commerce, Input, Outcome } from '#domain/operations.ts';
import type { Environment } from '../../environment.ts';
import { strictRefusal } from './address-checks.ts';
import { customerCarts } from './customer-carts.ts';

type CartCalls = Pick<
  Commerce,
  | 'createCart'
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

type Reference = {
  id: string;
  version: number;
  operationId?: string | undefined;
  versionFallback: boolean;
};

function additionOf({ product, quantity, ...given }: Input<'addToCart'>): CartAction {
  const { sku, parentSku } = product;
  const { supplyChannel, distributionChannel } = given;
  const custom = parentSku ? { parentSku } : undefined;
  return { action: 'addLineItem', sku, quantity, supplyChannel, distributionChannel, custom };
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

export function embeddedCarts(env: Environment): CartCalls {
  const { CART } = env;
  const customers = customerCarts(env);

  /** RPC wraps results in its own promise type; what arrives is the room's plain value. */
  async function change(
    reference: Reference,
    actions: CartAction[],
    caller: Caller,
  ): Promise<Outcome<CartChange>> {
    const refusal = await strictRefusal(env, actions, caller);
    if (refusal) return refusal;
    const { version, versionFallback, operationId } = reference;
    const room = CART.getByName(reference.id);
    const known = await customers.known(caller);
    return room.change({ version, versionFallback, operationId, actions }, known.caller);
  }

  return {
    async createCart({ operationId }, caller) {
      const id = operationId ?? crypto.randomUUID();
      const known = await customers.known(caller);
      if (!known.caller.session) return CART.getByName(id).create(known.caller);
      return { ok: true, data: { cart: await customers.begun(known, id) } };
    },
    addToCart: (input, caller) => change(input, [additionOf(input)], caller),
    updateCartItemChannel: (input, caller) => change(input, channelActions(input), caller),
    removeFromCart: ({ lineItem, ...reference }, caller) =>
      change(reference, [{ action: 'removeLineItem', lineItemId: lineItem.id }], caller),
    updateCartQuantity: ({ lineItem, quantity, ...reference }, caller) =>
      change(
        reference,
        [{ action: 'changeLineItemQuantity', lineItemId: lineItem.id, quantity }],
        caller,
      ),
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
        ? await customers.following(cartId, known.caller)
        : (await customers.settled(known)).cart;
      return { ok: true, data: { me: { activeCart } } };
    },
  };
}
