/** Before a page that protects the account, a customer shows again who it is, and loses nothing by that. */
import { expect, it } from 'vitest';
import { customerOf, forgetAuthentication, password } from '../customers.ts';
import { readPage } from '../html-page.ts';
import { addressIn } from '../shopper.ts';
import { textsOf } from '../texts-of.ts';
import { led, type Visitor } from '../visitor.ts';
import { accountWith, guestOf, logInWith } from './provider-visits.ts';

const page = '/my-account/security?done=ended';
const question = `/my-account/confirm?${new URLSearchParams({ back: page })}`;

/** A customer who gave the password longer ago than the setting allows. */
async function waited(): Promise<Visitor> {
  const { shopper } = await customerOf('ch', '/fr');
  await forgetAuthentication(shopper);
  return shopper;
}

it('is not asked soon after a login, and asked before the page is shown after a while', async () => {
  const { shopper } = await customerOf('de');
  expect((await shopper.get(page)).status).toBe(200);
  const later = await waited();
  expect(await led(later.get(`/fr${page}`))).toBe(`/fr${question}`);
  const asked = await readPage(await later.get(`/fr${question}`));
  expect([asked.status, asked.lang]).toEqual([200, 'fr-CH']);
  const wrong = await readPage(
    await later.post(`/fr${question}`, { stepUpPassword: 'falsch 123' }),
  );
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('href="#stepUpPassword"');
  expect(wrong.html).not.toContain('falsch');
  expect(await led(later.post(`/fr${question}`, { stepUpPassword: password }))).toBe(`/fr${page}`);
  expect((await later.get(`/fr${page}`)).status).toBe(200);
});

it('asks at a form in place and sends what was typed again, but no password', async () => {
  const later = await waited();
  const typed = { currentPassword: 'alt', password: 'neu', note: 'a "note" <b>' };
  const path = '/fr/my-account/security/password';
  const asked = await readPage(await later.post(path, typed));
  expect(asked.status).toBe(403);
  expect(asked.fields).toMatchObject({ note: typed.note, stepUpPassword: '' });
  expect(asked.fields).not.toHaveProperty('currentPassword');
  expect(asked.html).toContain(`action="${path}"`);
  const again = { ...asked.fields, stepUpPassword: password };
  expect((await later.post(path, again)).status).toBe(422);
  expect((await later.get(`/fr${page}`)).status).toBe(200);
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'my-account'])(
  'leads back to no other site: %s',
  async (back) => {
    const later = await waited();
    const way = `/my-account/confirm?${new URLSearchParams({ back })}`;
    expect(await led(later.post(way, { stepUpPassword: password }))).toBe('/my-account');
  },
);

it('is asked of calls too: no way in and no saved address is changed with an old session', async () => {
  const later = await waited();
  const refused = { status: 403, code: 'StepUpNeeded' };
  const key = { provider: 'google', subject: '1' } as const;
  const where = { version: 1, addressId: crypto.randomUUID() };
  expect(await later.call('beginPasskeyRegistration', {})).toMatchObject(refused);
  expect(await later.call('removePasskey', { id: 'x' })).toMatchObject(refused);
  expect(await later.call('disconnectIdentity', key)).toMatchObject(refused);
  expect(await later.call('customerRemoveAddress', where)).toMatchObject(refused);
});

it('cannot be asked of a visitor', async () => {
  const { shopper } = await customerOf('de');
  shopper.cookies.clear();
  expect((await shopper.call('customerConfirmPassword', { password })).code).toBe('NotLoggedIn');
});

it('takes no login at another service, which cannot be asked to be a new one, and says how to get a password', async () => {
  const t = await textsOf('fr-CH');
  const account = await accountWith();
  const shopper = guestOf('ch');
  await logInWith(shopper, account.id, '/fr/login/with/google');
  expect((await shopper.get(`/fr${page}`)).status).toBe(200);
  await forgetAuthentication(shopper);
  const asked = await readPage(await shopper.get(`/fr${question}`));
  expect(asked.fields).not.toHaveProperty('stepUpPassword');
  expect(asked.html).toContain(t('security.noPassword'));
  expect(asked.links).toContain('/fr/password-reset');
  expect(asked.html).not.toContain('/with/');
});

it('is asked before an address of the account is typed; to read the addresses and to order it is not', async () => {
  const later = await waited();
  const path = '/my-account/shipping-details';
  expect((await later.get(`/fr${path}`)).status).toBe(200);
  const way = await led(later.get(`/fr${path}?add`));
  expect(way).toBe(`/fr/my-account/confirm?${new URLSearchParams({ back: `${path}?add` })}`);
  const added = await later.ask('customerAddAddress', { version: 1, address: addressIn('ch') });
  const { version, addresses } = added;
  const other = { version, addressId: addresses[0]?.id ?? '' };
  const refused = { status: 403, code: 'StepUpNeeded' };
  expect(await later.call('customerSetDefaultShippingAddress', other)).toMatchObject(refused);
  expect(await later.call('customerSetDefaultBillingAddress', other)).toMatchObject(refused);
});
