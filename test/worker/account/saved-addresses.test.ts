/** The addresses of a customer's book at the addresses step. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { pageOf, saved, send, shippingFields, withGoods } from '../addresses-form.ts';
import { customerOf } from '../customers.ts';
import { readPage } from '../html-page.ts';
import { addressFields, addressIn } from '../shopper.ts';
import { cartOf } from '../shoppers-with-account.ts';

describe('saved addresses', () => {
  async function customerWith(...addresses: ReturnType<typeof addressIn>[]) {
    const { shopper, email: address } = await customerOf('de');
    for (const [index, each] of addresses.entries()) {
      await shopper.ask('customerAddAddress', { version: index + 1, address: each });
    }
    const book = await shopper.ask('getCustomerAddresses', {});
    await withGoods('de', shopper);
    return { shopper, email: address.toLowerCase(), book, ids: book.addresses.map(({ id }) => id) };
  }
  const home = addressIn('de');
  const depot = { ...home, company: 'Lager Nord', city: 'Lübeck' };

  it('are offered only to customers, the default selected, with the customer’s e-mail address', async () => {
    const guest = await pageOf(await withGoods('de'));
    expect(guest.html).not.toContain('billingAddressType');
    expect(guest.html).not.toContain('saveAddress');
    expect(guest.html).not.toContain('SAVED_ADDRESS');
    const { shopper, book, ids, email: own } = await customerWith(home, depot);
    await shopper.ask('customerSetDefaultBillingAddress', {
      version: book.version,
      addressId: ids[1] ?? '',
    });
    const { fields, html } = await pageOf(shopper);
    expect(fields).toMatchObject({
      email: own,
      billingAddressType: 'saved',
      'billing.addressId': ids[1],
      shippingAddressType: 'SAME_AS_BILLING',
      'shipping.addressId': ids[0],
      saveAddress: '1',
    });
    expect(html).not.toMatch(/<input[^>]*checked[^>]*name="saveAddress"/);
    expect(html).not.toMatch(/<input[^>]*name="saveAddress"[^>]*checked/);
  });

  it('are stored in the cart with their id, but without it when shipping is the same as billing', async () => {
    const { shopper, email: own, ids } = await customerWith(depot, home);
    const choice = {
      email: own,
      billingAddressType: 'saved',
      'billing.addressId': ids[0] ?? '',
      // Values left in the hidden fields of a new address.
      'billing.firstName': 'Nobody',
      'billing.additionalAddressInfo': 'c/o nobody',
    };
    const same = await saved(shopper, { ...choice, shippingAddressType: 'SAME_AS_BILLING' });
    expect(same.billingAddress).toEqual({ ...depot, id: ids[0] });
    expect(same.shippingAddress).toEqual(depot);
    expect((await pageOf(shopper)).fields).toMatchObject({
      billingAddressType: 'saved',
      'billing.addressId': ids[0],
      shippingAddressType: 'SAME_AS_BILLING',
    });
    const other = await saved(shopper, {
      ...choice,
      shippingAddressType: 'SAVED_ADDRESS',
      'shipping.addressId': ids[1] ?? '',
    });
    expect(other.shippingAddress).toEqual({ ...home, id: ids[1] });
    expect((await pageOf(shopper)).fields).toMatchObject({
      shippingAddressType: 'SAVED_ADDRESS',
      'shipping.addressId': ids[1],
    });
  });

  it('of others, or in countries we do not deliver to, are refused', async () => {
    const { shopper, email: own, ids } = await customerWith(home, addressIn('pl'));
    const other = await customerWith(depot);
    const choose = (billing: string, shipping: string) =>
      send(shopper, {
        email: own,
        billingAddressType: 'saved',
        'billing.addressId': billing,
        shippingAddressType: 'SAVED_ADDRESS',
        'shipping.addressId': shipping,
      });
    for (const [billing = '', shipping = '', wrong] of [
      [other.ids[0], ids[0], 'billing.addressId'],
      [ids[0], other.ids[0], 'shipping.addressId'],
      [ids[0], ids[1], 'shipping.addressId'],
    ] as const) {
      const { status, html } = await readPage(await choose(billing, shipping));
      expect(status).toBe(422);
      const names = [...html.matchAll(/id="([^"]+)-error"/g)].map(([, name]) => name);
      expect(names).toEqual([wrong]);
    }
    expect((await cartOf(shopper))?.billingAddress).toEqual({ country: 'de' });
  });

  it('that are incomplete are shown in an open form to be corrected', async () => {
    const { shopper, email: own, ids } = await customerWith(home);
    await env.DB.prepare(
      `UPDATE customer_addresses SET document = json_set(document, '$.postalCode', '1') WHERE id = ?`,
    )
      .bind(ids[0])
      .run();
    const { status, fields } = await readPage(
      await send(shopper, {
        email: own,
        billingAddressType: 'saved',
        'billing.addressId': ids[0] ?? '',
        shippingAddressType: 'SAME_AS_BILLING',
      }),
    );
    expect(status).toBe(422);
    expect(fields).toMatchObject({
      billingAddressType: 'new',
      'billing.postalCode': '1',
      'billing.city': home.city,
    });
  });

  it('are stored once when the checkbox is set, for customers only', async () => {
    const { shopper } = await customerWith();
    const typed = {
      ...addressFields('de'),
      billingAddressType: 'new',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      ...shippingFields('de'),
      'shipping.city': 'Lübeck',
    };
    const bookOf = () => shopper.ask('getCustomerAddresses', {});
    await saved(shopper, typed);
    expect((await bookOf()).addresses).toEqual([]);
    for (const _again of [1, 2]) {
      await saved(shopper, { ...typed, saveAddress: '1' });
      const { addresses, shippingAddressIds, billingAddressIds } = await bookOf();
      expect(addresses.map(({ city }) => city)).toEqual(['Mesto', 'Lübeck']);
      const [billing, shipping] = addresses.map(({ id }) => id);
      expect([billingAddressIds, shippingAddressIds]).toEqual([[billing], [shipping]]);
    }
    const guest = await withGoods('de');
    await saved(guest, { ...addressFields('de'), saveAddress: '1' });
    const count = await env.DB.prepare('SELECT count(*) AS n FROM customer_addresses').first('n');
    await saved(guest, { ...addressFields('de'), saveAddress: '1' });
    expect(await env.DB.prepare('SELECT count(*) AS n FROM customer_addresses').first('n')).toBe(
      count,
    );
  });
});
