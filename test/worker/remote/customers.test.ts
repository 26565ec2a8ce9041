/** A customer whom the backend knows logs in, orders, and changes what is stored about them. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { customerValues, insertCustomer, password } from '../../test-customer.ts';
import { logIn, newEmail } from '../customers.ts';
import { addressed, addressIn, cartWith, orderCall } from '../shopper.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { sellEverywhere } from './every-backend.ts';
import { commercetoolsShopper, middlewareShopper } from './front-shop.ts';
import { tokenMailedTo } from './mailed-token.ts';
import type { RemoteBindings } from './remote-bindings.ts';
import { twinRecord } from './twin.ts';

beforeAll(sellEverywhere);

const { COMMERCETOOLS_DB } = env as typeof env & RemoteBindings;
const fresh = 'Ein neues Passwort 7';
const named = { firstName: 'Zora', lastName: 'Nováková' };

/** In the shop's own database, which is the middleware's too. */
const registerHere = (email: string) =>
  env.DB.prepare(insertCustomer)
    .bind(...customerValues({ email, ...named }, 'de'))
    .run();

/** Creates the account where the backend has customers. */
const backends: [
  name: string,
  shopperOf: (market: string) => Visitor,
  register: (email: string) => Promise<unknown>,
  /** Where the mails with links for a new password are. */
  mailsOf: D1Database,
][] = [
  ['embedded', visitor, registerHere, env.DB],
  ['middleware', middlewareShopper, registerHere, env.DB],
  [
    'commercetools',
    commercetoolsShopper,
    (email) => twinRecord('customers', { email, password, ...named, addresses: [] }),
    COMMERCETOOLS_DB,
  ],
];

describe.each(backends)('a customer of %s', (_name, shopperOf, register, mailsOf) => {
  async function customer() {
    const email = newEmail();
    await register(email.toLowerCase());
    return { shopper: shopperOf('de'), email };
  }

  it('logs in with the password that the backend has', async () => {
    const { shopper, email } = await customer();
    expect((await logIn(shopper, email, 'another Passw0rd')).status).not.toBe(303);
    expect((await logIn(shopper, email)).status).toBe(303);
    const { customer: known } = await shopper.ask('getCustomer', {});
    expect(known).toMatchObject({ ...named, email: email.toLowerCase() });
  });

  it('takes the cart of the browser along, and orders in their name', async () => {
    const { shopper, email } = await customer();
    const guest = await cartWith(shopper, { [twinSkus.parcel]: 2 });
    await logIn(shopper, email);
    const { me } = await shopper.ask('getMe', {});
    expect(me.activeCart?.lineItems).toMatchObject([{ quantity: 2 }]);
    const cart = await addressed(shopper, me.activeCart ?? guest, 'de', email.toLowerCase());
    const total = cart.totalPrice.centAmount;
    const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
    expect(order.customer).toBeDefined();
    const { results } = (await shopper.ask('getOrders', {})).me.orders;
    expect(results.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
  });

  it('chooses a new password by the link of a mail', async () => {
    const { shopper, email } = await customer();
    await logIn(shopper, email);
    await shopperOf('de').post('/password-reset', { email });
    const token = await tokenMailedTo(mailsOf, email);
    const chosen = shopperOf('de').post('/password-reset/change-password', {
      token,
      password: fresh,
    });
    expect(await led(chosen)).toBe('/login?done=password');
    expect((await shopper.ask('isLoggedIn', {})).loggedIn).toBe(false);
    const elsewhere = shopperOf('de');
    expect((await logIn(elsewhere, email, password)).status).not.toBe(303);
    expect((await logIn(elsewhere, email, fresh)).status).toBe(303);
  });

  it('has another name, another address and another password there too', async () => {
    const { shopper, email } = await customer();
    await logIn(shopper, email);
    const { customer: known } = await shopper.ask('getCustomer', {});
    const actions = [{ action: 'setLastName' as const, lastName: 'Horváthová' }];
    const changed = await shopper.ask('updateCustomer', { version: known.version, actions });
    const { version } = changed.customer;
    const address = addressIn('de');
    await shopper.ask('customerAddAddress', { version, address, uses: ['shipping'] });
    const newPassword = fresh;
    await shopper.ask('customerChangePassword', { currentPassword: password, newPassword });
    const elsewhere = shopperOf('de');
    expect((await logIn(elsewhere, email, password)).status).not.toBe(303);
    expect((await logIn(elsewhere, email, newPassword)).status).toBe(303);
    const { customer: found } = await elsewhere.ask('getCustomer', {});
    expect(found.lastName).toBe('Horváthová');
    expect((await elsewhere.ask('getCustomerAddresses', {})).addresses).toHaveLength(1);
  });
});
