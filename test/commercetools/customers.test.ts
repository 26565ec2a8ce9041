/** Customers at the twin. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Address } from '#domain/checkout/address.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { customerAction } from '#worker/commerce/commercetools/customer-actions.ts';
import { homeOfAda } from './ada.ts';
import { config, german } from './scripted-wire.ts';
import { dataOf, openTwinShop, type TwinShop } from './twin-shop.ts';

let shop: TwinShop;
beforeAll(async () => {
  shop = await openTwinShop();
});
beforeEach(() => shop.twin.reset());
afterAll(() => shop.twin.close());

const ada = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Weiß',
  clientType: 'company',
  companyName: 'Weiß GmbH',
  vatId: 'DE123456788',
  password: 'kettle and 7 pots',
} as const;
const address: Address & { key: string } = {
  ...homeOfAda,
  key: 'home-1',
  deliveryNoteFloor: '3',
};
const arrived = async () => dataOf(await shop.customers.signUp(ada, german));

describe('a customer', () => {
  it('signs up with one request, and has no session of its own', async () => {
    shop.sent();
    const { customer, session } = await arrived();
    expect(shop.sent().filter((name) => name !== 'token')).toEqual(['SignUp']);
    expect(session).toBeUndefined();
    expect(customer).toMatchObject({
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Weiß',
      companyName: 'Weiß GmbH',
      vatId: 'DE123456788',
      locale: 'de-DE',
      custom: { clientType: 'company' },
      addresses: [],
    });
    expect(dataOf(await shop.customers.find(customer.id, german))).toEqual(customer);
  });

  it('has one account for an address', async () => {
    await arrived();
    expect(await shop.customers.signUp(ada, german)).toMatchObject({ code: 'LoginRefused' });
  });

  it('signs in with the right password only', async () => {
    const { customer } = await arrived();
    const { email, password } = ada;
    const back = dataOf(await shop.customers.signIn({ email, password }, german));
    expect(back.customer.id).toBe(customer.id);
    const wrong = { email, password: 'guessed' };
    expect(await shop.customers.signIn(wrong, german)).toMatchObject({ code: 'LoginRefused' });
    const nobody = { email: 'nobody@example.com', password };
    expect(await shop.customers.signIn(nobody, german)).toMatchObject({ code: 'LoginRefused' });
  });

  it('that does not exist is not found', async () => {
    expect(dataOf(await shop.customers.find('nobody', german))).toBeNull();
  });
});

describe('changes of a customer', () => {
  it('are all made, addresses by the shop’s ids of them', async () => {
    const { customer } = await arrived();
    const updates: CustomerUpdate[] = [
      { action: 'changeEmail', email: 'ada.new@example.com' },
      { action: 'setFirstName', firstName: 'Adele' },
      { action: 'setLastName', lastName: 'Schwarz' },
      { action: 'setVatId' },
      { action: 'setCompanyName', companyName: 'Schwarz KG' },
      { action: 'setDateOfBirth', dateOfBirth: '1990-02-03' },
      { action: 'setLocale', locale: 'de-AT' },
      { action: 'addAddress', address },
      { action: 'addAddress', address: { ...address, key: 'work-1', city: 'Köln' } },
      { action: 'addShippingAddressId', addressKey: 'home-1' },
      { action: 'addBillingAddressId', addressKey: 'work-1' },
      { action: 'setDefaultShippingAddress', addressKey: 'home-1' },
      { action: 'setDefaultBillingAddress', addressKey: 'work-1' },
    ];
    const after = dataOf(await shop.customers.update(customer, updates, german));
    expect(after).toMatchObject({
      email: 'ada.new@example.com',
      firstName: 'Adele',
      lastName: 'Schwarz',
      companyName: 'Schwarz KG',
      dateOfBirth: '1990-02-03',
      locale: 'de-AT',
      addresses: [address, { ...address, key: 'work-1', city: 'Köln' }],
    });
    expect(after.vatId ?? null).toBeNull();
    const [home, work] = after.addresses;
    expect(after.shippingAddressIds).toEqual([home?.id]);
    expect(after.billingAddressIds).toEqual([work?.id]);
    expect(after.defaultShippingAddressId).toBe(home?.id);
    expect(after.defaultBillingAddressId).toBe(work?.id);

    const moved = dataOf(
      await shop.customers.update(
        after,
        [
          { action: 'changeAddress', addressKey: 'home-1', address: { ...address, city: 'Bonn' } },
          { action: 'removeAddress', addressKey: 'work-1' },
        ],
        german,
      ),
    );
    expect(moved.addresses).toMatchObject([{ id: home?.id, key: 'home-1', city: 'Bonn' }]);
  });

  it('of another version are refused with the current one', async () => {
    const { customer } = await arrived();
    shop.twin.faults.add({ kind: 'conflict', document: 'UpdateCustomer' });
    const update: CustomerUpdate = { action: 'setFirstName', firstName: 'Adele' };
    expect(await shop.customers.update(customer, [update], german)).toMatchObject({
      code: 'CustomerChanged',
      currentVersion: customer.version + 1,
    });
  });
});

describe('what a customer no longer has', () => {
  // The twin cannot take away a default.
  it.each<[CustomerUpdate, object]>([
    [{ action: 'setDefaultShippingAddress' }, { setDefaultShippingAddress: {} }],
    [{ action: 'setDefaultBillingAddress' }, { setDefaultBillingAddress: {} }],
    [{ action: 'setVatId' }, { setVatId: {} }],
    [{ action: 'setCompanyName' }, { setCompanyName: {} }],
    [{ action: 'setDateOfBirth' }, { setDateOfBirth: {} }],
    [
      { action: 'removeShippingAddressId', addressKey: 'a1' },
      { removeShippingAddressId: { addressKey: 'a1' } },
    ],
    [
      { action: 'removeBillingAddressId', addressKey: 'a1' },
      { removeBillingAddressId: { addressKey: 'a1' } },
    ],
  ])('%j', (update, action) => {
    expect(customerAction(update, config.types)).toEqual(action);
  });
});

describe('a password', () => {
  it('is changed by who knows it', async () => {
    const { customer } = await arrived();
    const passwords = { currentPassword: ada.password, newPassword: 'another 8 kettles' };
    const wrong = { ...passwords, currentPassword: 'guessed' };
    expect(await shop.customers.changePassword(customer, wrong, german)).toMatchObject({
      code: 'PasswordWrong',
    });
    dataOf(await shop.customers.changePassword(customer, passwords, german));
    const { email } = ada;
    const back = { email, password: passwords.newPassword };
    expect(dataOf(await shop.customers.signIn(back, german)).customer.id).toBe(customer.id);
  });

  it('is set again by a token, which works once', async () => {
    const { customer } = await arrived();
    const made = dataOf(await shop.customers.passwordToken(ada.email, german));
    const token = made?.token ?? '';
    expect(token).not.toBe('');
    expect(made?.customerId).toBe(customer.id);
    const change = { tokenValue: token, newPassword: 'another 8 kettles' };
    dataOf(await shop.customers.resetPassword(change, german));
    expect(await shop.customers.resetPassword(change, german)).toMatchObject({
      code: 'ResetTokenInvalid',
    });
    const back = { email: ada.email, password: change.newPassword };
    dataOf(await shop.customers.signIn(back, german));
  });

  it('has no token for an address without an account', async () => {
    expect(dataOf(await shop.customers.passwordToken('nobody@example.com', german))).toBeNull();
  });
});
