/** Drafts with the store's key, the password call without a password, the store's fields, and the parameter `origin`. */
import { env } from 'cloudflare:test';
import { expect, it, onTestFinished } from 'vitest';
import { storeOf } from '../../domain/shop.ts';
import { customerOf, newEmail, password } from '../customers.ts';
import { eventsAbout } from '../order-rows.ts';
import { visitor } from '../visitor.ts';

const { storeId } = storeOf('de');

it('signIn and signUp take a draft with the store’s key, and refuse another store', async () => {
  const { email } = await customerOf('de');
  const draft = { email, password };
  const arrived = await visitor('de').ask('signIn', { draft, storeKey: storeId });
  expect(arrived.customer.email).toBe(email.toLowerCase());
  const registered = { ...draft, email: newEmail(), firstName: 'Zora', lastName: 'Nová' };
  const asked = { draft: { ...registered, clientType: 'private' }, storeKey: 'de' };
  const answer = await visitor('de').ask('signUp', asked);
  expect(answer).toEqual({
    customer: expect.objectContaining({ email: registered.email.toLowerCase() }),
    cart: null,
  });
  expect(JSON.stringify(answer)).not.toContain(password);
  for (const name of ['signIn', 'signUp'] as const) {
    const main = { ...(name === 'signIn' ? { draft } : asked), storeKey: 'kontor-fr' };
    expect(await visitor('de').call(name, main)).toMatchObject({
      status: 400,
      message: expect.stringContaining(`storeKey: this host is ${storeId}`),
    });
    const wrong = await visitor('de').call(name, { draft: { email } });
    expect(wrong).toMatchObject({ status: 400, message: expect.stringContaining('draft.') });
  }
});

it('customerResetPassword with only a language asks nothing and changes nothing', async () => {
  const shopper = visitor('de');
  for (const main of [{ language: 'de' }, {}]) {
    expect(await shopper.ask('customerResetPassword', main)).toEqual({ customer: null });
  }
  expect(await shopper.call('customerResetPassword', { newPassword: password })).toMatchObject({
    status: 400,
    message: expect.stringContaining('belong together'),
  });
  const empty = { tokenValue: '', newPassword: password };
  expect(await shopper.call('customerResetPassword', empty)).toMatchObject({ status: 410 });
  const reset = { tokenValue: 'nobody', newPassword: password, storeKey: storeId };
  expect(await shopper.call('customerResetPassword', reset)).toMatchObject({ status: 410 });
});

it('updateCustomer has the actions of the specification', async () => {
  const { shopper } = await customerOf('de');
  const { customer } = await shopper.ask('updateCustomer', {
    version: 1,
    actions: [
      { action: 'setFirstName', firstName: 'Vera' },
      { action: 'setLastName', lastName: 'Krátka' },
      { action: 'setVatId', vatId: '' },
      { action: 'changeEmail', email: newEmail() },
    ],
  });
  expect(customer).toMatchObject({ version: 2, firstName: 'Vera', lastName: 'Krátka' });
});

/** Of the Slovak store, which has none. */
async function setTitle(json: string): Promise<void> {
  const change =
    json === 'null'
      ? "json_remove(document, '$.codFeeTitle')"
      : "json_set(document, '$.codFeeTitle', json(?))";
  const statement = env.DB.prepare(`UPDATE stores SET document = ${change} WHERE key = 'sk'`);
  await (json === 'null' ? statement : statement.bind(json)).run();
}

it('getStores has every field of a store, with the title of the fee for cash', async () => {
  const titled = { sk: 'Doplatok za dobierku' };
  await setTitle(JSON.stringify(titled));
  onTestFinished(() => setTitle('null'));
  const { stores } = await visitor('sk').ask('getStores', { key: storeOf('sk').storeId });
  const [store] = stores.results;
  const fields = Object.fromEntries(
    (store?.custom.customFieldsRaw ?? []).map(({ name, value }) => [name, value]),
  );
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining([
      'codFeeTitle',
      'bankAccountOwner',
      'bankInstitute',
      'bankBic',
      'bankIban',
      'ex_store_campaigns',
      'google_reviews_enabled',
      'sale_of_additional_guarantee_enabled',
      'complementary_products_enabled',
      'google_autocomplete_enabled',
      'trustpilot_in_header_enabled',
      'vat_validation_enabled',
      'change_tax_rate_enabled',
    ]),
  );
  expect(fields.codFeeTitle).toEqual(titled);
});

/** The event of a reset mail that was asked for with this `origin`. */
async function resetPage(origin: string, email: string): Promise<string[]> {
  const shopper = visitor('ch');
  const path = `customerCreatePasswordResetToken?${new URLSearchParams({ origin })}`;
  const answer = await shopper.raw(path, JSON.stringify([{ email }]));
  if (answer.status !== 200) return [`${answer.status} ${answer.code}`];
  const row = await env.DB.prepare('SELECT id FROM customers WHERE email = ?')
    .bind(email.toLowerCase())
    .first<{ id: string }>();
  const events = await eventsAbout(row?.id ?? 'nobody');
  return events.flatMap((event) => (event.type === 'password-reset-requested' ? [event.page] : []));
}

it.each([
  ['http://ch.localhost', 'http://ch.localhost/'],
  ['fr.localhost', 'http://fr.localhost/'],
  ['http://at.localhost', 'http://at.localhost/'],
])('the origin %s leads the links of a mail to %s', async (origin, site) => {
  const { email } = await customerOf('ch');
  const pages = await resetPage(origin, email);
  expect(pages).toEqual([`${site}password-reset/change-password`]);
});

it.each([
  'https://evil.example',
  'https://fr.localhost',
  'http://fr.localhost:81',
  'http://fr.localhost.evil.example',
  'http://fr.localhost@evil.example',
  'http://localhost',
  'null',
  '',
])('the origin %j is refused by name', async (origin) => {
  const { email } = await customerOf('ch');
  expect(await resetPage(origin, email)).toEqual(['400 OriginUnknown']);
});
