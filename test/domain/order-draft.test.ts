/** What may become an order: nothing that the market does not sell, whatever its store does about stock. */
import { describe, expect, it } from 'vitest';
import type { ProductFact } from '#domain/cart/facts.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { readAddresses } from '#domain/checkout/address-form.ts';
import { orderDraft } from '#domain/order/place.ts';
import type { Store } from '#domain/store/store.ts';
import { formOf } from './filled-form.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from './shop.ts';

const article = productFact({ sku: 'EX10000001', centAmount: 6000, availableQuantity: 1 });

/** Two pieces, put into the cart when there were plenty; then priced by what is known now. */
function placedWith(inventoryMode: Store['inventoryMode'], now: ProductFact[]) {
  const store = storeOf('sk', { inventoryMode });
  const read = readAddresses(formOf('sk'), 'sk');
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { billingAddress, shippingAddress } = read;
  const cart = cartAfter(
    emptyCartOf(store),
    [
      { action: 'addLineItem', sku: article.sku, quantity: 2 },
      { action: 'setCustomerEmail', email: 'a@example.com' },
      { action: 'setBillingAddress', address: billingAddress },
      { action: 'setShippingAddress', address: shippingAddress },
    ],
    factsOf(store, [{ ...article, availableQuantity: 9 }]),
  );
  const ready = priced(withPayment(cart, 'bankTransfer'), factsOf(store, now));
  return orderDraft(ready, store, {
    orderId: 'order-1',
    locale: 'sk-SK',
    createdAt: today.toISOString(),
    paymentMethod: 'bankTransfer',
    expectedTotalCentAmount: ready.totalPrice.centAmount,
  });
}

describe.each(['None', 'TrackOnly', 'ReserveOnOrder'] as const)('in mode %s', (mode) => {
  it('what is gone or not sold here is in no order', () => {
    expect(placedWith(mode, [])).toMatchObject({ ok: false, code: 'OutOfStock' });
  });

  it('what is not sold yet is in no order', () => {
    const coming = { ...article, availableQuantity: 0, isComing: true };
    expect(placedWith(mode, [coming])).toMatchObject({ ok: false, code: 'OutOfStock' });
  });

  it('stock binds where it is reserved', () => {
    expect(placedWith(mode, [article]).ok).toBe(mode !== 'ReserveOnOrder');
  });
});
