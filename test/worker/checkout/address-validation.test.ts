/** Addresses that the maps service doubts: the form asks or refuses; if the service fails, ordering still works. */
import { env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#domain/checkout/address.ts';
import { inputsOf, saved, send, shippingFields, withGoods } from '../addresses-form.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { shopWith } from '../other-store.ts';
import { addressFields, addressIn, cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const unknown = 'Our map service cannot find this address.';
const different = 'Our map service writes this address differently.';

const fieldsWith = (changes: Record<string, string>) => ({ ...addressFields('ie'), ...changes });
const addressWith = (changes: Partial<Address>): Address => ({ ...addressIn('ie'), ...changes });

let end: () => Promise<unknown>;
let soft: Parameters<typeof visitor>[1];
let strict: Parameters<typeof visitor>[1];
beforeAll(async () => {
  const asking = await shopWith('ie', { addressValidationEnabled: true });
  const refusing = await shopWith(
    'ie',
    { addressValidationEnabled: true },
    { ADDRESS_VALIDATION: 'strict' },
  );
  [soft, strict] = [asking.reach, refusing.reach];
  end = async () => {
    await refusing.end();
    await asking.end();
  };
});
afterAll(() => end());

it('no store validates addresses by default', async () => {
  const { results } = await env.DB.prepare(
    "SELECT key FROM stores WHERE document ->> 'addressValidationEnabled' AND key <> 'ie'",
  ).all();
  expect(results).toEqual([]);
  const fields = { ...addressFields('gb'), 'billing.streetName': 'Nowhere Road' };
  await saved(await withGoods('gb'), fields);
  const address = { ...addressIn('gb'), streetName: 'Nowhere Road' };
  expect(await visitor('gb').ask('validateAddress', { address })).toEqual({});
});

describe('the form', () => {
  const shopperIn = (reach = soft) => withGoods('ie', visitor('ie', reach));

  it('accepts an address that is on the map', async () => {
    const { billingAddress } = await saved(await shopperIn(), addressFields('ie'));
    expect(billingAddress?.streetName).toBe('Dlhá ulica');
  });

  it('asks once about an unknown address, keeps what was typed, and accepts it once confirmed', async () => {
    const shopper = await shopperIn();
    const typed = fieldsWith({ 'billing.streetName': 'Nowhere Road' });
    const page = await readPage(await send(shopper, typed));
    expect(page.status).toBe(422);
    expect(page.html).toContain(unknown);
    expect(page.fields).toMatchObject(inputsOf(typed));
    expect(page.html).not.toContain('Use this address');
    const [key = ''] = /<button[^>]*name="kept\.billing"[^>]*>/.exec(page.html) ?? [];
    const [, kept = ''] = /value="([^"]*)"/.exec(key) ?? [];
    expect(kept).toContain('Nowhere Road 12a');
    expect(key).toMatch(/autofocus/i);
    const { billingAddress } = await saved(shopper, { ...typed, 'kept.billing': kept });
    expect(billingAddress?.streetName).toBe('Nowhere Road');
    await saved(shopper, typed);
  });

  it('asks again if another address was confirmed', async () => {
    const shopper = await shopperIn();
    const typed = fieldsWith({ 'billing.streetName': 'Nowhere Lane', 'kept.billing': 'x' });
    expect((await send(shopper, typed)).status).toBe(422);
  });

  it('shows the spelling of the map, and can take it over', async () => {
    const shopper = await shopperIn();
    const typed = fieldsWith({ 'billing.streetName': 'Mispelt Road' });
    const page = await readPage(await send(shopper, typed));
    expect(page.html).toContain(different);
    expect(page.html).toContain('<b>12a Misspelt Road');
    expect(page.html).toMatch(/<button(?=[^>]*autofocus)[^>]* name="use"/i);
    const { billingAddress } = await saved(shopper, { ...page.fields, use: 'billing' });
    expect(billingAddress).toEqual(addressWith({ streetName: 'Misspelt Road' }));
  });

  it('asks about each of the two addresses separately', async () => {
    const shopper = await shopperIn();
    const typed = fieldsWith({
      'billing.streetName': 'Mispelt Street',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      ...shippingFields('ie'),
      'shipping.streetName': 'Elsewhere Street',
      'shipping.clientType': 'private',
    });
    const both = await readPage(await send(shopper, typed));
    expect(both.html).toContain(different);
    expect(both.html).toContain(unknown);
    const one = await readPage(await send(shopper, { ...both.fields, use: 'billing' }));
    expect(one.fields).toMatchObject({ 'billing.streetName': 'Misspelt Street' });
    expect(one.html).not.toContain(different);
    expect(one.html).toContain(unknown);
    const { billingAddress, shippingAddress } = await saved(shopper, {
      ...one.fields,
      use: 'shipping',
    });
    expect(billingAddress?.streetName).toBe('Misspelt Street');
    expect(shippingAddress?.streetName).toBe('Elsewhere Street');
    expect(shippingAddress?.postalCode).not.toBe(addressIn('ie').postalCode);
  });

  it('does not ask about an invoice address abroad', async () => {
    const abroad = { ...addressFields('de'), 'billing.streetName': 'Nowhere Weg' };
    const shipping = { ...shippingFields('ie'), 'shipping.clientType': 'private' };
    const typed = { ...abroad, shippingAddressType: 'DIFFERENT_FROM_BILLING', ...shipping };
    expect((await saved(await shopperIn(), typed)).billingAddress?.country).toBe('de');
  });

  it('refuses a doubtful address in strict mode, and has no button to keep it', async () => {
    const shopper = await shopperIn(strict);
    const typed = fieldsWith({ 'billing.streetName': 'Mispelt Grove' });
    const page = await readPage(await send(shopper, typed));
    expect(page.status).toBe(422);
    expect(page.html).not.toContain('Keep mine');
    const kept = { ...typed, 'kept.billing': 'Mispelt Grove 12a, D02 X285 Mesto, IE' };
    expect((await send(shopper, kept)).status).toBe(422);
    await saved(shopper, { ...page.fields, use: 'billing' });
  });

  it('accepts any address after too many checks', async () => {
    const shopper = await shopperIn();
    const statuses: number[] = [];
    for (const at of Array.from({ length: 22 }, (_, index) => index)) {
      const typed = fieldsWith({ 'billing.streetName': 'Nowhere Row', 'billing.city': `T${at}` });
      statuses.push((await send(shopper, typed)).status);
    }
    expect(statuses[0]).toBe(422);
    // How many come before depends on when the minute begins.
    expect(statuses).toContain(303);
    const neighbour = fieldsWith({ 'billing.streetName': 'Nowhere Row' });
    expect((await send(await shopperIn(), neighbour)).status).toBe(422);
  });
});

describe('calls', () => {
  it.each([
    ['Nowhere Close', 'ErrorOnVerdict', 'Error on verdict'],
    ['Elsewhere Close', 'ErrorOnVerdict', 'Error on verdict'],
    ['Mispelt Close', 'ErrorOnAddress', 'Error on address'],
  ])('return for %s the code %s', async (streetName, code, message) => {
    const address = addressWith({ streetName });
    const answer = await visitor('ie', soft).call('validateAddress', { address });
    expect(answer).toMatchObject({ status: 422, code, message });
    if (streetName !== 'Nowhere Close') expect(answer).toHaveProperty('suggested');
  });

  it('accept a doubtful address, but refuse it in strict mode', async () => {
    const [sku] = await putOnSale({});
    const actions = ['setBillingAddress', 'setShippingAddress'].map((action) => ({
      action: action as 'setBillingAddress',
      address: addressWith({ streetName: 'Nowhere Mews' }),
    }));
    const easy = visitor('ie', soft);
    const { id, version } = await cartWith(easy, { [sku]: 1 });
    const { cart } = await easy.ask('updateCart', { id, version, actions });
    expect(cart.shippingAddress?.streetName).toBe('Nowhere Mews');
    const hard = visitor('ie', strict);
    const refused = await hard.call('updateCart', { id, version: cart.version, actions });
    expect(refused).toMatchObject({ status: 422, message: 'Error on verdict' });
    const known = [{ ...actions[0], address: addressIn('ie') }] as typeof actions;
    await hard.ask('updateCart', { id, version: cart.version, actions: known });
  });
});

it.each([
  ['soft', 'Nowhere Hill', 200],
  ['strict', 'Nowhere Hill', 422],
  ['strict', 'Main Street', 200],
] as const)('in %s mode, a wallet address in %s answers %i', async (mode, street, status) => {
  const [sku] = await putOnSale({});
  const shopper = visitor('ie', mode === 'soft' ? soft : strict);
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const address = {
    name: 'Aoife Ryan',
    address1: `${street} 12`,
    locality: 'Dublin',
    countryCode: 'IE',
    postalCode: 'D02 AF30',
    phoneNumber: '+353 1 555 0100',
  };
  const walletPayload = {
    email: 'aoife@mail.example',
    shippingAddress: address,
    paymentMethodData: { info: { billingAddress: address } },
  };
  const call = { id, version, wallet: 'googlepay' as const, walletPayload };
  const answer = await shopper.call('applyWalletAddresses', call);
  expect(answer.status).toBe(status);
  if (status === 200) return;
  expect(answer.message).toBe('Error on verdict');
  const page = await readPage(
    await shopper.post('/checkout/express', {
      wallet: 'googlepay',
      walletPayload: JSON.stringify(walletPayload),
      total: '2000',
      operation: crypto.randomUUID(),
    }),
  );
  expect(page.status).toBe(409);
  expect(page.html).toContain('Our map service cannot find this address.');
  expect(page.fields).toMatchObject({
    email: 'aoife@mail.example',
    'billing.streetName': street,
    'billing.streetNumber': '12',
    'billing.city': 'Dublin',
  });
});

it('an unknown mode fails the request with an error that names the setting', async () => {
  const { reach, end: giveBack } = await shopWith(
    'ie',
    { addressValidationEnabled: true },
    { ADDRESS_VALIDATION: 'sotf' },
  );
  const lines = await logged(async () => {
    const shopper = await withGoods('ie', visitor('ie', soft));
    const other = visitor('ie', reach);
    for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
    expect((await send(other, addressFields('ie'))).status).toBe(500);
  });
  await giveBack();
  expect(lines.join()).toContain('ADDRESS_VALIDATION');
});
