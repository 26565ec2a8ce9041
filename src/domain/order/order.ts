/** The order entity. Source: purchase-flow.txt §3. */
import * as z from 'zod';
import {
  discountCodeInfo,
  discountOnTotalPrice,
  lineItem,
  localizedString,
  normalisedDiscount,
  orderCustom,
  payment,
  shippingInfo,
  taxedPrice,
  taxRelief,
} from '../cart/cart.ts';
import { address } from '../checkout/address.ts';
import { money } from '../money/money.ts';
import { provenAddress } from '../vat/proven-address.ts';
import { fulfilment } from './fulfilment.ts';
import { vatProof } from './vat-proof.ts';

/** A line besides the articles. Source: purchase-flow.txt §3 Order. */
const customLineItem = z.object({
  id: z.string(),
  name: localizedString,
  slug: z.string(),
  quantity: z.int().positive(),
  totalPrice: money,
});

export type CustomLineItem = z.infer<typeof customLineItem>;

export const order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']),
  shipmentState: z.enum(['Pending', 'Ready', 'Shipped', 'Partial', 'Delayed', 'Backorder']),
  paymentState: z.enum(['Pending', 'Paid', 'Failed', 'BalanceDue', 'CreditOwed']),
  store: z.object({ key: z.string() }),
  /** The locale it was placed in: mails are written in it. */
  locale: z.string(),
  /** Base URL where it was placed, for links in mails. Absent: stored before this field existed. */
  site: z.string().optional(),
  /** The store's mode then: decides whether cancelling restores stock. Absent: stored before this field existed. */
  inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']).optional(),
  customerEmail: z.string(),
  /** Absent: a guest's order. */
  customer: z.object({ typeId: z.literal('customer'), id: z.string() }).optional(),
  lineItems: z.array(lineItem),
  /** The fee of cash on delivery; `custom` has it with its tax. */
  customLineItems: z.array(customLineItem),
  discountCodes: z.array(discountCodeInfo),
  discountOnTotalPrice: discountOnTotalPrice.optional(),
  cartDiscounts: z.array(normalisedDiscount),
  billingAddress: provenAddress,
  shippingAddress: address,
  shippingInfo,
  paymentInfo: z.object({ payments: z.array(payment) }),
  /** Absent: no payment reminder has been sent. */
  paymentRemindedAt: z.iso.datetime().optional(),
  /** When the last capture of its payment failed; absent: none did. */
  paymentFailedAt: z.iso.datetime().optional(),
  totalPrice: money,
  taxedPrice,
  /** Absent: VAT is in the amounts. */
  taxRelief: taxRelief.optional(),
  vatProof: vatProof.optional(),
  custom: orderCustom,
  cart: z.object({ id: z.string(), version: z.int() }),
  ...fulfilment,
});

export type Order = z.infer<typeof order>;

/** Everything but the number, which the database assigns in the transaction that stores the order. */
export type OrderDraft = Omit<Order, 'orderNumber'>;
