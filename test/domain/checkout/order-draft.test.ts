/** Which carts may become an order: none with articles that the market does not sell, whatever the stock mode. */
import { describe, expect, it } from 'vitest';
import type { ProductFact } from '#domain/cart/facts.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import type { Address } from '#domain/checkout/address.ts';
import { readAddresses } from '#domain/checkout/address-form.ts';
import { orderDraft } from '#domain/order/place.ts';
import type { Store } from '#domain/store/store.ts';
import type { VatCheck } from '#domain/vat/check.ts';
import { formOf } from '../filled-form.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../shop.ts';
import { checkOf, deliveredTo, numberOf } from '../vat-shop.ts';

const article = productFact({ sku: 'EX10000001', centAmount: 6000, availableQuantity: 1 });

/** The order draft of a cart with two pieces, added while in stock and priced with the products of now. */
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
  it('an article that is gone or not sold here cannot be ordered', () => {
    expect(placedWith(mode, [])).toMatchObject({ ok: false, code: 'OutOfStock' });
  });

  it('an article that is not sold yet cannot be ordered', () => {
    const coming = { ...article, availableQuantity: 0, isComing: true };
    expect(placedWith(mode, [coming])).toMatchObject({ ok: false, code: 'OutOfStock' });
  });

  it('too little stock prevents an order only if stock is reserved', () => {
    expect(placedWith(mode, [article]).ok).toBe(mode !== 'ReserveOnOrder');
  });
});

describe('a sale without VAT', () => {
  const number = numberOf('AT');
  const { cart, facts } = deliveredTo({
    delivery: 'at',
    number,
    check: checkOf(number),
    products: [article],
    actions: [
      { action: 'addLineItem', sku: article.sku, quantity: 1 },
      { action: 'setCustomerEmail', email: 'a@example.com' },
    ],
  });
  const ready = priced(withPayment(cart, 'bankTransfer'), facts);
  const draftWith = (vatCheck: VatCheck | undefined) =>
    orderDraft(ready, facts.store, {
      orderId: 'order-1',
      locale: 'de-AT',
      createdAt: today.toISOString(),
      paymentMethod: 'bankTransfer',
      expectedTotalCentAmount: ready.totalPrice.centAmount,
      vatCheck,
    });
  const hoursAgo = (hours: number) =>
    new Date(today.getTime() - hours * 3_600_000 - 1).toISOString();

  it('is allowed with a registry answer about the same number within 24 hours', () => {
    const drafted = draftWith(checkOf(number, { at: hoursAgo(23) }));
    expect(drafted).toMatchObject({
      ok: true,
      draft: { taxRelief: { rule: 'intraCommunity' }, vatProof: { number, status: 'valid' } },
    });
  });

  it.each<[string, VatCheck | undefined]>([
    ['none', undefined],
    ['one of more than 24 hours ago', checkOf(number, { at: hoursAgo(24) })],
    ['one about another number', checkOf('ATU00000202')],
    ['a no', checkOf(number, { result: 'invalid' })],
  ])('is refused with this registry answer, however the cart was priced: %s', (_what, check) => {
    expect(draftWith(check)).toMatchObject({ ok: false, code: 'TotalChanged' });
  });
});

it('freight is ordered only with a telephone number for the driver (eu-2026.md F-19)', () => {
  const pallet = productFact({ sku: 'EX10000002', centAmount: 6000, freight: true });
  const draftTo = (address: Partial<Address>) => {
    const { cart, facts } = deliveredTo({
      delivery: 'de',
      products: [pallet],
      address,
      actions: [
        { action: 'addLineItem', sku: pallet.sku, quantity: 1 },
        { action: 'setCustomerEmail', email: 'a@example.com' },
      ],
    });
    return orderDraft(priced(withPayment(cart, 'bankTransfer'), facts), facts.store, {
      orderId: 'order-1',
      locale: 'de-DE',
      createdAt: today.toISOString(),
      paymentMethod: 'bankTransfer',
      expectedTotalCentAmount: cart.totalPrice.centAmount,
    });
  };
  expect(draftTo({ phone: '+4930123456' }).ok).toBe(true);
  expect(draftTo({})).toMatchObject({ ok: false, code: 'AddressIncorrect' });
});
