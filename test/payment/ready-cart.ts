/** A cart that is ready to order, and the intent of ordering it with a provider's method. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { readAddresses } from '#domain/checkout/address-form.ts';
import { withGiftCards } from '#domain/gift-card/payments.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { Caller } from '#domain/operations.ts';
import { orderDraft } from '#domain/order/place.ts';
import type { Intent } from '#domain/payment/attempt.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { formOf } from '../domain/filled-form.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../domain/shop.ts';

const article = productFact({ sku: 'EX10000001', centAmount: 6000 });
export const store = storeOf('sk');
export const factsAt = (centAmount: number) => factsOf(store, [{ ...article, centAmount }]);
export const facts = factsAt(article.centAmount);

/** `code`: of a gift card that pays for a part. */
export function readyCart(known = facts, code?: string): Cart {
  const read = readAddresses(formOf('sk'), 'sk');
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { billingAddress, shippingAddress } = read;
  return cartAfter(
    emptyCartOf(store),
    [
      { action: 'addLineItem', sku: article.sku, quantity: 2 },
      { action: 'setCustomerEmail', email: 'a@example.com' },
      { action: 'setBillingAddress', address: billingAddress },
      { action: 'setShippingAddress', address: shippingAddress },
      ...(code ? [{ action: 'addDiscountCode' as const, code }] : []),
    ],
    known,
  );
}

/** `known`: the facts of that moment. */
export function intentOf(
  cart: Cart,
  method: ProviderKindKey,
  id: string,
  caller: Caller,
  known: CartFacts,
): Intent {
  const ready = priced(withPayment(cart, 'bankTransfer'), known);
  const drafted = orderDraft(ready, store, {
    orderId: `order-${id}`,
    locale: caller.locale,
    createdAt: caller.now.toISOString(),
    paymentMethod: 'bankTransfer',
    expectedTotalCentAmount: ready.totalPrice.centAmount,
    expectedGiftCardCentAmount: giftCardCents(ready),
  });
  if (!drafted.ok) throw new Error(drafted.message);
  const paymentInfo = withGiftCards(withPayment(ready, method).paymentInfo, drafted.draft);
  return {
    draft: { ...drafted.draft, paymentInfo },
    eventIds: { orderPlaced: `placed-${id}`, stockChanged: `stock-${id}` },
    inventoryMode: 'ReserveOnOrder',
  };
}
