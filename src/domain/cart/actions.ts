/** What can be done to a cart. The names are those of purchase-flow.txt §7. */
import * as z from 'zod';
import { address } from '../checkout/address.ts';
import { code } from '../discount/discount-code.ts';
import { paymentMethodKeys } from '../payment/methods.ts';
import { maxRows } from '../quick-order/limits.ts';
import { channelReference, orderFields } from './cart.ts';

/** Of one change, all or none: a quick order is one. */
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
  /** `custom` with the SKU of a guarantee: it comes in as often as the article is there, in place of another one. */
  z.object({
    action: z.literal('addLineItem'),
    sku,
    quantity,
    /** An article has one variant. */
    variantId: z.literal(1).optional(),
    ...lineChannels,
    custom: z.object({ parentSku: sku }).optional(),
  }),
  z.object({ action: z.literal('removeLineItem'), lineItemId: z.string() }),
  /** Zero removes the line. */
  z.object({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: z.string(),
    quantity: z.int().min(0).max(10_000),
  }),
  /** Null: the store's own. */
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
  /** The line is saved for later; one of the same article is joined. */
  z.object({ action: z.literal('saveForLater'), lineItemId: z.string() }),
  /** Fails, and stays aside, where the article cannot be added. */
  z.object({ action: z.literal('moveToCart'), savedItemId: z.string() }),
  z.object({ action: z.literal('removeSavedItem'), savedItemId: z.string() }),
  z.object({ action: z.literal('addDiscountCode'), code }),
  /** One that the cart does not name is passed over. */
  z.object({ action: z.literal('removeDiscountCode'), discountCode: discountCodeReference }),
  z.object({ action: z.literal('setCustomerEmail'), email: z.email().max(254) }),
  z.object({ action: z.literal('setBillingAddress'), address }),
  z.object({ action: z.literal('setShippingAddress'), address }),
  /** Null: the first one that is offered. */
  z.object({
    action: z.literal('setShippingMethod'),
    shippingMethod: z
      .object({ typeId: z.literal('shipping-method'), id: z.string().max(100) })
      .nullable(),
  }),
  z.object({
    action: z.literal('addPayment'),
    paymentInterface: z.enum(paymentMethodKeys),
  }),
  /** Writes all of its fields anew; without a type there are none. */
  z.object({
    action: z.literal('setCustomType'),
    type: z.object({ typeId: z.literal('type'), key: z.literal('order') }).optional(),
    fields: orderFields.optional(),
  }),
  /** What that visit found has been read; what is not told any more is passed over. */
  z.object({ action: z.literal('dismissChanges'), visit: z.string().max(40) }),
  /** Every change takes the current prices; this one does nothing else. */
  z.object({ action: z.literal('recalculate'), updateProductData: z.literal(true) }),
]);

export type CartAction = z.infer<typeof cartAction>;
