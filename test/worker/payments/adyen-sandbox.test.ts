/** The Adyen sandbox as a shopper sees it: its pages, its test cards, and what the shop knows afterwards. */
import { describe, expect, it } from 'vitest';
import { paymentRequest } from '../../contracts/payment-request.ts';
import { card, provider } from '../adyen-sandbox.ts';

const byCard = () => paymentRequest('de', 'scheme');
const byIdeal = () => paymentRequest('nl', 'ideal');
const named = (name: string) => ({ ...card, name });

describe('a card on the page of the provider', () => {
  it('is entered in plain HTML, under the content security policy of every page', async () => {
    const { adyen, send } = provider();
    const begun = await adyen.begin(byCard());
    expect(begun).toMatchObject({
      url: expect.stringContaining('//de.localhost/__sandbox/adyen/pay/CS'),
    });
    const response = await send('url' in begun ? begun.url : '');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(html).toContain('€356.95');
    expect(html).toMatch(/<label for="number">Card number<\/label>/);
    expect(html).not.toMatch(/<script|<style|style="/);
  });

  it('pays, and cannot be entered a second time', async () => {
    const { adyen, pay, press, send, told } = provider();
    const request = byCard();
    const answer = await pay(request, card);
    expect(answer).toMatchObject({ kind: 'money', state: 'authorised' });
    const begun = await adyen.begin(request);
    const url = 'url' in begun ? begun.url : '';
    expect((await send(url)).status).toBe(303);
    expect(await press(url, card)).toContain('sessionResult=');
    expect(await told()).toEqual(['authorised']);
  });

  it.each([
    ['confirmed', 'pay', { kind: 'money', state: 'authorised' }],
    ['left', 'cancel', { kind: 'cancelled' }],
  ])('whose challenge is %s', async (_how, intent, expected) => {
    const challenged = { ...card, number: '4212 3456 7891 0006' };
    expect(await provider().pay(byCard(), challenged, { intent })).toMatchObject(expected);
  });

  it('that is refused may be followed by another, which pays', async () => {
    const { pay, told } = provider();
    const answer = await pay(byCard(), named('NOT_ENOUGH_BALANCE'), card);
    expect(answer).toMatchObject({ kind: 'money' });
    expect(await told()).toEqual(['refused', 'authorised']);
  });

  it.each([
    ['Expired Card', { expiry: '03/20' }],
    ['CVC Declined', { code: '000' }],
    ['Invalid Card Number', { number: '4111 1111 1111 1112' }],
    ['FRAUD', { name: 'FRAUD' }],
  ])('refused for %s is shown the reason', async (reason, wrong) => {
    const { adyen, press, send } = provider();
    const begun = await adyen.begin(byCard());
    const again = await press('url' in begun ? begun.url : '', { ...card, ...wrong });
    expect(await (await send(again)).text()).toContain(`Refused: ${reason}.`);
  });

  it('refused three times ends the session', async () => {
    const refused = named('DECLINED');
    const answer = await provider().pay(byCard(), refused, refused, refused);
    expect(answer).toEqual({ kind: 'refused', refusal: 'declined' });
  });

  it('that is not entered in time is refused as expired', async () => {
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    const answer = await provider().pay({ ...byCard(), expiresAt }, card);
    expect(answer).toEqual({ kind: 'refused', refusal: 'expired' });
  });

  it('sent twice at once pays once', async () => {
    const { adyen, press, told } = provider();
    const begun = await adyen.begin(byCard());
    const url = 'url' in begun ? begun.url : '';
    await Promise.all([press(url, card), press(url, card)]);
    expect(await told()).toEqual(['authorised']);
  });
});

describe('a bank or wallet', () => {
  it.each([
    ['agrees', { intent: 'pay' }, { kind: 'money', state: 'captured' }, ['authorised']],
    ['refuses', { intent: 'refuse' }, { kind: 'refused', refusal: 'declined' }, ['refused']],
    ['is left', { intent: 'cancel' }, { kind: 'cancelled' }, []],
    ['takes its time', { intent: 'pending' }, { kind: 'pending' }, ['authorised']],
    ['refuses late', { intent: 'pay', name: 'PENDING_REFUSED' }, { kind: 'pending' }, ['refused']],
    [
      'is short',
      { intent: 'pay', name: 'NOT_ENOUGH_BALANCE' },
      { refusal: 'insufficientFunds' },
      ['refused'],
    ],
  ])('that %s', async (_what, form, expected, events) => {
    const { pay, told } = provider();
    expect(await pay(byIdeal(), form)).toMatchObject(expected);
    expect(await told()).toEqual(events);
  });

  it('pays nothing for another attempt', async () => {
    const { adyen, press } = provider();
    const [cheap, dear] = [byIdeal(), byIdeal()];
    const begun = await adyen.begin(cheap);
    const back = await press('url' in begun ? begun.url : '', { intent: 'pay' });
    const parameters = Object.fromEntries(new URL(back).searchParams);
    expect(await adyen.resume(dear, parameters)).toEqual({ kind: 'unknown' });
  });
});

describe('a voucher', () => {
  const place = 'http://pt.localhost/__sandbox/adyen/vouchers';

  it.each([
    ['is paid at a machine', 'pay', ['authorised']],
    ['runs out', 'expire', ['expired']],
  ])('waits on a page until it %s', async (_how, intent, events) => {
    const { adyen, press, send, told } = provider();
    const begun = await adyen.begin(paymentRequest('pt', 'multibanco'));
    if (begun.kind !== 'voucher') throw new Error(begun.kind);
    expect(await (await send(place)).text()).toContain(begun.voucher.reference);
    await press(`${place}/${begun.providerReference}`, { intent });
    await press(`${place}/${begun.providerReference}`, { intent });
    expect(await told()).toEqual(events);
    expect(await (await send(place)).text()).not.toContain(begun.voucher.reference);
  });
});
