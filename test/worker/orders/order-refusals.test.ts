import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { type Goods, putOnSale, setPrice, setStock, stockOf } from '../goods.ts';
import { logged } from '../logged.ts';
import { eventsAbout, ordersOf } from '../order-rows.ts';
import { shopWith } from '../other-store.ts';
import { orderCall, phone, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

describe('an order is refused and nothing is stored when', () => {
  async function refused(
    country: CountryCode,
    goods: Goods & { pieces?: number; phone?: string },
    method: PaymentMethodKey,
    total: number,
    expected: object,
    meanwhile: (sku: string) => Promise<unknown> = async () => undefined,
  ) {
    const [sku] = await putOnSale(goods);
    const { shopper, cart } = await readyToOrder(
      country,
      { [sku]: goods.pieces ?? 1 },
      goods.phone ? { phone: goods.phone } : {},
    );
    await meanwhile(sku);
    const stock = await stockOf(sku);
    const answer = await shopper.call('createOrder', orderCall(cart, method, total));
    expect(answer).toMatchObject({ status: 409, ...expected });
    expect(await ordersOf(cart.id)).toEqual([]);
    expect(await eventsAbout(sku)).toEqual([]);
    expect(await stockOf(sku)).toBe(stock);
    expect((await shopper.ask('getMe', {})).me.activeCart).toEqual(cart);
  }
  const notOffered = { code: 'PaymentNotOffered' };

  it('the price rose since the shopper read the total', () =>
    refused(
      'de',
      { price: 6000 },
      'bankTransfer',
      6000,
      { code: 'TotalChanged', message: expect.stringContaining('6100') },
      (sku) => setPrice(sku, 6100),
    ));

  it('the seller of the store is not stated, which its pages do not name either', async () => {
    const [sku] = await putOnSale({ price: 6000 });
    const { shopper, cart } = await readyToOrder('lt', { [sku]: 1 });
    const { reach, end } = await shopWith('lt', { seller: undefined });
    try {
      const unstated = visitor('lt', reach);
      for (const [name, value] of shopper.cookies) unstated.cookies.set(name, value);
      const lines = await logged(async () => {
        const answer = await unstated.call('createOrder', orderCall(cart, 'bankTransfer', 6000));
        expect(answer).toMatchObject({ status: 503, code: 'SellerUnknown' });
      });
      expect(lines.join()).toContain('missing: seller, seller.disputes');
      const page = await (await unstated.get('/company-information/')).text();
      expect(page).not.toMatch(/Muster|undefined/);
      expect(await ordersOf(cart.id)).toEqual([]);
    } finally {
      await end();
    }
  });

  it('the price fell since the shopper read the total', () =>
    refused('de', { price: 7000 }, 'bankTransfer', 7000, { code: 'TotalChanged' }, (sku) =>
      setPrice(sku, 6100),
    ));

  it('somebody else took the last piece', () =>
    refused('de', { price: 6000, stock: 1 }, 'bankTransfer', 6000, { code: 'OutOfStock' }, (sku) =>
      setStock(sku, 0),
    ));

  it('the product was taken out of the market', () =>
    refused('de', { price: 6000 }, 'bankTransfer', 6000, { code: 'OutOfStock' }, (sku) =>
      env.DB.prepare('UPDATE prices SET sellable = 0 WHERE product_id = ?').bind(sku).run(),
    ));

  it('the market has no bank transfer', () =>
    refused('gb', { price: 6000 }, 'bankTransfer', 6000, notOffered));

  it('cash on delivery allows fewer pieces there', () =>
    refused('sk', { price: 6000, pieces: 2 }, 'cashOnDelivery', 12_290, notOffered));

  it('the amount passes the cash limit of the country', () =>
    refused('gr', { price: 49_900 }, 'cashOnDelivery', 50_190, notOffered));

  it('freight would be paid in cash', () =>
    refused('de', { price: 6000, freight: true, phone }, 'cashOnDelivery', 6290, notOffered));

  it('the driver of freight has no phone number to call', () =>
    refused('de', { price: 6000, freight: true }, 'bankTransfer', 6000, {
      status: 422,
      code: 'AddressIncorrect',
      message: expect.stringContaining('phone'),
    }));

  it('there are more than twenty pieces', () =>
    refused('de', { price: 6000, pieces: 21 }, 'bankTransfer', 126_000, notOffered));
});

it('a payment for freight is refused when the driver has no phone number to call', async () => {
  const [sku] = await putOnSale({ price: 6000, freight: true });
  const wanted = { [sku]: 1 };
  const { shopper, cart } = await readyToOrder('de', wanted);
  const { centAmount } = cart.totalPrice;
  const call = (of: Cart) => ({
    ...orderCall(of, 'bankTransfer', centAmount),
    paymentMethod: 'scheme' as const,
  });
  const code = 'AddressIncorrect';
  expect(await shopper.call('payAndOrder', call(cart))).toMatchObject({ status: 422, code });
  const reachable = await readyToOrder('de', wanted, { phone });
  const paid = await reachable.shopper.ask('payAndOrder', call(reachable.cart));
  expect(paid.makePaymentResponse.kind).toBe('redirect');
});
