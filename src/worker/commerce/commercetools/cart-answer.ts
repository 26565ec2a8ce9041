/** Carts of commercetools as the domain reads them. */
import * as z from 'zod';
import { localizedString } from '#domain/cart/cart.ts';
import { type RemoteCart, remoteCart } from '#domain/remote/remote-cart.ts';
import { addressAnswer } from './addresses.ts';
import { isFields } from './plain.ts';
import { checkedBy } from './read-answer.ts';

const namedDiscount = z.looseObject({
  named: z.looseObject({
    id: z.string(),
    key: z.string().optional(),
    name: localizedString,
  }),
});
const codeOfDiscounts = z.looseObject({
  code: z.string(),
  cartDiscounts: z.array(z.looseObject({ id: z.string() })),
});

export const cartAnswer = z
  .looseObject({
    billingAddress: addressAnswer.optional(),
    shippingAddress: addressAnswer.optional(),
    // A code that was deleted has no name that could be shown.
    discountCodes: z
      .array(z.unknown())
      .transform((codes) => codes.filter((each) => isFields(each) && each.discountCode)),
  })
  .transform(checkedBy(remoteCart))
  .transform((cart): RemoteCart => ({ ...cart, cartDiscounts: discountsIn(cart) }));

/** Each discount that an amount includes, with the code that brings it. */
function discountsIn(cart: RemoteCart): RemoteCart['cartDiscounts'] {
  const { lineItems, shippingInfo, discountOnTotalPrice, discountCodes } = cart;
  const included = [
    ...lineItems.flatMap(({ discountedPricePerQuantity }) =>
      discountedPricePerQuantity.flatMap((each) => each.discountedPrice.includedDiscounts),
    ),
    ...(shippingInfo?.discountedPrice?.includedDiscounts ?? []),
    ...(discountOnTotalPrice?.includedDiscounts ?? []),
  ];
  const found = new Map(
    included.flatMap((each) => {
      const { success, data } = namedDiscount.safeParse(each);
      return success ? [[data.named.id, data.named] as const] : [];
    }),
  );
  const codes = discountCodes.flatMap(({ discountCode }) => {
    const { success, data } = codeOfDiscounts.safeParse(discountCode);
    return success ? [data] : [];
  });
  return [...found.values()].map(({ id, key, name }) => {
    const code = codes.find(({ cartDiscounts }) => cartDiscounts.some((each) => each.id === id));
    return { id, key, name, ...(code && { code: code.code }) };
  });
}
