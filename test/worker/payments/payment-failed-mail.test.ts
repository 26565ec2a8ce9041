/** The mail about a payment that came to nothing, in the language of the shopper, with the way back. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import { sandboxMailById } from '#worker/services/mail/sandbox.ts';
import { env } from '../environment.ts';
import { attemptOf, payer, soon } from '../paying.ts';
import { mailAbout, placed } from '../placed-orders.ts';

const failed = (more: object = {}): KontorEvent => ({
  id: crypto.randomUUID(),
  at: '2026-11-22T10:00:00.000Z',
  type: 'payment-failed',
  cartId: crypto.randomUUID(),
  store: 'ie',
  locale: 'en-IE',
  site: 'https://kontor.ie',
  customerEmail: 'zora@example.com',
  amount: moneyOf(6290, 'EUR'),
  error: 'payment-error',
  ...more,
});

const paragraphs = (mail: { text: string } | undefined) => mail?.text.split('\n\n') ?? [];

it('says why, that the cart is as it was, and leads back to it', async () => {
  const mail = await mailAbout(failed({ refusal: 'insufficientFunds' }));
  expect(mail).toMatchObject({
    recipient: 'zora@example.com',
    subject: 'The payment did not go through',
    html: expect.stringContaining('href="https://kontor.ie/checkout/cart"'),
  });
  expect(paragraphs(mail).slice(0, 4)).toEqual([
    'Your payment of €62.90 at Kontor did not go through.',
    'There was not enough money in the account, or the card limit was reached.',
    expect.stringContaining('Your cart and your addresses are unchanged.'),
    'Back to cart: https://kontor.ie/checkout/cart',
  ]);
});

it('says that it is open where the provider may still tell', async () => {
  const mail = await mailAbout(failed({ isOpen: true }));
  expect(mail?.subject).toBe('We are waiting for your payment');
  const [first] = paragraphs(mail);
  expect(first).toContain('€62.90');
  expect(first).toContain('the money goes back to you automatically');
});

it.each([{ isOpen: true }, { error: 'creating-order-failed' }])(
  'says nothing of the cart where it may be another by now (%o)',
  async (more) => {
    const mail = await mailAbout(failed(more));
    expect(mail?.text).not.toContain('unchanged. Nothing was ordered');
    expect(paragraphs(mail).at(-2)).toBe('Back to cart: https://kontor.ie/checkout/cart');
  },
);

it('is not sent to who has ordered that cart another way', async () => {
  const { order } = await placed('de');
  expect(await mailAbout(failed({ cartId: order.cart.id }))).toBeUndefined();
});

it('comes from the room of a shopper who left for the provider and never came back', async () => {
  const { press, cart } = await payer('gb');
  const { attempt_id: id } = await attemptOf(await press('klarna'));
  const room = env.CART.getByName(cart.id);
  // An hour later, for the room.
  await runInDurableObject(room, (_room, { storage }) => {
    storage.sql.exec(
      "UPDATE attempts SET document = json_set(document, '$.expiresAt', ?)",
      new Date(Date.now() - 3_600_000).toISOString(),
    );
  });
  await runDurableObjectAlarm(room);
  await soon(async () => {
    const mail = await sandboxMailById(env, `unconfirmed-${id}`);
    expect(mail?.subject).toBe('We are waiting for your payment');
  });
  // The page that waits says no more than is known.
  const shown = await room.payment(id);
  expect(shown).toMatchObject({ ok: true, data: { kind: 'pending', isOpen: true } });
});
