/** The cart entity, as sent to the browser and stored in its room. Source: purchase-flow.txt §3. */
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

/** Source: purchase-flow.txt §7; the channels of a store: §3 Store. */
export const channelReference = z.object({ typeId: z.literal('channel'), id: z.string().max(100) });

const discountReference = z.object({ typeId: z.literal('cart-discount'), id: z.string() });
const includedDiscounts = z.array(
  z.object({ discount: discountReference, discountedAmount: money }),
);

/** `lowest`: the lowest price of the 30 days before a reduction (eu-2026.md P-01). */
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
  productType: z.object({
    key: z.enum(['standard_product', 'accessory', 'gift_card', 'extra_guarantee']),
  }),
  quantity: z.int().positive(),
  variant: z.object({
    /** An article has one variant. */
    id: z.literal(1),
    sku: z.string(),
    image: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    isPackageTypeFreight: z.boolean(),
    /** Absent: new goods, or a line stored before this field existed. */
    isBware: z.boolean().optional(),
    volumeDiscountGroup: z.string().optional(),
    energyLabel: energyLabel.optional(),
    /** Pieces this cart may hold at most: stock or the store's maximum, whichever is smaller. */
    maximumQuantity: z.int().nonnegative(),
    /** ISO day from which it can be had again if it is out of stock. */
    restockDate: z.iso.date().optional(),
    /** Gone, not sold here, or not yet on sale: it cannot be ordered, whatever the store's inventory mode. */
    isUnavailable: z.boolean().optional(),
  }),
  price,
  /** Only on a line without VAT: the price with VAT, as shown everywhere else in the shop. */
  grossPrice: price.optional(),
  priceMode: z.literal('Platform'),
  /** Empty without a discount; else groups of equally priced pieces, with the discounts per piece in order. */
  discountedPricePerQuantity: z.array(
    z.object({
      quantity: z.int().positive(),
      discountedPrice: z.object({ value: money, includedDiscounts }),
    }),
  ),
  /** A gift is added and removed with its discount. */
  lineItemMode: z.enum(['Standard', 'GiftLineItem']),
  taxedPrice: z.object({ totalGross: money }),
  /** Absent: the standard rule of its country. */
  taxRule: z.enum(taxRules).optional(),
  /** Absent: the store's own channel. */
  supplyChannel: channelReference.optional(),
  distributionChannel: channelReference.optional(),
  /** Of an extra guarantee: the SKU of the article it is for. */
  custom: z.object({ parentSku: z.string() }).optional(),
});

/** An item saved for later: the fields that its line would show. */
const savedItem = lineItem
  .pick({
    id: true,
    productId: true,
    name: true,
    productSlug: true,
    productType: true,
    quantity: true,
    variant: true,
    price: true,
  })
  // Items saved before it was stored have none until they are priced again.
  .partial({ productType: true });

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
  /** Tax of the price after discounts. */
  taxedPrice,
});

/** A discount of a cart, prepared for display. Source: purchase-flow.txt §3, Normalised. */
export const normalisedDiscount = z.object({
  id: z.string(),
  name: localizedString,
  /** Type of the discount's value. */
  type: z.enum(['relative', 'absolute', 'fixed', 'giftLineItem']),
  target: z.enum(['lineItems', 'shipping', 'totalPrice']).optional(),
  permyriad: z.int().optional(),
  volumeDiscountGroup: z.string().optional(),
  discountedAmount: money,
  requiresDiscountCode: z.boolean(),
  /** The code in the cart that activates it. */
  code: z.string().optional(),
});

/** Fields that other systems may set on a cart; they are copied to the order. Source: purchase-flow.txt §3 Cart. */
export const orderFields = z.strictObject({
  customerAgreedToSendEmail: z.boolean().optional(),
  utmSource: z.string().max(200).optional(),
});

/** `calculatedCodFee`: VAT included; `codFeeTaxedPrice` splits it (checklist PAY-2). */
export const orderCustom = orderFields.extend({
  calculatedCodFee: money.optional(),
  codFeeTaxedPrice: taxedPrice.optional(),
  /** The store's own title of the fee, by language. */
  codFeeTitle: localizedString.optional(),
  /** What the amount handed over differs from the total by; signed. Not part of `totalPrice`, nor of its VAT. */
  cashRounding: money.optional(),
});

/** `id`, `transactions`: only for a payment by a provider or a gift card. Source: purchase-flow.txt §3 Order. */
export const payment = z.object({
  id: z.string().optional(),
  paymentMethodInfo: z.object({
    paymentInterface: z.enum(paymentMethodKeys),
    name: z.object({ en: z.string() }),
  }),
  amountPlanned: money,
  transactions: z.array(transaction).optional(),
  /** `action`: JSON of a voucher with reference, entity, expiresAt, merchantReference. `lastFour`: of a gift card. */
  custom: z
    .object({
      paymentType: z.string(),
      action: z.string().optional(),
      lastFour: z.string().optional(),
    })
    .optional(),
});

export const discountCodeInfo = z.object({
  discountCode: z.object({ id: z.string(), code: z.string() }),
  state: z.enum(discountCodeStates),
});

/** A gift card that pays `amount` of the total; `remaining`: what is left on it then. */
export const cartGiftCard = z.object({
  id: z.string(),
  lastFour: z.string(),
  amount: money,
  remaining: money,
});

/** Discounts on the goods total. */
export const discountOnTotalPrice = z.object({ discountedAmount: money, includedDiscounts });

/** Why the amounts contain no VAT, and the rate that was removed. */
export const taxRelief = z.object({ rule: z.enum(taxRules), rate: z.number() });

/** The registry's result for the company's VAT number; absent once it has expired. */
const vatCheck = z.object({ number: z.string(), result: z.enum(['valid', 'invalid']) });

const stockStates = ['notSold', 'soldOut', 'few', 'available'] as const;

/** What is different about an article since the shopper last saw it. */
const articleChange = z.object({
  sku: z.string(),
  /** Unit price as shown on the line. */
  price: z.object({ before: money, after: money }).optional(),
  /** `left`: pieces the cart may hold now; `few`: fewer than the line's quantity. */
  stock: z.object({ state: z.enum(stockStates), left: z.int().nonnegative() }).optional(),
});

export const cart = z.object({
  id: z.string(),
  version: z.int(),
  /** The mark by which another system knows the cart. It gives no access. */
  key: z.string().optional(),
  cartState: z.enum(['Active', 'Merged', 'Ordered']),
  store: z.object({ key: z.string() }),
  /**
   * A cart reserves no stock, so `TrackOnly` (purchase-flow.txt §9); whether an order may exceed the stock is said by its
   * store. Carts stored before said what the store says.
   */
  inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']),
  /** Owner of the cart; absent: a guest's cart, accessible to whoever knows its id. */
  customerId: z.string().optional(),
  lineItems: z.array(lineItem),
  /** Items saved for later: not paid, packed or ordered. */
  savedForLater: z.array(savedItem),
  customerEmail: z.string().optional(),
  billingAddress: address.optional(),
  shippingAddress: address.optional(),
  shippingInfo: shippingInfo.optional(),
  paymentInfo: z.object({ payments: z.array(payment) }),
  discountCodes: z.array(discountCodeInfo),
  /** In the order in which they pay. Absent: none. */
  giftCards: z.array(cartGiftCard).optional(),
  /** Discounts whose gift the shopper removed: they do not add it again. */
  refusedGifts: z.array(discountReference),
  discountOnTotalPrice: discountOnTotalPrice.optional(),
  /** All discounts, in the order in which they are applied. */
  cartDiscounts: z.array(normalisedDiscount),
  /** VAT included, unless `taxRelief` is set; gift cards pay for it and do not change it. */
  totalPrice: money,
  taxedPrice,
  taxRelief: taxRelief.optional(),
  vatCheck: vatCheck.optional(),
  /** `Platform`: the shop calculates the VAT. */
  taxMode: z.literal('Platform'),
  custom: orderCustom,
  /** `visit`: start time and id of the visit that found them. Absent: no changes, or the shopper has dismissed them. */
  changesSinceLastVisit: z
    .object({ visit: z.string(), articles: z.array(articleChange) })
    .optional(),
});

export type IncludedDiscounts = z.infer<typeof includedDiscounts>;
export type CartGiftCard = z.infer<typeof cartGiftCard>;
export type NormalisedDiscount = z.infer<typeof normalisedDiscount>;
export type LineItem = z.infer<typeof lineItem>;
export type SavedItem = z.infer<typeof savedItem>;
export type Payment = z.infer<typeof payment>;
export type ShippingInfo = z.infer<typeof shippingInfo>;
export type TaxRelief = z.infer<typeof taxRelief>;
export type TaxedPrice = z.infer<typeof taxedPrice>;
export type ArticleChange = z.infer<typeof articleChange>;
export type Cart = z.infer<typeof cart>;
