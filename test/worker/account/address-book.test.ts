/** A customer's address book, changed by the calls of the contract table. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { customerOf, logIn } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { addressIn, cartWith } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { textsOf } from '../texts-of.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

const home = addressIn('de');
const shop = { ...home, company: 'Metzgerei Brandt GmbH', streetName: 'Burgstraße' };

async function withTwo() {
  const { shopper, email } = await customerOf('de');
  const one = await shopper.ask('customerAddAddress', {
    version: 1,
    address: home,
    uses: ['billing'],
  });
  const book = await shopper.ask('customerAddAddress', {
    version: one.version,
    address: shop,
    uses: ['shipping', 'billing'],
  });
  const [first, second] = book.addresses.map(({ id }) => id);
  return { shopper, email, book, first: first ?? '', second: second ?? '' };
}

describe('an address book', () => {
  it('begins empty and stores added addresses with their uses', async () => {
    const { shopper } = await customerOf('de');
    const empty = { version: 1, addresses: [], shippingAddressIds: [], billingAddressIds: [] };
    expect(await shopper.ask('getCustomerAddresses', {})).toEqual(empty);
    const { book, first, second, shopper: other } = await withTwo();
    expect(book).toEqual({
      version: 3,
      addresses: [
        { ...home, id: first },
        { ...shop, id: second },
      ],
      shippingAddressIds: [second],
      billingAddressIds: [first, second],
      // The first one for each use.
      defaultShippingAddressId: second,
      defaultBillingAddressId: first,
    });
    expect(await other.ask('getCustomerAddresses', {})).toEqual(book);
  });

  it('stores an address once, however often and with whatever version it is added', async () => {
    const { shopper, book, first } = await withTwo();
    for (const version of [1, book.version]) {
      const again = { version, address: home, uses: ['billing' as const] };
      expect(await shopper.ask('customerAddAddress', again)).toEqual(book);
    }
    const also = await shopper.ask('customerAddAddress', {
      version: book.version,
      address: home,
      uses: ['shipping'],
    });
    expect(also.addresses).toEqual(book.addresses);
    expect(also.shippingAddressIds).toEqual([first, ...book.shippingAddressIds]);
    expect(await shopper.ask('getCustomerAddresses', {})).toEqual(also);
  });

  it('changes and removes an address by its id, and removes the default with it', async () => {
    const { shopper, book, first, second } = await withTwo();
    const named = await shopper.ask('customerSetDefaultShippingAddress', {
      version: book.version,
      addressId: first,
    });
    expect(named).toMatchObject({ version: 4, defaultShippingAddressId: first });
    expect(named.shippingAddressIds).toContain(first);
    const billed = await shopper.ask('customerSetDefaultBillingAddress', {
      version: 4,
      addressId: second,
    });
    expect(billed).toMatchObject({ version: 5, defaultBillingAddressId: second });
    const moved = { ...home, city: 'Lübeck' };
    const changed = await shopper.ask('customerChangeAddress', {
      version: 5,
      addressId: first,
      address: moved,
    });
    expect(changed.addresses[0]).toEqual({ ...moved, id: first });
    expect(changed.defaultShippingAddressId).toBe(first);
    const removed = await shopper.ask('customerRemoveAddress', { version: 6, addressId: first });
    expect(removed).toEqual({
      version: 7,
      addresses: [{ ...shop, id: second }],
      shippingAddressIds: [second],
      billingAddressIds: [second],
      defaultBillingAddressId: second,
    });
    const none = await shopper.ask('customerSetDefaultBillingAddress', {
      version: 7,
      addressId: null,
    });
    expect(none).not.toHaveProperty('defaultBillingAddressId');
    expect(await shopper.ask('getCustomerAddresses', {})).toEqual(none);
    expect(await shopper.ask('customerRemoveAddress', { version: 1, addressId: first })).toEqual(
      none,
    );
  });

  it('refuses a stale version and returns the current one', async () => {
    const { shopper, first, book } = await withTwo();
    const stale = { version: 1, addressId: first };
    const changed = { status: 409, code: 'CustomerChanged', currentVersion: 3 };
    expect(await shopper.call('customerRemoveAddress', stale)).toMatchObject(changed);
    expect(await shopper.call('customerSetDefaultShippingAddress', stale)).toMatchObject(changed);
    const races = await Promise.all(
      ['Ulm', 'Köln', 'Trier'].map((city) =>
        shopper.call('customerAddAddress', { version: 3, address: { ...home, city } }),
      ),
    );
    const won = races.filter(({ status }) => status === 200);
    const { addresses, version } = await shopper.ask('getCustomerAddresses', {});
    expect(addresses).toHaveLength(book.addresses.length + won.length);
    expect(version).toBe(3 + won.length);
  });

  it('refuses invalid addresses, unknown ids and more addresses than the limit', async () => {
    const { shopper } = await customerOf('de');
    const add = (address: typeof home) =>
      shopper.call('customerAddAddress', { version: 1, address });
    expect(await add({ ...home, postalCode: '1' })).toMatchObject({
      status: 422,
      code: 'AddressIncorrect',
    });
    // Validated by the rules of its own country, because it may be used in another store.
    expect(await add(addressIn('pl'))).toMatchObject({ status: 200 });
    const id = crypto.randomUUID();
    for (const name of ['customerChangeAddress', 'customerSetDefaultBillingAddress'] as const) {
      const asked = { version: 2, addressId: id, address: home };
      const answer = await shopper.raw(name, JSON.stringify([asked]));
      expect(answer).toMatchObject({ status: 404, code: 'AddressNotFound' });
    }
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 49)
       INSERT INTO customer_addresses SELECT customer_id, lower(hex(randomblob(16))), i,
         json_set(document, '$.city', 'City ' || i), 0, 0, 0, 0 FROM customer_addresses, n
       WHERE id = (SELECT id FROM customer_addresses ORDER BY rowid DESC LIMIT 1)`,
    ).run();
    const full = { status: 409, code: 'TooManyAddresses' };
    expect(await shopper.call('customerAddAddress', { version: 2, address: home })).toMatchObject(
      full,
    );
  });

  it('is private: a stranger gets 401, and another customer cannot change its addresses', async () => {
    const { email, first, book } = await withTwo();
    const stranger = visitor('de');
    expect(await stranger.call('getCustomerAddresses', {})).toMatchObject({ status: 401 });
    const removal = { version: book.version, addressId: first };
    expect(await stranger.call('customerRemoveAddress', removal)).toMatchObject({ status: 401 });
    const { shopper: other } = await customerOf('de');
    const changed = { version: 1, addressId: first, address: home };
    expect(await other.call('customerChangeAddress', changed)).toMatchObject({ status: 404 });
    expect(await seenBy(visitor('fr'), email)).toEqual(book.addresses);
  });

  it('gets nothing from an addresses step that another customer has left open in the browser', async () => {
    const [sku] = await putOnSale({ price: 6000 });
    const { shopper, email } = await readyCustomer('de', { [sku]: 1 });
    const step = '/checkout/addresses';
    const { fields } = await readPage(await shopper.get(step));
    expect(await led(shopper.post(step, fields))).toBe('/checkout/payment');
    const { email: other } = await customerOf('de');
    await shopper.post('/log-out', {});
    await logIn(shopper, other);
    expect(await led(shopper.post(step, fields))).toBe('/');
    await cartWith(shopper, { [sku]: 1 });
    const refused = await readPage(await shopper.post(step, fields));
    expect([refused.status, refused.fields.email]).toEqual([409, other.toLowerCase()]);
    expect(refused.html).toContain((await textsOf('de-DE'))('account.otherCustomer'));
    expect((await shopper.ask('getCustomerAddresses', {})).addresses).toEqual([]);
    const { activeCart } = (await shopper.ask('getMe', {})).me;
    expect(activeCart).not.toMatchObject({ customerEmail: email.toLowerCase() });
    const { customer } = refused.fields;
    expect(await led(shopper.post(step, { ...fields, customer: customer ?? '' }))).toBe(
      '/checkout/payment',
    );
  });
});

/** The addresses that a device sees after logging in. */
async function seenBy(device: Visitor, email: string) {
  await logIn(device, email);
  return (await device.ask('getCustomerAddresses', {})).addresses;
}
