/** What one network may begin in an hour: carts and payments; and how many codes it may guess. */
import { env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetLimits } from '#worker/data/limits/counts.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { newNetwork } from '../../networks.ts';
import { putOnSale } from '../goods.ts';
import { giftCardOf } from '../made-gift-card.ts';
import { shopWith } from '../other-store.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { visitor } from '../visitor.ts';

let shop: Awaited<ReturnType<typeof shopWith>>;
beforeAll(async () => {
  shop = await shopWith('de', { limits: { cartsPerHour: 20, paymentsPerHour: 5 } });
});
afterAll(() => shop.end());

const seen: Response[] = [];
function shopperIn(network: string) {
  return visitor('de', async (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('CF-Connecting-IP', network);
    const response = await shop.reach(address, { ...init, headers });
    seen.push(response.clone());
    return response;
  });
}

it('no more new carts than the limit, from calls and forms of the same /64', async () => {
  const network = newNetwork();
  const [sku] = await putOnSale({ price: 6000 });
  const started = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      shopperIn(network.replace('::1', `:1:2:3:${at + 1}`)).call('createCart', {}),
    ),
  );
  expect(started.filter(({ status }) => status === 200)).toHaveLength(20);
  const shopper = shopperIn(network);
  const refused = await shopper.call('createCart', {});
  expect(refused).toMatchObject({ status: 429, code: 'TooManyCarts' });
  const wait = Number(seen.at(-1)?.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
  const form = await shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '1' });
  const page = await shopper.get(form.headers.get('Location') ?? '');
  const { t } = await textsFor('de-DE');
  expect(await page.text()).toContain(t('limit.carts'));
  expect((await shopperIn(newNetwork()).call('createCart', {})).status).toBe(200);
});

it('no more payments than the limit; the page says so and keeps the cart', async () => {
  const network = newNetwork();
  const [sku] = await putOnSale({ price: 6000 });
  const answers = [];
  for (let count = 0; count < 6; count += 1) {
    const shopper = shopperIn(network);
    const cart = await addressed(shopper, await cartWith(shopper, { [sku]: 1 }), 'de');
    const main = { ...orderCall(cart, 'bankTransfer', 6000), paymentMethod: 'scheme' as const };
    answers.push(await shopper.call('payAndOrder', main));
    if (count < 5) continue;
    const page = await shopper.post('/checkout/payment', {
      intent: 'order',
      method: 'scheme',
      cartId: cart.id,
      version: String(cart.version),
      total: '6000',
    });
    const { t } = await textsFor('de-DE');
    expect(page.status).toBe(429);
    expect(page.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await page.text()).toContain(t('limit.payments'));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.code).toBe('TooManyPayments');
});

it('wallets opened in the cart count as payments', async () => {
  const network = newNetwork();
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = shopperIn(network);
  const { id } = await cartWith(shopper, { [sku]: 1 });
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await shopper.call('openWallet', { id, wallet: 'paypal' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const applied = { id, version: 1, versionFallback: true, wallet: 'googlepay' as const };
  const refused = await shopper.call('applyWalletAddresses', { ...applied, walletPayload: {} });
  expect(refused).toMatchObject({ status: 429, code: 'TooManyPayments' });
});

it('80 guesses of codes at once: ten are answered, then a known code waits too', async () => {
  const shopper = shopperIn(newNetwork());
  const cart = await cartWith(shopper, { [(await putOnSale({ price: 6000 }))[0]]: 1 });
  const guess = (code: string) =>
    shopper.call('applyCartCoupon', {
      id: cart.id,
      version: cart.version,
      versionFallback: true,
      code,
    });
  // A known one in between changes nothing.
  expect((await guess('WERKSTATT10')).status).toBe(200);
  // Of a discount, and of a gift card.
  const guessed = (at: number) =>
    at % 2 ? `RATEN${at}` : `ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZ${22 + (at % 8)}`;
  const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => guess(guessed(at))));
  const codes = Map.groupBy(answers, ({ code }) => code);
  expect(codes.get('DiscountCodeNotFound')).toHaveLength(10);
  expect(codes.get('TooManyUnknownCodes')).toHaveLength(70);
  const giftCard = await giftCardOf(1000);
  for (const known of ['WERKSTATT10', giftCard.code]) {
    expect(await guess(known)).toMatchObject({ status: 429, code: 'TooManyUnknownCodes' });
  }
  const { t } = await textsFor('de-DE');
  const form = await shopper.post('/checkout/cart', { intent: 'coupon', code: 'WERKSTATT10' });
  const page = await shopper.get(form.headers.get('Location') ?? '');
  const note = /role="alert">.*?<\/div>/.exec(await page.text())?.[0];
  expect(note).toContain(t('coupon.error.wait'));
});

it('a second cart of the network has ten more guesses, a third none', async () => {
  const network = newNetwork();
  const counts = [];
  for (let carts = 0; carts < 3; carts += 1) {
    const shopper = shopperIn(network);
    const { cart } = await shopper.ask('createCart', {});
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, at) =>
        shopper.call('applyCartCoupon', {
          ...{ id: cart.id, version: 1, versionFallback: true },
          code: `NEIN${at}`,
        }),
      ),
    );
    counts.push(answers.filter(({ code }) => code === 'DiscountCodeNotFound').length);
  }
  expect(counts).toEqual([10, 5, 0]);
});

it('counts are deleted when their window is over, not before', async () => {
  const now = Date.now();
  const subjects = ['over', 'running'].map((name) => `${name} ${crypto.randomUUID()}`);
  for (const [at, subject] of subjects.entries()) {
    const endsAt = new Date(now + (at === 0 ? -1 : 60_000)).toISOString();
    await env.DB.prepare('INSERT INTO limit_counts VALUES (?, 1, ?)').bind(subject, endsAt).run();
  }
  await forgetLimits(env.DB, new Date(now));
  const { results } = await env.DB.prepare(
    'SELECT subject FROM limit_counts WHERE subject IN (?, ?)',
  )
    .bind(...subjects)
    .all();
  expect(results).toEqual([{ subject: subjects[1] }]);
});
