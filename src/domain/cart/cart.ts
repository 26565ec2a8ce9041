/** The cart entity as it travels to the browser and rests in its room. Source: purchase-flow.txt §3. */
import * as z from 'zod';
import { energyLabel } from '../catalogue/energy/energy-label.ts';
import { address } from '../checkout/address.ts';
import { discountCodeStates } from '../discount/discount-code.ts';
import { money } from '../money/money.ts';
import { paymentMethodKeys } from '../payment/methods.ts';
import { transaction } from '../payment/transactions.ts';
import { shippingMethodKeys, shippingMethodStates } from '../shipping/methods.ts';
import { taxRules } from '../vat/tax-rule.ts';

/** A text by language: a store of several languages shows the same cart in each. */
export const localizedString = z.record(z.string(), z.string());

/** Source: purchase-flow.txt §7; which ones a store has, §3 Store says. */
export const channelReference = z.object({ typeId: z.literal('channel'), id: z.string().max(100) });

const discountReference = z.object({ typeId: z.literal('cart-discount'), id: z.string() });
const includedDiscounts = z.array(
  z.object({ discount: discountReference, discountedAmount: money }),
);

/** `lowest` of the 30 days before a reduction (eu-2026.md P-01). */
const price = z.object({
  value: money,
  discounted: money.optional(),
  lowest: money.optional(),
});

export const lineItem = z.object({
  id: z.string(),
  productId: z.string(),
  name: localizedString,
  productSlug: localizedString,
  productType: z.object({ key: z.enum(['standard_product', 'accessory', 'extra_guarantee']) }),
  quantity: z.int().positive(),
  variant: z.object({
    /** An article has one variant. */
    id: z.literal(1),
    sku: z.string(),
    image: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    isPackageTypeFreight: z.boolean(),
    /** Absent: new, or put into the cart before carts told. */
    isBware: z.boolean().optional(),
    volumeDiscountGroup: z.string().optional(),
    energyLabel: energyLabel.optional(),
    /** Pieces this cart may hold at most: stock or the store's maximum, whichever is smaller. */
    maximumQuantity: z.int().nonnegative(),
    /** Gone, not sold here, or not yet: no order is made with it, whatever a store does about stock. */
    isUnavailable: z.boolean().optional(),
  }),
  price,
  /** Of a line without VAT: what a piece costs with it, as everywhere else in the shop. */
  grossPrice: price.optional(),
  priceMode: z.literal('Platform'),
  /** Empty without a discount; else what how many pieces cost, and what was taken off each of them, in this order. */
  discountedPricePerQuantity: z.array(
    z.object({
      quantity: z.int().positive(),
      discountedPrice: z.object({ value: money, includedDiscounts }),
    }),
  ),
  /** Given by a discount: it comes and goes with it. */
  lineItemMode: z.enum(['Standard', 'GiftLineItem']),
  taxedPrice: z.object({ totalGross: money }),
  /** Why it is taxed as it is; absent: as anything sold in its country. */
  taxRule: z.enum(taxRules).optional(),
  /** Absent: the store's own. */
  supplyChannel: channelReference.optional(),
  distributionChannel: channelReference.optional(),
  /** Of an extra guarantee: the SKU of the article it is for. */
  custom: z.object({ parentSku: z.string() }).optional(),
});

/** Saved for later: what its line would show. */
export const savedItem = lineItem.pick({
  id: true,
  productId: true,
  name: true,
  productSlug: true,
  quantity: true,
  variant: true,
  price: true,
});

export const taxedPrice = z.object({
  totalNet: money,
  totalGross: money,
  taxPortions: z.array(z.object({ rate: z.number(), amount: money, name: z.string() })),
});

export const shippingInfo = z.object({
  shippingMethod: z.object({ id: z.string(), key: z.enum(shippingMethodKeys) }),
  /** After every change the method matches the cart (checklist SHI-2). */
  shippingMethodState: z.enum(shippingMethodStates),
  price: money,
  /** After its discounts; absent without one. */
  discountedPrice: z.object({ value: money, includedDiscounts }).optional(),
  /** Of what is paid for it. */
  taxedPrice,
});

/** A discount that is in a cart, for its display. Source: purchase-flow.txt §3, Normalised. */
export const normalisedDiscount = z.object({
  id: z.string(),
  name: localizedString,
  /** Of its value. */
  type: z.enum(['relative', 'absolute', 'fixed', 'giftLineItem']),
  target: z.enum(['lineItems', 'shipping', 'totalPrice']).optional(),
  permyriad: z.int().optional(),
  volumeDiscountGroup: z.string().optional(),
  discountedAmount: money,
  requiresDiscountCode: z.boolean(),
  /** The code of the cart that brought it. */
  code: z.string().optional(),
});

/** What another system may write into a cart; it goes into the order. Source: purchase-flow.txt §3 Cart. */
export const orderFields = z.strictObject({
  customerAgreedToSendEmail: z.boolean().optional(),
  utmSource: z.string().max(200).optional(),
});

/** `calculatedCodFee`: VAT included; its parts beside it (checklist PAY-2). */
export const orderCustom = orderFields.extend({
  calculatedCodFee: money.optional(),
  codFeeTaxedPrice: taxedPrice.optional(),
});

/** `id`, `transactions`: of one that a provider handles. Source: purchase-flow.txt §3 Order. */
export const payment = z.object({
  id: z.string().optional(),
  paymentMethodInfo: z.object({
    paymentInterface: z.enum(paymentMethodKeys),
    name: z.object({ en: z.string() }),
  }),
  amountPlanned: money,
  transactions: z.array(transaction).optional(),
  /** `action`: JSON of a voucher with reference, entity, expiresAt, merchantReference. */
  custom: z.object({ paymentType: z.string(), action: z.string().optional() }).optional(),
});

export const discountCodeInfo = z.object({
  discountCode: z.object({ id: z.string(), code: z.string() }),
  state: z.enum(discountCodeStates),
});

/** Off the goods together. */
export const discountOnTotalPrice = z.object({ discountedAmount: money, includedDiscounts });

/** Why there is no VAT in the amounts, and the rate that was taken out of them. */
export const taxRelief = z.object({ rule: z.enum(taxRules), rate: z.number() });

/** What the registry said of the company's VAT number, as long as it counts. */
const vatCheck = z.object({ number: z.string(), result: z.enum(['valid', 'invalid']) });

const stockStates = ['notSold', 'soldOut', 'few', 'available'] as const;

/** What is different about an article since the shopper last saw it. */
const articleChange = z.object({
  sku: z.string(),
  /** A piece as its line tells it. */
  price: z.object({ before: money, after: money }).optional(),
  /** `left`: pieces the cart may hold now; `few` are fewer than it asks for. */
  stock: z.object({ state: z.enum(stockStates), left: z.int().nonnegative() }).optional(),
});

export const cart = z.object({
  id: z.string(),
  version: z.int(),
  cartState: z.enum(['Active', 'Merged', 'Ordered']),
  store: z.object({ key: z.string() }),
  inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']),
  /** Whose cart it is; absent: a guest's, who knows its id. */
  customerId: z.string().optional(),
  lineItems: z.array(lineItem),
  /** Saved for later: no part of what is paid, packed or ordered. */
  savedForLater: z.array(savedItem),
  customerEmail: z.string().optional(),
  billingAddress: address.optional(),
  shippingAddress: address.optional(),
  shippingInfo: shippingInfo.optional(),
  paymentInfo: z.object({ payments: z.array(payment) }),
  discountCodes: z.array(discountCodeInfo),
  /** Gifts that were taken out: their discounts give them no more. */
  refusedGifts: z.array(discountReference),
  discountOnTotalPrice: discountOnTotalPrice.optional(),
  /** All that is taken off, in the order in which it is. */
  cartDiscounts: z.array(normalisedDiscount),
  /** VAT included, unless there is relief from it. */
  totalPrice: money,
  taxedPrice,
  taxRelief: taxRelief.optional(),
  vatCheck: vatCheck.optional(),
  /** Who reckons the VAT: the shop. */
  taxMode: z.literal('Platform'),
  custom: orderCustom,
  /** `visit`: when it began that found these, its name. Absent: nothing, or the shopper has read it. */
  changesSinceLastVisit: z
    .object({ visit: z.string(), articles: z.array(articleChange) })
    .optional(),
});

export type IncludedDiscounts = z.infer<typeof includedDiscounts>;
export type NormalisedDiscount = z.infer<typeof normalisedDiscount>;
export type LineItem = z.infer<typeof lineItem>;
export type SavedItem = z.infer<typeof savedItem>;
export type Payment = z.infer<typeof payment>;
export type ShippingInfo = z.infer<typeof shippingInfo>;
export type TaxRelief = z.infer<typeof taxRelief>;
export type TaxedPrice = z.infer<typeof taxedPrice>;
export type ArticleChange = z.infer<typeof articleChange>;
export type Cart = z.infer<typeof cart>;
