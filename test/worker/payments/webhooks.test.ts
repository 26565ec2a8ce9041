/** Requests to a provider's webhook: only a message that the provider signed has an effect, and only once. */
import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';
import { ordersOf } from '../order-rows.ts';
import { payer } from '../paying.ts';
import { type Message, messages } from './webhook-messages.ts';

describe.each([
  ['adyen', 'scheme', ['6000', '1']],
  ['paypal', 'paypal', ['60.00', '0.01']],
] as const)('%s', (provider, method, [amount, less]) => {
  async function posted({ body, headers }: Message): Promise<string> {
    const url = `http://de.localhost/api/webhooks/${provider}`;
    const response = await SELF.fetch(url, { method: 'POST', body, headers });
    return `${response.status} ${await response.text()}`;
  }
  const attemptsOf = async (cartId: string) => {
    const rows = env.DB.prepare('SELECT * FROM payment_attempts WHERE cart_id = ?').bind(cartId);
    return (await rows.all<{ id: string }>()).results;
  };

  it('accepts a message only by its signature, and makes one order however often it comes', async () => {
    const { press, cart } = await payer('de');
    await press(method);
    const before = await attemptsOf(cart.id);
    expect(before).toHaveLength(1);
    const attempt = before[0]?.id ?? '';
    const genuine = await messages[provider](attempt);
    const forgeries: [Message, string][] = [
      [await messages[provider](attempt, 'AB'.repeat(32)), '401 forged'],
      [{ ...genuine, body: genuine.body.replace(amount, less) }, '401 forged'],
      [{ ...genuine, body: '{' }, '400 unreadable'],
    ];
    for (const [forgery, answer] of forgeries) {
      await logged(async () => expect(await posted(forgery)).toBe(answer));
      expect(await ordersOf(cart.id)).toEqual([]);
      expect(await attemptsOf(cart.id)).toEqual(before);
    }
    for (const _twice of [1, 2]) {
      // The sandbox does not know this payment, so the shop logs an error when it captures.
      await logged(async () => expect(await posted(genuine)).toBe('200 [accepted]'));
      expect(await ordersOf(cart.id)).toHaveLength(1);
    }
  });
});
