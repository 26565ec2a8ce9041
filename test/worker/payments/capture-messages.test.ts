/** The messages of the providers about captures, in their own shapes: repeated, late and in any order. Source: decision 64. */
import { SELF } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { payer, soon } from '../paying.ts';
import { kindsOf, stored } from './order-changes.ts';
import { adyenMessage, type Message, paypalMessage } from './webhook-messages.ts';

async function posted(provider: 'adyen' | 'paypal', { body, headers }: Message): Promise<void> {
  const url = `http://de.localhost/api/webhooks/${provider}`;
  const response = await SELF.fetch(url, { method: 'POST', body, headers });
  if (!response.ok) throw new Error(`${provider} was answered ${response.status}`);
}

const chargeOf = ({ paymentInfo }: Order) => {
  const [payment] = paymentInfo.payments;
  const charge = payment?.transactions?.find(({ type }) => type === 'Charge');
  const held = payment?.transactions?.find(({ type }) => type === 'Authorization');
  return {
    attempt: payment?.id ?? '',
    charge: charge?.interactionId ?? '',
    held: held?.interactionId,
  };
};

it('Adyen: CAPTURE_FAILED, twice and before a late CAPTURE, is one failure and one mail', async () => {
  const at = await payer('de');
  await at.payByCard();
  await soon(async () => expect(await at.order()).toMatchObject({ paymentState: 'Paid' }));
  const placed = await at.order();
  if (!placed) throw new Error('no order');
  const { attempt, charge, held } = chargeOf(placed);
  const item = {
    merchantReference: attempt,
    pspReference: charge,
    ...(held && { originalReference: held }),
    success: 'true',
  };
  for (const eventCode of ['CAPTURE_FAILED', 'CAPTURE_FAILED', 'CAPTURE']) {
    await posted('adyen', await adyenMessage({ ...item, eventCode }));
  }
  expect(await stored(placed)).toMatchObject({ orderState: 'Open', paymentState: 'Failed' });
  expect(await kindsOf(placed)).toEqual(['failed']);
  // The operator captures it at Adyen after all: money of another capture.
  const again = { ...item, eventCode: 'CAPTURE', pspReference: 'CAPTUREATDESK001' };
  await posted('adyen', await adyenMessage(again));
  expect(await stored(placed)).toMatchObject({ paymentState: 'Paid' });
  expect(await kindsOf(placed)).toEqual(['failed', 'paid']);
});

it.each(['DENIED', 'DECLINED'])('PayPal: PAYMENT.CAPTURE.%s of a paid order', async (type) => {
  const at = await payer('de');
  const url = await at.press('paypal');
  const token = new URL(url).searchParams.get('token') ?? '';
  await at.back(await at.at(url, { token, buyer: 'pays' }));
  const placed = await at.order();
  if (!placed) throw new Error('no order');
  expect(placed.paymentState).toBe('Paid');
  const { attempt, charge } = chargeOf(placed);
  const [orderId = '', id = ''] = charge.split('/');
  for (const [event_type, name] of [
    [`PAYMENT.CAPTURE.${type}`, 'WH-1'],
    [`PAYMENT.CAPTURE.${type}`, 'WH-1'],
    ['PAYMENT.CAPTURE.COMPLETED', 'WH-2'],
  ] as const) {
    await posted('paypal', await paypalMessage({ id: name, event_type }, { id, attempt, orderId }));
  }
  expect(await stored(placed)).toMatchObject({ orderState: 'Open', paymentState: 'Failed' });
  expect(await kindsOf(placed)).toEqual(['failed']);
});
