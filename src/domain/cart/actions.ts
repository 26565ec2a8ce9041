/** What can be done to a cart. The names are those of purchase-flow.txt §7. */
import * as z from 'zod';
import { address } from '../checkout/address.ts';
import { emailAddress } from '../customer/email.ts';
import { enteredCode } from '../discount/discount-code.ts';
import { paymentMethodKeys } from '../payment/methods.ts';
import { maxRows } from '../quick-order/limits.ts';
import { channelReference, orderFields } from './cart.ts';

/** Maximum number of actions in one change; a quick order is one change. */
export const maxActions = maxRows;

export const quantity = z.int().min(1).max(10_000);
export const sku = z.string().min(1).max(40);

export const discountCodeReference = z.object({
  typeId: z.literal('discount-code'),
  id: z.string().max(100),
});

const lineChannels = {
  supplyChannel: channelReference.optional(),
  distributionChannel: channelReference.optional(),
};

export const cartAction = z.discriminatedUnion('action', [
  /** `custom`: `sku` is a guarantee for that article; it gets the article's quantity and replaces another one. */
  z.object({
    action: z.literal('addLineItem'),
    sku,
    quantity,
    /** An article has one variant. */
    variantId: z.literal(1).optional(),
    ...lineChannels,
    custom: z.object({ parentSku: sku }).optional(),
  }),
  /** Removes so many pieces; without a quantity, or with all of them, the line. */
  z.object({
    action: z.literal('removeLineItem'),
    lineItemId: z.string(),
    quantity: quantity.optional(),
  }),
  /** Zero removes the line. */
  z.object({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: z.string(),
    quantity: z.int().min(0).max(10_000),
  }),
  /** The same for the line of an article that is bought. */
  z.object({
    action: z.literal('changeArticleQuantity'),
    sku,
    quantity: z.int().min(0).max(10_000),
  }),
  /** Null: the store's own channel. */
  z.object({
    action: z.literal('setLineItemSupplyChannel'),
    lineItemId: z.string(),
    supplyChannel: channelReference.nullable(),
  }),
  z.object({
    action: z.literal('setLineItemDistributionChannel'),
    lineItemId: z.string(),
    distributionChannel: channelReference.nullable(),
  }),
  /** Saves the line for later; its pieces are added to a saved item of the same article, if any. */
  z.object({ action: z.literal('saveForLater'), lineItemId: z.string() }),
  /** Fails if the article cannot be added; the item then stays saved for later. */
  z.object({ action: z.literal('moveToCart'), savedItemId: z.string() }),
  z.object({ action: z.literal('removeSavedItem'), savedItemId: z.string() }),
  /** The code of a discount or of a gift card. */
  z.object({ action: z.literal('addDiscountCode'), code: enteredCode }),
  /** A code that is not in the cart is ignored. */
  z.object({ action: z.literal('removeDiscountCode'), discountCode: discountCodeReference }),
  z.object({
    action: z.literal('removeGiftCard'),
    giftCard: z.object({ typeId: z.literal('gift-card'), id: z.string().max(100) }),
  }),
  z.object({ action: z.literal('setCustomerEmail'), email: emailAddress }),
  z.object({ action: z.literal('setBillingAddress'), address }),
  z.object({ action: z.literal('setShippingAddress'), address }),
  /** Null: the first method that is offered. */
  z.object({
    action: z.literal('setShippingMethod'),
    shippingMethod: z
      .object({ typeId: z.literal('shipping-method'), id: z.string().max(100) })
      .nullable(),
  }),
  /** `payment`: by the id that a cart answers with for its payment (payment/payment-reference.ts). */
  z.object({
    action: z.literal('addPayment'),
    paymentInterface: z.enum(paymentMethodKeys).optional(),
    payment: z.object({ typeId: z.literal('payment'), id: z.string().max(100) }).optional(),
  }),
  /** Replaces all custom fields; without a type they are removed. */
  z.object({
    action: z.literal('setCustomType'),
    type: z.object({ typeId: z.literal('type'), key: z.literal('order') }).optional(),
    fields: orderFields.optional(),
  }),
  /** The mark by which another system knows the cart; absent: none. */
  z.object({ action: z.literal('setKey'), key: z.string().min(2).max(256).optional() }),
  /** Dismisses the changes found by that visit; ignored if the cart has none of that visit. */
  z.object({ action: z.literal('dismissChanges'), visit: z.string().max(40) }),
  /** Every change applies current prices; this action does nothing else. */
  z.object({ action: z.literal('recalculate'), updateProductData: z.literal(true) }),
]);

export type CartAction = z.infer<typeof cartAction>;
