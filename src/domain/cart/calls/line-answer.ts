/** A line of a cart or an order as the calls return it. Source: purchase-flow.txt §3 Line item, Cart (discountCodes). */
import * as z from 'zod';
import { money } from '../../money/money.ts';
import { type Cart, discountCodeInfo, type LineItem, lineItem } from '../cart.ts';

const attribute = z.object({ name: z.string(), value: z.union([z.string(), z.boolean()]) });

export const lineAnswer = lineItem.extend({
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

export function lineAnswerOf(line: LineItem): z.infer<typeof lineAnswer> {
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

export const discountCodeAnswer = discountCodeInfo.extend({
  discountCode: discountCodeInfo.shape.discountCode.extend({
    /** Those that the code activates in this cart. */
    cartDiscounts: z.array(z.object({ typeId: z.literal('cart-discount'), id: z.string() })),
  }),
});

export function discountCodeAnswers({
  discountCodes,
  cartDiscounts,
}: Pick<Cart, 'discountCodes' | 'cartDiscounts'>): z.infer<typeof discountCodeAnswer>[] {
  return discountCodes.map(({ discountCode, ...info }) => ({
    ...info,
    discountCode: {
      ...discountCode,
      cartDiscounts: cartDiscounts
        .filter(({ code }) => code === discountCode.code)
        .map(({ id }) => ({ typeId: 'cart-discount', id })),
    },
  }));
}
