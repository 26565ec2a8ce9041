/** The mail about a failed payment, in the language of the shopper, with a link back. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import { findMail } from '#worker/data/mails/mails.ts';
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

it('the mail gives the reason, says that the cart is unchanged, and links to it', async () => {
  const mail = await mailAbout(failed({ refusal: 'insufficientFunds' }));
  expect(mail).toMatchObject({
    recipient: 'zora@example.com',
    subject: 'The payment did not go through',
    html: expect.stringContaining('href="https://kontor.ie/checkout/cart"'),
  });
  expect(paragraphs(mail).slice(0, 5)).toEqual([
    'Hello,',
    'Your payment of €62.90 to Kontor did not go through.',
    'There was not enough money in the account, or the card limit was reached.',
    expect.stringContaining('Your basket and your addresses are unchanged.'),
    'Back to basket: https://kontor.ie/checkout/cart',
  ]);
});

it('the mail says that the payment is open if the provider may still report it', async () => {
  const mail = await mailAbout(failed({ isOpen: true }));
  expect(mail?.subject).toBe('We are waiting for your payment');
  const [, said] = paragraphs(mail);
  expect(said).toContain('€62.90');
  expect(said).toContain('you will be refunded automatically');
});

it.each([{ isOpen: true }, { error: 'creating-order-failed' }])(
  'the mail says nothing of the cart if it may have changed since (%o)',
  async (more) => {
    const mail = await mailAbout(failed(more));
    expect(mail?.text).not.toContain('unchanged. Nothing was ordered');
    expect(paragraphs(mail).at(-3)).toBe('Back to basket: https://kontor.ie/checkout/cart');
  },
);

it('no mail is sent if the cart has been ordered another way', async () => {
  const { order } = await placed('de');
  expect(await mailAbout(failed({ cartId: order.cart.id }))).toBeUndefined();
});

it('the room sends the mail if the shopper never came back from the provider', async () => {
  const { press, cart } = await payer('gb');
  const { attempt_id: id } = await attemptOf(await press('klarna'));
  const room = env.CART.getByName(cart.id);
  // The attempt expired an hour ago.
  await runInDurableObject(room, (_room, { storage }) => {
    storage.sql.exec(
      "UPDATE attempts SET document = json_set(document, '$.expiresAt', ?)",
      new Date(Date.now() - 3_600_000).toISOString(),
    );
  });
  await runDurableObjectAlarm(room);
  await soon(async () => {
    const mail = await findMail(env.DB, `unconfirmed-${id}`);
    expect(mail?.subject).toBe('We are waiting for your payment');
  });
  // The pending page says no more than is known.
  const shown = await room.payment(id);
  expect(shown).toMatchObject({ ok: true, data: { kind: 'pending', isOpen: true } });
});
