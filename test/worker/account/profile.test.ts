/** The profile of a customer, by its form and by the call updateCustomer; what the checkout takes from it. */
import { describe, expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { pageOf, withGoods } from '../addresses-form.ts';
import {
  customerOf,
  customerRow,
  forgetAuthentication,
  logIn,
  newEmail,
  password,
  registration,
  signUp,
} from '../customers.ts';
import { env } from '../environment.ts';
import { readPage } from '../html-page.ts';
import { formAbout } from '../support/support-forms.ts';
import { led, visitor } from '../visitor.ts';

const { t } = await textsFor('de-DE');
const path = '/my-account/my-profile';
const company = {
  clientType: 'company',
  firstName: 'Eva',
  lastName: 'Brandt',
  companyName: 'Brandt GmbH',
  vatId: '123 456 788',
  dateOfBirth: '1980-02-29',
};

describe('the form of the profile', () => {
  it('stores what is typed, normalised, and the next checkout and question begin with it', async () => {
    const { shopper, email } = await customerOf('de');
    const before = await readPage(await shopper.get(path));
    expect(before.fields).toMatchObject({ firstName: 'Zora', version: '1', vatId: '' });
    const { version = '' } = before.fields;
    expect(await led(shopper.post(path, { ...company, version }))).toBe(`${path}?saved`);
    expect((await readPage(await shopper.get(`${path}?saved`))).html).toContain(t('account.saved'));
    const { customer } = await shopper.ask('getCustomer', {});
    expect(customer).toMatchObject({ ...company, vatId: 'DE123456788', version: 2 });
    const kept = await readPage(await shopper.get(path));
    expect([before, kept].map(({ html }) => html.includes('Brandt GmbH, DE123456788'))).toEqual([
      false,
      true,
    ]);
    expect(kept.links).toContain('/my-account/security');
    await withGoods('de', shopper);
    expect((await pageOf(shopper)).fields).toMatchObject({
      email: email.toLowerCase(),
      clientType: 'company',
      'billing.firstName': 'Eva',
      'billing.company': 'Brandt GmbH',
      // The prefix stands beside the field.
      'billing.vatNumber': '123456788',
    });
    const { controls } = await formAbout(shopper, 'offer-discount');
    expect(controls.get('support.company')?.value).toBe('Brandt GmbH');
    expect(controls.get('support.vatId')?.value).toBe('DE123456788');
  });

  it('left open in a tab, does not change the account of the next customer of the browser', async () => {
    const { shopper } = await customerOf('de');
    const { fields } = await readPage(await shopper.get(path));
    const { email: other } = await customerOf('de');
    await led(shopper.post('/log-out', {}));
    await logIn(shopper, other);
    const typed = { ...company, version: '1', customer: fields.customer ?? '' };
    const refused = await shopper.post(path, typed);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining(t('account.otherCustomer')),
    ]);
    expect(await customerRow(other)).toMatchObject({ version: 1 });
    const { customer = '' } = (await readPage(await shopper.get(path))).fields;
    expect(await led(shopper.post(path, { ...typed, customer }))).toBe(`${path}?saved`);
  });

  it.each([
    '/contact?about=other',
    '/quick-order',
    '/newsletter',
    '/review/write',
    '/review/withdraw',
  ])('like that of %s is refused when another customer has logged in since', async (form) => {
    const { shopper } = await customerOf('de');
    const { customer } = (await readPage(await shopper.get(path))).fields;
    const { shopper: other } = await customerOf('de');
    const refused = await other.post(form, { customer: customer ?? '' });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining(t('account.otherCustomer')),
    ]);
    const shown = await readPage(await shopper.get('/contact?about=other'));
    expect(shown.fields.customer).toBe(customer);
    expect((await readPage(await visitor('de').get('/contact'))).fields.customer).toBe(undefined);
  });

  it('sent again as it is, changes nothing', async () => {
    const { shopper, email } = await customerOf('de');
    const { fields } = await readPage(await shopper.get(path));
    expect(await led(shopper.post(path, { ...fields }))).toBe(`${path}?saved`);
    expect(await customerRow(email)).toMatchObject({ version: 1 });
  });

  it('keeps what was typed when a field is wrong, and when the account has changed meanwhile', async () => {
    const { shopper } = await customerOf('de');
    const wrong = await readPage(
      await shopper.post(path, { ...company, vatId: 'D', version: '1' }),
    );
    expect([wrong.status, wrong.fields.companyName]).toEqual([422, 'Brandt GmbH']);
    expect(wrong.html).toContain('href="#vatId"');
    await shopper.ask('updateCustomer', {
      version: 1,
      actions: [{ action: 'setFirstName', firstName: 'Ines' }],
    });
    const late = await readPage(await shopper.post(path, { ...company, version: '1' }));
    expect([late.status, late.fields.firstName, late.fields.version]).toEqual([409, 'Eva', '2']);
    expect(late.html).toContain(t('account.changed'));
    expect(await led(shopper.post(path, { ...company, version: '2' }))).toBe(`${path}?saved`);
  });
});

it('updateCustomer does all actions or none, and tells the current version', async () => {
  const { shopper } = await customerOf('at');
  const setName = { action: 'setLastName' as const, lastName: 'Huber' };
  const wrong = { action: 'setVatId' as const, vatId: 'A' };
  expect(
    await shopper.call('updateCustomer', { version: 1, actions: [setName, wrong] }),
  ).toMatchObject({ status: 400, code: 'InvalidInput' });
  const { customer } = await shopper.ask('updateCustomer', { version: 1, actions: [setName] });
  expect(customer).toMatchObject({ lastName: 'Huber', version: 2 });
  // Repeated, as after a lost answer.
  expect(await shopper.ask('updateCustomer', { version: 1, actions: [setName] })).toEqual({
    customer,
  });
  const other = { action: 'setLastName' as const, lastName: 'Maier' };
  expect(await shopper.call('updateCustomer', { version: 1, actions: [other] })).toMatchObject({
    status: 409,
    code: 'CustomerChanged',
    currentVersion: 2,
  });
  expect(
    await visitor('at').call('updateCustomer', { version: 1, actions: [other] }),
  ).toMatchObject({ status: 401 });
});

it('updateCustomer asks a new e-mail address with all other actions or not at all, and once', async () => {
  const { shopper, email } = await customerOf('at');
  const ask = { action: 'changeEmail' as const, email: newEmail().toLowerCase() };
  const setName = { action: 'setLastName' as const, lastName: 'Huber' };
  const wrong = { action: 'setVatId' as const, vatId: 'A' };
  const change = (version: number, ...actions: unknown[]) =>
    shopper.call('updateCustomer', { version, actions });
  const asked = async () => {
    const row = env.DB.prepare('SELECT count(*) AS count FROM email_changes WHERE new_email = ?');
    return (await row.bind(ask.email).first<{ count: number }>())?.count;
  };
  const changed = { code: 'CustomerChanged', currentVersion: 1 };
  expect(await change(7, setName, ask)).toMatchObject(changed);
  expect(await change(7, ask)).toMatchObject(changed);
  expect(await change(1, setName, ask, wrong)).toMatchObject({ code: 'InvalidInput' });
  await forgetAuthentication(shopper);
  expect(await change(1, setName, ask)).toMatchObject({ code: 'StepUpNeeded' });
  expect(await asked()).toBe(0);
  expect(await customerRow(email)).toMatchObject({ last_name: 'Nováková', version: 1 });
  await shopper.ask('customerConfirmPassword', { password });
  for (let time = 0; time < 2; time += 1) {
    const { data } = await change(1, setName, ask);
    expect(data?.customer).toMatchObject({ lastName: 'Huber', version: 2 });
  }
  expect(await asked()).toBe(1);
});

it('a company registers with its name and VAT number; a wrong number is named', async () => {
  const email = newEmail();
  const draft = { ...company, vatId: 'SK 2022345677' };
  const wrong = await readPage(
    await visitor('sk').post('/create-account', {
      ...registration(email),
      ...draft,
      vatId: 'S',
    }),
  );
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('href="#vatId"');
  expect(await led(signUp(visitor('sk'), email, '', draft))).toBe('/my-account?confirmed');
  expect(await customerRow(email)).toMatchObject({
    company_name: 'Brandt GmbH',
    vat_id: 'SK2022345677',
  });
});
