/**
 * A cart as the calls return it: the stored cart, and what the specification names besides, derived from it. A new cart
 * has addresses with only its country; pages and rooms use the stored cart, where an address is complete or absent
 * (decision 27). Source: purchase-flow.txt §3 Cart, Line item, §4 Cart lifecycle.
 */
import * as z from 'zod';
import { address } from '../checkout/address.ts';
import { type CountryCode, isCountryCode } from '../country/countries.ts';
import { money } from '../money/money.ts';
import { paymentReferenceId } from '../payment/payment-reference.ts';
import { type Cart, cart, discountCodeInfo, type LineItem, lineItem, payment } from './cart.ts';

const attribute = z.object({ name: z.string(), value: z.union([z.string(), z.boolean()]) });
const onlyCountry = z.strictObject({ country: address.shape.country });
const addressAnswer = z.union([address, onlyCountry]).optional();

const lineAnswer = lineItem.extend({
  variant: lineItem.shape.variant.extend({
    images: z.array(
      z.object({
        url: z.string(),
        label: z.string(),
        dimensions: z.object({ width: z.int(), height: z.int() }),
      }),
    ),
    attributes: z.array(attribute),
    attributesRaw: z.array(attribute),
    prices: z.array(z.object({ value: money, discounted: z.object({ value: money }).optional() })),
  }),
});

export const cartAnswer = cart.extend({
  customer: z.object({ typeId: z.literal('customer'), id: z.string() }).nullable(),
  billingAddress: addressAnswer,
  shippingAddress: addressAnswer,
  lineItems: z.array(lineAnswer),
  discountCodes: z.array(
    discountCodeInfo.extend({
      discountCode: discountCodeInfo.shape.discountCode.extend({
        /** Those that the code activates in this cart. */
        cartDiscounts: z.array(z.object({ typeId: z.literal('cart-discount'), id: z.string() })),
      }),
    }),
  ),
  paymentInfo: z.object({ payments: z.array(payment.extend({ id: z.string() })) }),
});

type CartAnswer = z.infer<typeof cartAnswer>;

export function cartAnswerOf(stored: Cart): CartAnswer {
  const { customerId, store, billingAddress, shippingAddress, cartDiscounts } = stored;
  const here = isCountryCode(store.key) ? countryOnly(store.key) : {};
  return {
    ...stored,
    // The specification's word (purchase-flow.txt §9); the stored cart keeps the store's mode.
    inventoryMode: stored.inventoryMode === 'None' ? 'None' : 'TrackOnly',
    customer: customerId === undefined ? null : { typeId: 'customer', id: customerId },
    ...here,
    ...(billingAddress && { billingAddress }),
    ...(shippingAddress && { shippingAddress }),
    lineItems: stored.lineItems.map(lineAnswerOf),
    discountCodes: stored.discountCodes.map(({ discountCode, ...info }) => ({
      ...info,
      discountCode: {
        ...discountCode,
        cartDiscounts: cartDiscounts
          .filter(({ code }) => code === discountCode.code)
          .map(({ id }) => ({ typeId: 'cart-discount', id })),
      },
    })),
    paymentInfo: {
      payments: stored.paymentInfo.payments.map((each) => ({
        ...each,
        id: each.id ?? paymentReferenceId(each.paymentMethodInfo.paymentInterface),
      })),
    },
  };
}

/** The answer of a call with each cart in it in that shape. */
export function withCartAnswers(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const { cart: own, me } = data as { cart?: Cart | null; me?: { activeCart?: Cart | null } };
  if (own) return { ...data, cart: cartAnswerOf(own) };
  return me?.activeCart
    ? { ...data, me: { ...me, activeCart: cartAnswerOf(me.activeCart) } }
    : data;
}

const countryOnly = (country: CountryCode) => ({
  billingAddress: { country },
  shippingAddress: { country },
});

function lineAnswerOf(line: LineItem): CartAnswer['lineItems'][number] {
  const { image, isPackageTypeFreight, isBware = false, volumeDiscountGroup } = line.variant;
  const { value, discounted } = line.price;
  const dimensions = { width: image.width, height: image.height };
  const attributes = [
    { name: 'isPackageTypeFreight', value: isPackageTypeFreight },
    { name: 'isBware', value: isBware },
    ...(volumeDiscountGroup ? [{ name: 'volumeDiscountGroup', value: volumeDiscountGroup }] : []),
  ];
  return {
    ...line,
    variant: {
      ...line.variant,
      images: [{ url: image.url, label: Object.values(line.name)[0] ?? '', dimensions }],
      attributes,
      attributesRaw: attributes,
      prices: [{ value, ...(discounted && { discounted: { value: discounted } }) }],
    },
  };
}
