/** Codes with a limit: per customer by e-mail address or account, and once at all; told in the cart, kept by the order. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { cancelUnpaid } from '#worker/data/orders/unpaid-orders.ts';
import { newEmail, signUp } from '../customers.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { couponFor } from '../made-coupon.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

/** A cart with one piece, the e-mail address and the code. */
async function cartFor(shopper: Visitor, sku: string, email: string, code: string) {
  const { id, version } = await addressed(
    shopper,
    await cartWith(shopper, { [sku]: 1 }),
    'de',
    email,
  );
  return (await shopper.ask('applyCartCoupon', { id, version, code })).cart;
}

const order = (shopper: Visitor, cart: Awaited<ReturnType<typeof cartFor>>) =>
  shopper.call('createOrder', orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount));
const stateIn = (cart: Awaited<ReturnType<typeof cartFor>>) => cart.discountCodes[0]?.state;
const cancelled = (orderId: string) => cancelUnpaid(env.DB, orderId, new Date());

it('a code for one order a customer: the cart says so before the second, in any spelling', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 9 });
  const code = await couponFor(sku, 1000, { maxApplicationsPerCustomer: 1 });
  const email = newEmail();
  const first = await cartFor(visitor('de'), sku, email, code);
  expect([stateIn(first), first.totalPrice.centAmount]).toEqual(['MatchesCart', 9000]);
  const shopper = visitor('de');
  const waiting = await cartFor(shopper, sku, email.toUpperCase(), code);
  const other = visitor('de');
  const cart = await cartFor(other, sku, email.toLowerCase(), code);
  const placed = await order(other, cart);
  expect(placed.status).toBe(200);
  // Filled before the order: the order itself refuses it, and takes no stock.
  expect(await order(shopper, waiting)).toMatchObject({ status: 409, code: 'TotalChanged' });
  expect(await stockOf(sku)).toBe(8);
  const later = await cartFor(visitor('de'), sku, email, code);
  expect([stateIn(later), later.totalPrice.centAmount]).toEqual(['MaxApplicationReached', 10_000]);
  const stranger = await cartFor(visitor('de'), sku, newEmail(), code);
  expect(stateIn(stranger)).toBe('MatchesCart');
  await cancelled(placed.data?.order.id ?? '');
  const again = await cartFor(visitor('de'), sku, email, code);
  expect(stateIn(again)).toBe('MatchesCart');
});

it('another e-mail address of the same account is the same customer', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 9 });
  const code = await couponFor(sku, 1000, { maxApplicationsPerCustomer: 1 });
  const shopper = visitor('de');
  const email = newEmail();
  await signUp(shopper, email);
  expect((await order(shopper, await cartFor(shopper, sku, email, code))).status).toBe(200);
  expect(stateIn(await cartFor(shopper, sku, newEmail(), code))).toBe('MaxApplicationReached');
});

it('twelve orders at once with a code for one customer and one order: one has it', async () => {
  const [sku] = await putOnSale({ price: 10_000, stock: 50 });
  for (const limits of [{ maxApplications: 1 }, { maxApplicationsPerCustomer: 1 }]) {
    const code = await couponFor(sku, 1000, limits);
    const email = newEmail();
    const ready = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const shopper = visitor('de');
        return { shopper, cart: await cartFor(shopper, sku, email, code) };
      }),
    );
    const before = (await stockOf(sku)) ?? 0;
    const answers = await Promise.all(ready.map(({ shopper, cart }) => order(shopper, cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(sku)).toBe(before - 1);
    const row = await env.DB.prepare('SELECT applications FROM discount_codes WHERE code = ?')
      .bind(code)
      .first('applications');
    expect(row).toBe(1);
  }
});
