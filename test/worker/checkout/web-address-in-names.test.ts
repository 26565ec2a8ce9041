/** A name with an address of the web is refused by name, wherever it comes from: nothing of it is stored or mailed. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { newEmail, password, registration } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { addressFields, addressIn, cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const evil = 'Ihr Konto ist gesperrt: https://evil.example/login';

it('the addresses step says so at the field and keeps what was typed', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('de');
  await cartWith(shopper, { [sku]: 1 });
  const fields = { ...addressFields('de'), 'billing.firstName': evil };
  const page = await shopper.post('/checkout/addresses', fields);
  const { t } = await textsFor('de-DE');
  expect(page.status).toBe(422);
  const html = await page.text();
  expect(html).toContain(t('field.webAddress'));
  expect(html).toContain(`value="${evil}"`);
});

it('a call names the field; a company called like its domain passes', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const change = (changes: object) => ({
    id,
    version,
    versionFallback: true,
    actions: [
      { action: 'setBillingAddress' as const, address: { ...addressIn('de'), ...changes } },
    ],
  });
  for (const [field, text] of [
    ['firstName', evil],
    ['lastName', 'evil.com'],
    ['company', 'https://booking.com'],
    ['city', 'www.evil.example'],
  ] as const) {
    expect(await shopper.call('updateCart', change({ [field]: text }))).toMatchObject({
      status: 422,
      code: 'BillingAddressIncorrect',
      message: `Billing Address Error: ${field} webAddress`,
    });
  }
  const { cart } = await shopper.ask('updateCart', change({ company: 'booking.com' }));
  expect(cart.billingAddress?.company).toBe('booking.com');
});

it('an account is not opened for it, by the form or by the call', async () => {
  const shopper = visitor('de');
  const form = await shopper.post('/create-account', {
    ...registration(newEmail()),
    lastName: evil,
  });
  const { t } = await textsFor('de-DE');
  expect(form.status).toBe(422);
  expect(await form.text()).toContain(t('field.webAddress'));
  const call = await shopper.call('signUp', {
    email: newEmail(),
    firstName: 'Win money at http://evil.example now',
    lastName: 'Nováková',
    clientType: 'private',
    password,
  });
  expect(call).toMatchObject({ status: 400, code: 'InvalidInput' });
  expect(call.message).toContain('firstName: a name without a web address');
});

it('the contact form refuses it as a name, not in the message', async () => {
  const message = {
    key: crypto.randomUUID(),
    reason: 'other',
    subreason: 'other',
    name: evil,
    email: newEmail(),
    subject: 'Frage',
    description: 'Siehe https://kontor.example/regal',
  };
  const answer = await visitor('de').call('requestContact', message);
  expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('name: ') });
  const sent = await visitor('de').call('requestContact', { ...message, name: 'Zora' });
  expect(sent.status).toBe(200);
});
