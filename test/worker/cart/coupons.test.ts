/** Discounts and codes from the database to the order: what a cart receives, and what an order uses up. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { type CartDiscount, cartDiscount } from '#domain/discount/cart-discount.ts';
import { writeDiscounts } from '#worker/data/deals/discounts.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { linesOf } from '../order-rows.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

type Wish = Pick<CartDiscount, 'value' | 'target'> & Partial<CartDiscount> & { limit?: number };

const twentyFiveEuros: Wish = {
  value: { type: 'absolute', money: [{ currencyCode: 'EUR', centAmount: 2500 }] },
  target: { type: 'totalPrice' },
};

/** Stores a discount on some articles with a code; returns the code. */
async function coupon(skus: readonly string[], { limit, ...wish }: Wish): Promise<string> {
  const key = crypto.randomUUID();
  const list = skus.map((sku) => `"${sku}"`).join(', ');
  const discount = cartDiscount.parse({
    id: key,
    key,
    name: { en: 'Made up' },
    isActive: true,
    stores: [],
    sortOrder: '0.5',
    requiresDiscountCode: true,
    stackingMode: 'Stacking',
    cartPredicate: `lineItemCount(sku in (${list})) >= 1`,
    ...wish,
  });
  const code = `C-${key.slice(0, 8).toUpperCase()}`;
  await writeDiscounts(
    env.DB,
    [discount],
    [
      {
        id: `id-${code}`,
        code,
        cartDiscounts: [key],
        isActive: true,
        ...(limit && { maxApplications: limit }),
      },
    ],
  );
  return code;
}

const reference = ({ id, version }: Cart) => ({ id, version });
const apply = async (shopper: Visitor, cart: Cart, code: string) =>
  (await shopper.ask('applyCartCoupon', { ...reference(cart), code })).cart;
const cents = (cart: Cart) => cart.totalPrice.centAmount;
const states = (cart: Cart) => cart.discountCodes.map(({ state }) => state);

it('a code reduces the cart once, whatever its case; after its removal the cart is as before', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 9 });
  const code = await coupon([sku], twentyFiveEuros);
  const shopper = visitor('de');
  const before = await cartWith(shopper, { [sku]: 2 });
  const once = await apply(shopper, before, ` ${code.toLowerCase()} `);
  expect([cents(before), cents(once)]).toEqual([20_000, 17_500]);
  expect(once.taxedPrice.totalGross.centAmount).toBe(17_500);
  expect(once.cartDiscounts).toMatchObject([
    { discountedAmount: { centAmount: 2500 }, requiresDiscountCode: true, target: 'totalPrice' },
  ]);
  const twice = await apply(shopper, once, code);
  expect([cents(twice), states(twice)]).toEqual([17_500, ['MatchesCart']]);
  const discountCode = { typeId: 'discount-code' as const, id: `id-${code}` };
  const { cart } = await shopper.ask('removeCartCoupon', { ...reference(twice), discountCode });
  expect([cents(cart), cart.discountCodes, cart.cartDiscounts]).toEqual([20_000, [], []]);
  // Removing a code that the cart does not have is ignored.
  const again = await shopper.call('removeCartCoupon', { ...reference(cart), discountCode });
  expect(again.status).toBe(200);
});

it('an unknown code is refused and leaves the cart unchanged', async () => {
  const [sku] = await putOnSale({ price: 1000, stock: 9 });
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [sku]: 1 });
  const code = 'NEVER-HEARD-OF';
  expect(await shopper.call('applyCartCoupon', { ...reference(cart), code })).toMatchObject({
    status: 404,
    code: 'DiscountCodeNotFound',
  });
  expect((await shopper.ask('getMe', {})).me.activeCart?.version).toBe(cart.version);
});

it('a code that does not match the cart is stored and takes effect once it matches', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 9 });
  const code = await coupon([sku], {
    value: { type: 'relative', permyriad: 1000 },
    target: { type: 'lineItems', predicate: `sku = "${sku}"` },
    cartPredicate: `lineItemCount(sku = "${sku}") >= 2`,
  });
  const shopper = visitor('de');
  const waiting = await apply(shopper, await cartWith(shopper, { [sku]: 1 }), code);
  expect([cents(waiting), states(waiting)]).toEqual([10_000, ['DoesNotMatchCart']]);
  const add = { ...reference(waiting), product: { sku }, quantity: 1 };
  const { cart } = await shopper.ask('addToCart', add);
  expect([cents(cart), states(cart)]).toEqual([18_000, ['MatchesCart']]);
});

it('a code without an amount in the store’s currency takes nothing off', async () => {
  const [sku] = await putOnSale({ price: 100_000, stock: 9 });
  const code = await coupon([sku], twentyFiveEuros);
  const shopper = visitor('pl');
  const before = await cartWith(shopper, { [sku]: 1 });
  const cart = await apply(shopper, before, code);
  expect([cents(cart), states(cart)]).toEqual([cents(before), ['DoesNotMatchCart']]);
});

it('a gift is added for free, is taken from stock by the order, and can be removed', async () => {
  const [sku, gift] = await putOnSale({ price: 10_000, stock: 9 }, { price: 900, stock: 5 });
  const code = await coupon([sku], {
    value: { type: 'giftLineItem', sku: gift },
    target: undefined,
  });
  const { shopper, cart: ready } = await readyToOrder('de', { [sku]: 1, [gift]: 2 });
  const cart = await apply(shopper, ready, code);
  const lines = cart.lineItems.map(({ variant, quantity, lineItemMode, taxedPrice }) => [
    variant.sku,
    quantity,
    lineItemMode,
    taxedPrice.totalGross.centAmount,
  ]);
  expect(lines).toEqual([
    [sku, 1, 'Standard', 10_000],
    [gift, 2, 'Standard', 1800],
    [gift, 1, 'GiftLineItem', 0],
  ]);
  const indexed = () =>
    env.DB.prepare('SELECT sku FROM cart_skus WHERE cart_id = ? ORDER BY sku').bind(cart.id).raw();
  await expect.poll(indexed, { timeout: 50_000 }).toEqual([[sku], [gift]]);
  const given = cart.lineItems[2]?.id ?? '';
  const without = await shopper.ask('removeFromCart', {
    ...reference(cart),
    lineItem: { id: given },
  });
  expect(without.cart.lineItems).toHaveLength(2);
  expect(without.cart.refusedGifts).toHaveLength(1);

  const second = await readyToOrder('de', { [sku]: 1, [gift]: 2 });
  const withGift = await apply(second.shopper, second.cart, code);
  const call = orderCall(withGift, 'bankTransfer', cents(withGift));
  const { order } = await second.shopper.ask('createOrder', call);
  expect(await linesOf(order.id)).toEqual([
    { sku, quantity: 1, total: 10_000 },
    { sku: gift, quantity: 3, total: 1800 },
  ]);
  expect(await stockOf(gift)).toBe(2);
});

it('only one of several orders gets the last use of a code, the others answer TotalChanged', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 90 });
  const code = await coupon([sku], {
    value: { type: 'fixed', money: [{ currencyCode: 'EUR', centAmount: 9000 }] },
    target: { type: 'lineItems', predicate: '1 = 1' },
    limit: 1,
  });
  const shoppers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
      return { shopper, cart: await apply(shopper, cart, code) };
    }),
  );
  expect(shoppers.map(({ cart }) => cents(cart))).toEqual([9000, 9000, 9000, 9000, 9000]);
  const answers = await Promise.all(
    shoppers.map(({ shopper, cart }) =>
      shopper.call('createOrder', orderCall(cart, 'bankTransfer', 9000)),
    ),
  );
  expect(answers.map(({ status, code: why }) => `${status} ${why ?? ''}`).sort()).toEqual([
    '200 ',
    ...Array.from({ length: 4 }, () => '409 TotalChanged'),
  ]);
  const late = shoppers[answers.findIndex(({ status }) => status !== 200)];
  if (!late) throw new Error('nobody came too late');
  const { cart } = await late.shopper.ask('updateCart', {
    ...reference(late.cart),
    actions: [{ action: 'recalculate', updateProductData: true }],
  });
  expect([cents(cart), states(cart)]).toEqual([10_000, ['MaxApplicationReached']]);
});
