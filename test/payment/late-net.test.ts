/** Late money of an order without VAT while the registry of its VAT number does not answer. */
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { orderDraft } from '#domain/order/place.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import { newAttempt } from '#domain/payment/payment-request.ts';
import { paymentSteps } from '#party/payment-steps.ts';
import { roomOrder } from '#party/room-order.ts';
import { createRoomStore } from '#party/room-store.ts';
import { chance } from '../domain/seeded.ts';
import { cartAfter, productFact, today } from '../domain/shop.ts';
import { checkOf, deliveredTo, numberOf } from '../domain/vat-shop.ts';
import { modelBackend } from './model-backend.ts';
import { modelProvider } from './model-provider.ts';
import { roomStorage } from './room-storage.ts';

const number = numberOf('SK');
const article = productFact({ sku: 'EX10000001', centAmount: 6000 });
const dayMs = 86_400_000;

/** A company's attempt whose money arrived late; the check of its VAT number is no longer stored. */
function paidNet() {
  const { cart, facts } = deliveredTo({
    delivery: 'sk',
    products: [article],
    number,
    check: checkOf(number),
    actions: [
      { action: 'addLineItem', sku: article.sku, quantity: 2 },
      { action: 'setCustomerEmail', email: 'a@example.com' },
    ],
  });
  const ready = priced(withPayment(cart, 'bankTransfer'), facts);
  const drafted = orderDraft(ready, facts.store, {
    orderId: 'order-1',
    locale: 'sk-SK',
    createdAt: today.toISOString(),
    paymentMethod: 'bankTransfer',
    expectedTotalCentAmount: ready.totalPrice.centAmount,
    vatCheck: facts.vat?.check,
  });
  if (!drafted.ok) throw new Error(drafted.message);
  const intent = {
    draft: drafted.draft,
    eventIds: { orderPlaced: 'placed-1', stockChanged: 'stock-1' },
    inventoryMode: 'ReserveOnOrder' as const,
  };
  const asked = { id: 'id-1', method: 'ideal' as const, returnUrl: 'https://kontor.sk/back' };
  const lateUntil = new Date(today.getTime() + 5 * dayMs).toISOString();
  const attempt: PaymentAttempt = { ...newAttempt(intent, asked, today), lateUntil };

  const shop: { facts: CartFacts } = { facts: { ...facts, vat: { dispatch: 'de' } } };
  const { backend } = modelBackend(shop, 10, 0);
  const memory = createRoomStore(roomStorage());
  memory.commit({ cart });
  const review = (ms = 0) =>
    paymentSteps({
      roomStore: memory,
      backend,
      order: roomOrder(memory, backend),
      provider: () => modelProvider(chance(1), () => today.getTime()).provider,
      now: () => today.getTime() + ms,
    })('review', attempt);
  const change = (changed: Cart) => memory.commit({ cart: changed });
  return { cart, facts, shop, review, change };
}

describe('late money of an order without VAT', () => {
  it('waits for the registry, and creates the order once it answers', async () => {
    const { cart, facts, shop, review } = paidNet();
    expect(cart.taxRelief).toBeDefined();
    expect(await review()).toBeUndefined();
    shop.facts = facts;
    expect(await review()).toMatchObject({ aim: 'order', intent: { draft: { id: 'order-1' } } });
  });

  it('is given back at once if the VAT number has become invalid or the cart has changed', async () => {
    const revoked = paidNet();
    const check = checkOf(number, { result: 'invalid' });
    revoked.shop.facts = { ...revoked.facts, vat: { dispatch: 'de', check } };
    expect(await revoked.review()).toMatchObject({ aim: 'release' });

    const { cart, facts, review, change } = paidNet();
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const more = { action: 'changeLineItemQuantity' as const, lineItemId, quantity: 3 };
    change({ ...cartAfter(cart, [more], facts), version: cart.version + 1 });
    expect(await review()).toMatchObject({ aim: 'release' });
  });

  it('is given back if the registry does not answer for five days', async () => {
    const { review } = paidNet();
    expect(await review(5 * dayMs)).toMatchObject({ aim: 'release' });
  });
});
