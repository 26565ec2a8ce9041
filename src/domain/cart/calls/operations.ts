/** The calls about a cart: rows of the contract table (../../operations.ts). Source: purchase-flow.txt §7. */
import * as z from 'zod';
import { enteredCode } from '../../discount/discount-code.ts';
import { answer, answerShownAs, operation } from '../../operation.ts';
import { otherStoreRefusal, storeKey } from '../../store/named-store.ts';
import { cartAction, discountCodeReference, maxActions, quantity, sku } from '../actions.ts';
import { type Cart, channelReference } from '../cart.ts';
import { beginningReference, type CartVersion, cartId, cartReference } from '../cart-reference.ts';
import { newQuantity } from '../new-quantity.ts';
import { aCart, activeCartAnswer, type CartChange, cartChangeAnswer } from './cart-change.ts';
import { cartDraft, draftRefusal } from './draft.ts';

const changedCart = answerShownAs<CartChange>(cartChangeAnswer);
const oneCart = answerShownAs<{ cart: Cart }>(aCart);

/** A cart that was created by its first change becomes the visitor's cart. */
const begunCart = ({ cart }: CartChange, { version }: CartVersion) =>
  version === 0 ? { cart: cart.id } : {};

export const cartOperations = {
  /**
   * A new cart, or the customer's cart, with what the draft says, in one change or not at all. The operation id becomes
   * the cart's id: a repeated request returns the same cart and applies nothing again.
   */
  createCart: operation(cartDraft, oneCart, {
    refuses: draftRefusal,
    remembers: ({ cart }) => ({ cart: cart.id }),
  }),
  /** The cart with this id, if the caller may see it and it is of this store. */
  getCart: operation(z.object({ id: cartId, storeKey }), oneCart, { refuses: otherStoreRefusal }),
  addToCart: operation(
    beginningReference.extend({
      /** `parentSku`: the product is an extra guarantee for that article of the cart. */
      product: z.object({ sku, parentSku: sku.optional() }),
      quantity,
      supplyChannel: channelReference.optional(),
      distributionChannel: channelReference.optional(),
    }),
    changedCart,
    { remembers: begunCart },
  ),
  removeFromCart: operation(
    /** Without a quantity, the whole line. */
    cartReference.extend({ lineItem: z.object({ id: z.string() }), quantity: quantity.optional() }),
    changedCart,
  ),
  /** The line is named by its id, or by the SKU of its article. */
  updateCartQuantity: operation(newQuantity, changedCart),
  /** Null resets a channel to the store's own; an absent one is unchanged. */
  updateCartItemChannel: operation(
    cartReference.extend({
      lineItem: z.object({ id: z.string() }),
      supplyChannel: channelReference.nullable().optional(),
      distributionChannel: channelReference.nullable().optional(),
    }),
    changedCart,
  ),
  /** A known code is stored even if it does not apply; an unknown one is refused. A gift card's code adds the card. */
  applyCartCoupon: operation(cartReference.extend({ code: enteredCode }), changedCart),
  removeCartCoupon: operation(
    cartReference.extend({ discountCode: discountCodeReference }),
    changedCart,
  ),
  updateCart: operation(
    beginningReference.extend({ actions: z.array(cartAction).min(1).max(maxActions) }),
    changedCart,
    { remembers: begunCart },
  ),
  /** Restores the content before the last change; can itself be undone. `undoes`: only if it was that operation. */
  undoCartChange: operation(
    cartReference.extend({ undoes: z.string().min(8).max(64).optional() }),
    answer<CartChange>(),
  ),
  deleteCart: operation(
    cartReference.omit({ operationId: true }),
    answer(z.object({ cart: z.null() })),
    { remembers: (_, { id }) => ({ endedCart: id }) },
  ),
  getMe: operation(
    z.object({ customer: z.literal(false).default(false) }),
    answerShownAs<{ me: { activeCart: Cart | null } }>(activeCartAnswer),
    { remembers: ({ me }) => ({ cart: me.activeCart?.id }) },
  ),
};
