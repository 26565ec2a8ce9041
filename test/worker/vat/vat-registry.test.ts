/** From a VAT number in an address to net prices in the background: stored checks, the cart's windows, the order. */
import { env } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import { errorCodeIn } from '#domain/vat/evatr-xml.ts';
import { activeCart } from '../cart-view.ts';
import { deliver } from '../deliver.ts';
import { openWindow } from '../live-window.ts';
import { logged } from '../logged.ts';
import { ordersOf } from '../order-rows.ts';
import { email, orderCall } from '../shopper.ts';
import { checksOf, company, dayMs, newNumber, own, validate, waitForCart } from '../vat-company.ts';
import { visitor } from '../visitor.ts';

it.concurrent('prices become net in the background, and every window receives the change', async () => {
  const number = newNumber();
  const { shopper, cart } = await company('at', number);
  expect(cart.totalPrice.centAmount).toBe(12_000);
  const window = await openWindow(shopper, `/${cart.id}`);
  const net = await waitForCart(cart, 'at', ({ taxRelief }) => taxRelief !== undefined);
  expect(net).toMatchObject({
    version: cart.version + 1,
    vatCheck: { number, result: 'valid' },
    taxRelief: { rule: 'intraCommunity', rate: 0.2 },
    totalPrice: { centAmount: 10_000 },
    lineItems: [{ taxRule: 'intraCommunity', price: { value: { centAmount: 10_000 } } }],
  });
  await vi.waitFor(() => expect(window.heard.at(-1)).toEqual({ event: 'cart-update', data: net }));
});

it('a stored answer makes prices net at once; the trader is checked once afterwards, and never again', async () => {
  const number = newNumber();
  const shopper = visitor('at');
  expect(errorCodeIn(await (await validate(shopper, number)).text())).toBe('200');
  const [plain] = await checksOf(number);
  expect(plain).toMatchObject({ number, asker: own, provider: 'bzst', result: 'valid' });
  expect(plain?.trader).toBeNull();
  const { cart } = await company('at', number);
  expect(cart.totalPrice.centAmount).toBe(10_000);
  const qualified = await vi.waitFor(async () => {
    const checks = await checksOf(number);
    expect(checks).toMatchObject([{ trader: expect.stringMatching(/^Werkstatt GmbH\n/) }]);
    return checks;
  }, 50_000);
  // The results for name, place, postal code and street.
  expect(JSON.parse(String(qualified[0]?.raw))).toMatchObject({
    ergFirmenname: 'A',
    ergOrt: 'A',
    ergPlz: 'A',
    ergStrasse: 'A',
  });
  await company('at', number);
  await deliver({ id: 'vat-0', ...askedFor(cart.id, number) });
  expect(errorCodeIn(await (await validate(shopper, number)).text())).toBe('200');
  expect(await checksOf(number)).toEqual(qualified);
});

it('a registry that cannot answer is called again for an hour; one that refuses the shop is not', async () => {
  const asked = askedFor('none', 'ATU99990304');
  const old = new Date(Date.now() - 3_660_000).toISOString();
  const events = [
    { id: 'vat-3', ...asked },
    { id: 'vat-4', ...asked, at: old },
    { id: 'vat-5', ...askedFor('none', 'ATU99990607') },
  ];
  const { done, again } = await deliver(...events);
  expect({ done, again }).toEqual({ done: ['message-1', 'message-2'], again: ['message-0'] });
});

it.concurrent('a repeated event calls the registry only once', async () => {
  const number = newNumber();
  const { cart } = await company('at', number);
  await waitForCart(cart, 'at', ({ taxRelief }) => taxRelief !== undefined);
  const kept = await checksOf(number);
  const { version } = (await activeCart(cart.id, 'at')) ?? {};
  const event = askedFor(cart.id, number);
  const { done } = await deliver({ id: 'vat-1', ...event }, { id: 'vat-2', ...event });
  expect(done).toHaveLength(2);
  expect(await checksOf(number)).toEqual(kept);
  expect(await activeCart(cart.id, 'at')).toMatchObject({ version });
});

it.concurrent.each([
  ['a number that is not valid', 'at', 'ATU99990108', 'invalid'],
  ['a number at home', 'de', 'DE123456788', 'valid'],
  ['a number of another state at home', 'de', 'ATU12345675', 'valid'],
  ['a British number', 'gb', 'GB123456727', 'valid'],
  ['a Swiss number', 'ch', 'CHE-123.456.788 MWST', 'valid'],
  ['a Norwegian number', 'no', 'NO123456785MVA', 'valid'],
  ['what is no number', 'at', 'U1234567', 'invalid'],
] as const)('%s does not change the VAT', async (_what, country, number, result) => {
  const { cart } = await company(country, number);
  const told = await waitForCart(cart, country, ({ vatCheck }) => vatCheck !== undefined);
  expect(told).toMatchObject({ vatCheck: { result }, totalPrice: cart.totalPrice });
  expect(told).not.toHaveProperty('taxRelief');
});

it.concurrent('a company in Belfast pays without VAT, with the prefix XI of its number', async () => {
  const changes = { postalCode: 'BT1 1AA', city: 'Belfast' };
  const { shopper, cart } = await company('gb', '123456727', 12_000, changes);
  const net = await waitForCart(cart, 'gb', ({ taxRelief }) => taxRelief !== undefined);
  expect(net.vatCheck).toMatchObject({ number: 'XI123456727', result: 'valid' });
  expect(net.totalPrice.centAmount).toBe(10_000);
  const page = await (await shopper.get('/checkout/addresses')).text();
  expect(page).toContain('<span class="field__pre">XI</span>');
});

it('an answer of a busy registry is not stored', async () => {
  const { shopper, cart } = await company('at', 'ATU99990304');
  const code = errorCodeIn(await (await validate(shopper, 'ATU99990304')).text());
  expect(code).toBe('999');
  expect(await checksOf('ATU99990304')).toEqual([]);
  expect((await activeCart(cart.id, 'at'))?.totalPrice).toEqual(cart.totalPrice);
});

it.concurrent('the order is net and contains the proof', async () => {
  const number = newNumber();
  const { shopper, cart } = await company('at', number);
  const net = await waitForCart(cart, 'at', ({ taxRelief }) => taxRelief !== undefined);
  const { order } = await shopper.ask('createOrder', orderCall(net, 'bankTransfer', 10_000));
  const [row] = await ordersOf(cart.id);
  expect(row).toMatchObject({ total_cent_amount: 10_000, tax_cent_amount: 0 });
  const [check] = await checksOf(number);
  const proof = { provider: 'bzst', at: check?.at, status: 'valid', raw: check?.raw, asker: own };
  expect(order).toMatchObject({
    taxRelief: { rule: 'intraCommunity', rate: 0.2 },
    vatProof: { ...proof, number, requestId: check?.request_id },
    billingAddress: { vatNumber: number, vatValidated: true, vatRawResponse: check?.raw },
    taxedPrice: {
      totalNet: { centAmount: 10_000 },
      taxPortions: [{ rate: 0, name: 'reverse charge / intra-Community supply' }],
    },
  });
  expect(check?.raw).toContain('evatr-0000');
  const { orderNumber } = order;
  const page = await (await shopper.post('/order-status', { orderNumber, email })).text();
  expect(page).toMatch(/MwSt\. 0\s% – innergemeinschaftliche Lieferung/);
});

it.concurrent('an answer of yesterday is renewed before the order', async () => {
  const number = newNumber();
  const { shopper, cart } = await company('at', number);
  const net = await waitForCart(cart, 'at', ({ taxRelief }) => taxRelief !== undefined);
  await makeOld(number);
  const { order } = await shopper.ask('createOrder', orderCall(net, 'bankTransfer', 10_000));
  const age = Date.now() - Date.parse(order.vatProof?.at ?? '');
  expect(age).toBeLessThan(dayMs);
});

it('if an old answer cannot be renewed, a net order is refused and the new total is shown first', async () => {
  const number = 'ATU99990509';
  await env.DB.prepare(
    `INSERT INTO vat_checks (number, asker, provider, result, at, raw) VALUES (?, ?, 'bzst', 'valid', ?, '{}')`,
  )
    .bind(number, own, new Date().toISOString())
    .run();
  const { shopper, cart } = await company('at', number);
  expect(cart.totalPrice.centAmount).toBe(10_000);
  await makeOld(number);
  using limits = shortLimits();
  let answer: { code?: string } = {};
  const lines = await logged(async () => {
    answer = await shopper.call('createOrder', orderCall(cart, 'bankTransfer', 10_000));
  });
  expect(answer.code).toBe('TotalChanged');
  expect(lines.join()).not.toContain(number);
  expect(limits).toHaveBeenCalledWith(5_000);
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 12_000));
  expect(order.taxedPrice.totalNet.centAmount).toBe(10_000);
  expect(order).not.toHaveProperty('vatProof');
});

it('if an old answer cannot be renewed, a net payment is refused as well', async () => {
  const number = 'ATU99990607';
  await env.DB.prepare(
    `INSERT INTO vat_checks (number, asker, provider, result, at, raw) VALUES (?, ?, 'bzst', 'valid', ?, '{}')`,
  )
    .bind(number, own, new Date().toISOString())
    .run();
  const { shopper, cart } = await company('at', number);
  expect(cart.totalPrice.centAmount).toBe(10_000);
  await makeOld(number);
  const pay = (total: number) => ({
    ...orderCall(cart, 'bankTransfer', total),
    paymentMethod: 'scheme' as const,
  });
  await logged(async () => {
    expect(await shopper.call('payAndOrder', pay(10_000))).toMatchObject({ code: 'TotalChanged' });
    const { makePaymentResponse } = await shopper.ask('payAndOrder', pay(12_000));
    expect(makePaymentResponse.kind).toBe('redirect');
  });
});

/** This registry is slow (sandbox.ts): the limit of each call is a hundredth of what the shop asks for. */
function shortLimits() {
  const limit = AbortSignal.timeout;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / 100));
}

const askedFor = (cartId: string, number: string) => ({
  at: new Date().toISOString(),
  type: 'vat-check-requested' as const,
  cartId,
  pendingCheck: {
    number: { prefix: 'AT' as const, national: number.slice(2) },
    store: 'at' as const,
  },
});

async function makeOld(number: string): Promise<void> {
  await env.DB.prepare('UPDATE vat_checks SET at = ? WHERE number = ?')
    .bind(new Date(Date.now() - dayMs - 60_000).toISOString(), number)
    .run();
}
