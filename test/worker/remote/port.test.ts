/** The calls of the contract table about goods, orders, reviews and what shoppers keep: the same by every backend. */
import { beforeAll, describe, expect, it } from 'vitest';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { addressed, cartWith, email, orderCall } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { everyBackend, sellEverywhere } from './every-backend.ts';

beforeAll(sellEverywhere);

const { parcel, accessory } = twinSkus;
const review = {
  sku: parcel,
  rating: 5,
  title: 'Schneidet sauber',
  text: 'Seit einigen Wochen jeden Tag im Einsatz, leicht zu reinigen.',
  agreement: true,
} as const;

describe.each(everyBackend)('%s', (_name, shopperOf) => {
  const shopper = () => shopperOf('de');

  it('has the articles, their prices and their stock', async () => {
    const params = { skus: [parcel, accessory] };
    const { results } = (await shopper().ask('getProduct', params)).products;
    const { results: wanted } = (await visitor('de').ask('getProduct', params)).products;
    const shown = ({ sku, name, slug, price }: (typeof wanted)[number]) => [sku, name, slug, price];
    expect(results.map(shown)).toEqual(wanted.map(shown));
    const { inventoryEntries } = await shopper().ask('getInventory', { sku: [parcel] });
    expect(inventoryEntries.results).toMatchObject([{ sku: parcel }]);
    const number = parcel.slice(2);
    const page = await shopper().ask('getProductPage', { number });
    expect(page.product).toMatchObject({ sku: parcel });
  });

  it('shows an order to who placed it, and to who knows number and address', async () => {
    const buyer = shopper();
    const begun = await cartWith(buyer, { [parcel]: 1 });
    const cart = await addressed(buyer, begun, 'de');
    const total = cart.totalPrice.centAmount;
    const { order } = await buyer.ask('createOrder', orderCall(cart, 'bankTransfer', total));
    const where = `orderNumber = "${order.orderNumber}"`;
    const { results } = (await buyer.ask('getOrders', { where })).me.orders;
    expect(results.map(({ id }) => id)).toEqual([order.id]);
    const { orderNumber } = order;
    const found = await shopper().ask('findOrder', { orderNumber, email });
    expect(found.order).toMatchObject({ orderNumber });
    const foreign = await shopper().call('findOrder', { orderNumber, email: 'no@mail.example' });
    expect(foreign).toMatchObject({ code: 'OrderNotFound' });
    expect(await shopper().call('getOrder', { id: order.id })).toMatchObject({
      code: 'OrderNotFound',
    });
  });

  it('takes a review only from who has bought', async () => {
    expect(await shopper().call('add-review', review)).toMatchObject({
      code: 'ReviewNotPurchased',
      data: { communicate: "You haven't purchased this particular SKU" },
    });
  });

  it('saves for later, shares a cart and keeps wishes', async () => {
    const buyer = shopper();
    const { id, version, lineItems } = await cartWith(buyer, { [parcel]: 2, [accessory]: 1 });
    const line = lineItems.find(({ variant }) => variant.sku === accessory);
    const actions = [{ action: 'saveForLater' as const, lineItemId: line?.id ?? '' }];
    const { cart } = await buyer.ask('updateCart', { id, version, actions });
    expect(cart.savedForLater).toMatchObject([{ variant: { sku: accessory } }]);
    const back = [{ action: 'moveToCart' as const, savedItemId: cart.savedForLater[0]?.id ?? '' }];
    const moved = await buyer.ask('updateCart', { id, version: cart.version, actions: back });
    expect(moved.cart.lineItems).toHaveLength(2);
    await buyer.ask('changeWishLists', { change: { action: 'add', sku: parcel } });
    const { lists } = await buyer.ask('getWishLists', {});
    expect(lists).toHaveLength(1);
  });
});
