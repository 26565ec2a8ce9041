/**
 * A cart as a remote backend stores and prices it: the fields of the specification's entity that the shop reads, in the
 * form of commercetools' API. Other fields of an answer are kept. Source: purchase-flow.txt §3 Cart, Line item.
 */
import * as z from 'zod';
import { localizedString } from '../cart/cart.ts';
import { discountCodeStates } from '../discount/discount-code.ts';
import { type CurrencyCode, currencies } from '../money/currencies.ts';

/** Fraction digits are those of the currency: an amount in another precision is refused. */
export const remoteMoney = z
  .looseObject({
    currencyCode: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
    centAmount: z.int(),
    fractionDigits: z.int().optional(),
  })
  .refine(
    ({ currencyCode, fractionDigits }) =>
      fractionDigits === undefined || fractionDigits === currencies[currencyCode].fractionDigits,
    'fraction digits of another currency',
  );

const reference = z.looseObject({ typeId: z.string().optional(), id: z.string() });
const includedDiscounts = z.array(
  z.looseObject({ discount: reference, discountedAmount: remoteMoney }),
);
const discounted = z.looseObject({
  value: remoteMoney,
  includedDiscounts: includedDiscounts.default([]),
});

const remoteTaxedPrice = z.looseObject({
  totalNet: remoteMoney,
  totalGross: remoteMoney,
  taxPortions: z
    .array(z.looseObject({ rate: z.number(), amount: remoteMoney, name: z.string().nullish() }))
    .default([]),
});

/** Fields are those of `Address`; what the shop does not know stays in the remote cart. */
export const remoteAddress = z.looseObject({ id: z.string().nullish(), country: z.string() });

export const remoteLine = z.looseObject({
  id: z.string(),
  productId: z.string(),
  name: localizedString,
  quantity: z.int().positive(),
  variant: z.looseObject({ sku: z.string() }),
  price: z.looseObject({
    value: remoteMoney,
    /** As the reduced price, or only its amount. */
    discounted: z
      .union([z.looseObject({ value: remoteMoney }), remoteMoney.transform((value) => ({ value }))])
      .nullish(),
  }),
  totalPrice: remoteMoney.optional(),
  taxedPrice: z.looseObject({ totalGross: remoteMoney }).nullish(),
  discountedPricePerQuantity: z
    .array(z.looseObject({ quantity: z.int().positive(), discountedPrice: discounted }))
    .default([]),
  lineItemMode: z.enum(['Standard', 'GiftLineItem']).default('Standard'),
  supplyChannel: reference.nullish(),
  distributionChannel: reference.nullish(),
  /** Of an extra guarantee: the SKU of the article it is for. */
  custom: z.looseObject({ parentSku: z.string().nullish() }).nullish(),
});

export const remoteCart = z.looseObject({
  id: z.string(),
  version: z.int(),
  /** The id of the room, given when the cart was created. */
  key: z.string().nullish(),
  cartState: z.enum(['Active', 'Merged', 'Ordered', 'Frozen']),
  store: z.looseObject({ key: z.string() }).nullish(),
  customerId: z.string().nullish(),
  customerEmail: z.string().nullish(),
  lineItems: z.array(remoteLine),
  /** A fee for cash on delivery is one of them. */
  customLineItems: z
    .array(z.looseObject({ id: z.string(), slug: z.string(), totalPrice: remoteMoney }))
    .default([]),
  totalPrice: remoteMoney,
  /** Absent until the remote knows where the goods go. */
  taxedPrice: remoteTaxedPrice.nullish(),
  discountOnTotalPrice: z
    .looseObject({
      discountedAmount: remoteMoney,
      includedDiscounts: includedDiscounts.default([]),
    })
    .nullish(),
  shippingInfo: z
    .looseObject({
      shippingMethod: z.looseObject({ id: z.string(), key: z.string().nullish() }).nullish(),
      shippingMethodState: z.enum(['MatchesCart', 'DoesNotMatchCart']).default('MatchesCart'),
      price: remoteMoney,
      discountedPrice: discounted.nullish(),
      taxedPrice: remoteTaxedPrice.nullish(),
    })
    .nullish(),
  discountCodes: z
    .array(
      z.looseObject({
        state: z.enum(discountCodeStates).nullish(),
        discountCode: z.looseObject({ id: z.string(), code: z.string() }),
      }),
    )
    .default([]),
  /** Of the discounts in the amounts: what the shopper is told. */
  cartDiscounts: z
    .array(
      z.looseObject({
        id: z.string(),
        key: z.string().nullish(),
        name: localizedString,
        code: z.string().nullish(),
      }),
    )
    .default([]),
  billingAddress: remoteAddress.nullish(),
  shippingAddress: remoteAddress.nullish(),
  custom: z
    .looseObject({
      customerAgreedToSendEmail: z.boolean().nullish(),
      utmSource: z.string().nullish(),
      calculatedCodFee: remoteMoney.nullish(),
    })
    .nullish(),
});

export type RemoteMoney = z.output<typeof remoteMoney>;
export type RemoteLine = z.output<typeof remoteLine>;
export type RemoteCart = z.output<typeof remoteCart>;
