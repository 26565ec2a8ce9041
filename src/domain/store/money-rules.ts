/**
 * The fields of a store document that state what delivery and payment cost and offer. A dated change of the store may
 * set each of them (dated-changes.ts). Legal limits are facts of the country and bound them (rule-faults.ts).
 * Source: purchase-flow.txt §3 Shipping method, Volume discount group, Store custom fields, §5, §9.
 */
import * as z from 'zod';
import { perLanguage } from '../catalogue/keys.ts';
import { type PaymentMethodKey, paymentMethodKeys } from '../payment/methods.ts';

/** VAT included. */
const cents = z.int().nonnegative().max(1_000_000_000);
const title = z.string().trim().min(1).max(80);

/** Working days from dispatch to door. */
const dayRange = z.strictObject({ from: z.int().min(1).max(90), to: z.int().min(1).max(90) });

/** A rule whose parts a dated change may set one by one. */
const parts = {
  deliveryDays: z.strictObject({ parcel: dayRange, freight: dayRange }),
  shippingRates: z.strictObject({
    /** Shipping is free for goods of this amount or more; below, parcel and freight cost a fee. */
    freeAboveCentAmount: cents,
    parcelCentAmount: cents,
    freightCentAmount: cents,
  }),
  cashOnDelivery: z.strictObject({
    /** The largest total; the law of the country may be stricter on a day (payment/cash-on-delivery.ts). */
    limitCentAmount: cents,
    /** Standard products allowed in one order; what 0 means: COD_ZERO_LIMIT, decision 39. */
    itemLimit: z.int().min(0).max(100_000),
    /** Whether the drivers of freight accept payment. */
    freight: z.boolean(),
    /** What the driver of the carrier accepts (eu-2026.md PAY-31). */
    atTheDoor: z.enum(['cash', 'cashOrCard']),
  }),
};

const volumeStep = z.strictObject({
  fromQuantity: z.int().min(2).max(100_000),
  permyriad: z.int().min(1).max(9900),
});

const whole = {
  codFeeCentAmount: cents,
  /** The name of that fee by language; a language without one has the shop's own text. */
  codFeeTitle: perLanguage(title),
  /** By the group that products name in `volumeDiscountGroup`: the more pieces of one product, the cheaper each. */
  volumeDiscounts: z.record(
    z.string().regex(/^[\w-]{1,100}$/, 'letters, digits, hyphens and underscores'),
    z.array(volumeStep).min(1).max(20),
  ),
  /** The methods offered, in the order that shoppers of the market expect. */
  paymentMethods: z
    .array(z.enum(paymentMethodKeys as [PaymentMethodKey, ...PaymentMethodKey[]]))
    .min(1)
    .refine((keys) => new Set(keys).size === keys.length, 'names a method twice'),
  /** The largest number of pieces, guarantees not counted, that cash and bank payment accept. */
  maximumItemsForCashAndBank: z.int().min(1).max(100_000),
};

export const moneyRules = {
  ...parts,
  ...whole,
  codFeeTitle: whole.codFeeTitle.optional(),
};

/** What a dated change may set: a whole rule, or some parts of it. */
export const changedRules = {
  ...z.strictObject(whole).partial().shape,
  deliveryDays: parts.deliveryDays.partial().optional(),
  shippingRates: parts.shippingRates.partial().optional(),
  cashOnDelivery: parts.cashOnDelivery.partial().optional(),
};

const rules = z.object(moneyRules);
export type MoneyRules = z.infer<typeof rules>;
export type RuleName = keyof MoneyRules;
export const ruleNames = Object.keys(moneyRules) as RuleName[];

export type ShippingRates = MoneyRules['shippingRates'];
export type CashOnDeliveryRules = MoneyRules['cashOnDelivery'];
export type VolumeDiscountRules = MoneyRules['volumeDiscounts'];
