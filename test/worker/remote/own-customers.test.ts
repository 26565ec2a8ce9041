/** Customers whom the shop had before it got a remote backend, and accounts there that name their addresses. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#worker/data/customers/password-hash.ts';
import { customerValues, insertCustomer, password } from '../../test-customer.ts';
import { logIn, newEmail } from '../customers.ts';
import { addressIn } from '../shopper.ts';
import { led, type Visitor } from '../visitor.ts';
import { sellEverywhere } from './every-backend.ts';
import { commercetoolsShopper, middlewareShopper } from './front-shop.ts';
import { tokenMailedTo } from './mailed-token.ts';
import { peerFault } from './peer.ts';
import type { RemoteBindings } from './remote-bindings.ts';
import { emptyTwinLog, twinFault, twinLog, twinRead, twinRecord } from './twin.ts';

beforeAll(sellEverywhere);

const { MIDDLEWARE_DB, COMMERCETOOLS_DB } = env as typeof env & RemoteBindings;
const fresh = 'Ein neues Passwort 7';
const strangersPassword = 'Etwas anderes 99';
const named = { firstName: 'Zora', lastName: 'Nováková' };

/** The shop's own database, and an account at the remote with another password whose address nobody has verified. */
const strangers: [
  name: string,
  shopperOf: (market: string) => Visitor,
  shopDb: D1Database,
  stranger: (email: string) => Promise<unknown>,
  loseChange: () => unknown,
][] = [
  [
    'middleware',
    middlewareShopper,
    MIDDLEWARE_DB,
    async (email) => {
      await addCustomer(env.DB, email);
      await env.DB.prepare(
        'UPDATE customers SET email_verified_at = NULL, password_hash = ? WHERE email = ?',
      )
        .bind(await hashPassword(strangersPassword), email)
        .run();
    },
    () => peerFault({ kind: 'lost', document: 'customerChangePassword' }),
  ],
  [
    'commercetools',
    commercetoolsShopper,
    COMMERCETOOLS_DB,
    (email) =>
      twinRecord('customers', { email, password: strangersPassword, ...named, addresses: [] }),
    () => twinFault({ kind: 'lost', document: 'ChangePassword' }),
  ],
];

const addCustomer = (db: D1Database, email: string) =>
  db
    .prepare(insertCustomer)
    .bind(...customerValues({ email, ...named }, 'de'))
    .run();

const linkedTo = (db: D1Database, email: string) =>
  db
    .prepare(
      `SELECT remote_id AS id FROM remote_customers
        JOIN customers ON customers.id = customer_id WHERE email = ?`,
    )
    .bind(email)
    .first<{ id: string }>();

const verifiedAt = (db: D1Database, email: string) =>
  db
    .prepare('SELECT email_verified_at AS at FROM customers WHERE email = ?')
    .bind(email)
    .first<string | null>('at');

/** Chooses a new password by the link in the last mail to this address. */
async function reset(shopper: Visitor, db: D1Database, email: string): Promise<void> {
  await shopper.post('/password-reset', { email });
  const token = await tokenMailedTo(db, email);
  const chosen = shopper.post('/password-reset/change-password', { token, password: fresh });
  expect(await led(chosen)).toBe('/login?done=password');
}

describe.each(strangers)('an address in a shop with %s', (name, shopperOf, db, stranger, lose) => {
  const isListed = name === 'commercetools';
  const address = () => newEmail().toLowerCase();

  it('of a customer from before logs in with the password of the shop', async () => {
    const email = address();
    await addCustomer(db, email);
    expect((await logIn(shopperOf('de'), email, 'another Passw0rd')).status).not.toBe(303);
    expect(await linkedTo(db, email)).toBeNull();
    const shopper = shopperOf('de');
    expect((await logIn(shopper, email)).status).toBe(303);
    expect((await linkedTo(db, email)) !== null).toBe(isListed);
    const { customer } = await shopper.ask('getCustomer', {});
    expect(customer).toMatchObject({ ...named, email, isEmailVerified: true });
    expect((await logIn(shopperOf('de'), email)).status).toBe(303);
  });

  it('of a customer from before has its addresses at the remote too, if that keeps any', async () => {
    const email = address();
    await addCustomer(db, email);
    await db
      .prepare(
        `INSERT INTO customer_addresses (customer_id, id, position, document, is_shipping,
          is_billing, is_default_shipping, is_default_billing)
          SELECT id, ?2, 0, ?3, 1, 0, 1, 0 FROM customers WHERE email = ?1`,
      )
      .bind(email, crypto.randomUUID(), JSON.stringify(addressIn('de')))
      .run();
    const shopper = shopperOf('de');
    await logIn(shopper, email);
    const book = await shopper.ask('getCustomerAddresses', {});
    const [saved] = book.addresses;
    if (!saved) throw new Error('the address is gone');
    const { id: addressId, ...before } = saved;
    const changed = await shopper.ask('customerChangeAddress', {
      version: book.version,
      addressId,
      address: { ...before, city: 'Bonn' },
    });
    expect(changed.addresses).toMatchObject([{ city: 'Bonn' }]);
  });

  it('of a customer from before gets a new password by mail', async () => {
    const email = address();
    await addCustomer(db, email);
    await reset(shopperOf('de'), db, email);
    expect((await linkedTo(db, email)) !== null).toBe(isListed);
    expect((await logIn(shopperOf('de'), email, password)).status).not.toBe(303);
    expect((await logIn(shopperOf('de'), email, fresh)).status).toBe(303);
  });

  it('is not taken over by who names it at the remote, until a mail has arrived', async () => {
    const email = address();
    await addCustomer(db, email);
    await stranger(email);
    expect((await logIn(shopperOf('de'), email, strangersPassword)).status).not.toBe(303);
    expect(await linkedTo(db, email)).toBeNull();
    expect((await logIn(shopperOf('de'), email, password)).status).toBe(303);
    expect(await linkedTo(db, email)).toBeNull();
    await reset(shopperOf('de'), isListed ? db : env.DB, email);
    expect(await linkedTo(db, email)).not.toBeNull();
    expect((await logIn(shopperOf('de'), email, strangersPassword)).status).not.toBe(303);
    expect((await logIn(shopperOf('de'), email, fresh)).status).toBe(303);
  });

  it('counts as verified only if the remote says so', async () => {
    const email = address();
    await stranger(email);
    expect((await logIn(shopperOf('de'), email, strangersPassword)).status).toBe(303);
    expect(await verifiedAt(db, email)).toBeNull();
    await reset(shopperOf('de'), isListed ? db : env.DB, email);
    expect(await verifiedAt(db, email)).not.toBeNull();
  });

  it('has a new password although the answer of the remote was lost', async () => {
    const email = address();
    await stranger(email);
    const shopper = shopperOf('de');
    await logIn(shopper, email, strangersPassword);
    const change = { currentPassword: strangersPassword, newPassword: fresh };
    await lose();
    expect((await shopper.call('customerChangePassword', change)).code).toBe('BackendFailed');
    const wrong = { ...change, newPassword: 'noch ein anderes 8' };
    expect((await shopper.call('customerChangePassword', wrong)).code).toBe('PasswordWrong');
    expect((await shopper.call('customerChangePassword', change)).code).toBeUndefined();
    expect((await logIn(shopperOf('de'), email, fresh)).status).toBe(303);
  });
});

describe('a customer of commercetools who has never logged in here', () => {
  const requests = async (email: string) => {
    await emptyTwinLog();
    await commercetoolsShopper('de').post('/password-reset', { email });
    return twinLog();
  };

  it('gets a mail for a new password', async () => {
    const email = newEmail().toLowerCase();
    await twinRecord('customers', { email, password, ...named, addresses: [] });
    await reset(commercetoolsShopper('de'), COMMERCETOOLS_DB, email);
    const shopper = commercetoolsShopper('de');
    expect((await logIn(shopper, email, fresh)).status).toBe(303);
    const { customer } = await shopper.ask('getCustomer', {});
    expect(customer).toMatchObject({ ...named, email, isEmailVerified: true });
  });

  it('has the addresses that the remote has, and changes them there', async () => {
    const email = newEmail().toLowerCase();
    const { id, version, ...address } = { ...addressIn('de'), id: '', version: 0 };
    const country = address.country.toUpperCase();
    const made = await twinRecord('customers', {
      email,
      password,
      ...named,
      addresses: [
        { ...address, country, key: 'at-home' },
        { ...address, country, city: 'Köln' },
      ],
      defaultShippingAddress: 1,
    });
    const shopper = commercetoolsShopper('de');
    await logIn(shopper, email);
    const book = await shopper.ask('getCustomerAddresses', {});
    expect(book.addresses).toMatchObject([{ id: 'at-home', city: address.city }, { city: 'Köln' }]);
    const addressId = book.addresses[1]?.id ?? '';
    expect(book.defaultShippingAddressId).toBe(addressId);
    await shopper.ask('customerChangeAddress', {
      version: book.version,
      addressId,
      address: { ...address, city: 'Bonn' },
    });
    const { customer } = made as { customer: { id: string } };
    const { addresses } = await twinRead(`customers/${customer.id}`);
    expect(addresses).toMatchObject([{ city: address.city }, { city: 'Bonn' }]);
    expect(await emptyTwinLog().then(() => logIn(commercetoolsShopper('de'), email))).toMatchObject(
      { status: 303 },
    );
    expect(await twinLog()).not.toContain('UpdateCustomer');
  });

  it('is asked for as somebody without an account', async () => {
    const email = newEmail().toLowerCase();
    await twinRecord('customers', { email, password, ...named, addresses: [] });
    const known = await requests(email);
    expect(known).toContain('CustomerById');
    expect(await requests(newEmail())).toEqual(known);
  });
});
