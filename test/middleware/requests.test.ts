/** What a middleware is sent: each call as the specification and docs/openapi.json describe it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moneyOf } from '#domain/money/money-of.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { middlewareClient } from '#worker/commerce/middleware/client.ts';
import { network, type Wire } from '#worker/commerce/remote/wire.ts';
import { calls, cart, customer, german, loggedIn, removal } from './calls.ts';
import { faultsOfBody } from './described-calls.ts';
import { openMiddleware } from './middleware-shop.ts';

let remote: Awaited<ReturnType<typeof openMiddleware>>;
beforeAll(async () => {
  remote = await openMiddleware();
});
beforeEach(() => remote.forget());
afterAll(() => remote.close());

describe('the call', () => {
  it.each([...calls, removal])('$name is sent as it is described', async ({ name, make }) => {
    expect(await make(remote.shop(), german)).toMatchObject({ ok: true });
    const sent = remote.received.filter((each) => each.name === name);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: `/new-ct/${name}`,
      origin: german.site,
      headers: {
        'x-forwarded-host': 'kontor.example',
        'content-type': 'application/json',
        'accept-language': 'de-DE',
      },
    });
    expect(sent[0]?.headers.cookie).toBeUndefined();
    expect(faultsOfBody(name, sent[0]?.body)).toEqual([]);
  });

  it.each([...calls, removal])('$name of a customer has their cookies', async ({ make }) => {
    await make(remote.shop(), loggedIn);
    const cookies = remote.received.map(({ headers }) => headers.cookie);
    expect(new Set(cookies)).toEqual(new Set(['session=abc; device=d1']));
  });

  it('has a custom query as the second entry', async () => {
    await remote.client()({ name: 'getCart', main: { id: 'x' }, query: { expand: 'all' } }, german);
    expect(remote.received[0]?.body).toEqual([{ id: 'x' }, { expand: 'all' }]);
  });

  it('names the host of the shop', async () => {
    const hosts: (string | null)[] = [];
    const wire: Wire = {
      ...network(1000),
      async send({ headers }) {
        hosts.push(headers.get('Host'));
        return Response.json({ data: {} });
      },
    };
    await middlewareClient({ url: 'https://middleware.example' }, wire)(
      { name: 'getCart' },
      german,
    );
    expect(hosts).toEqual(['kontor.example']);
  });

  it('says from whose network it comes, if both have the secret', async () => {
    const named: (string | null)[][] = [];
    const wire: Wire = {
      ...network(1000),
      async send({ headers }) {
        named.push(['Kontor-Storefront', 'Kontor-Network'].map((name) => headers.get(name)));
        return Response.json({ data: {} });
      },
    };
    const asked = { ...german, network: '203.0.113.7' };
    const url = 'https://middleware.example';
    await middlewareClient({ url, secret: 'known to both' }, wire)({ name: 'getCart' }, asked);
    await middlewareClient({ url }, wire)({ name: 'getCart' }, asked);
    expect(named).toEqual([
      ['known to both', '203.0.113.7'],
      [null, null],
    ]);
  });

  it('goes to the address of the market', async () => {
    const url = `${remote.url}/{country}/commerce`;
    await remote.client(url)({ name: 'getCart', main: { id: 'x' } }, german);
    expect(remote.received[0]?.path).toBe('/de/commerce/new-ct/getCart');
  });
});

const channel = { typeId: 'channel', id: 'channel-1' } as const;
const address = {
  firstName: 'Zora',
  lastName: 'Nováková',
  streetName: 'Lange Straße',
  streetNumber: '12a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'de',
} as const;
const updates: CartUpdate[] = [
  { action: 'addLineItem', sku: 'EX20012345', quantity: 1 },
  {
    action: 'addLineItem',
    sku: '4100010',
    quantity: 1,
    supplyChannel: channel,
    distributionChannel: channel,
    custom: { parentSku: 'EX20012345' },
    externalPrice: moneyOf(990, 'EUR'),
  },
  { action: 'removeLineItem', lineItemId: 'line-1' },
  { action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 3 },
  { action: 'setLineItemSupplyChannel', lineItemId: 'line-1', supplyChannel: channel },
  { action: 'setLineItemSupplyChannel', lineItemId: 'line-1' },
  { action: 'setLineItemDistributionChannel', lineItemId: 'line-1' },
  { action: 'addDiscountCode', code: 'HERBST25' },
  { action: 'removeDiscountCode', discountCode: { typeId: 'discount-code', id: 'code-1' } },
  { action: 'setCustomerEmail', email: customer.email },
  { action: 'setBillingAddress', address },
  { action: 'setShippingAddress', address },
  { action: 'setShippingMethod', key: 'parcel' },
  { action: 'setCustomFields', fields: { customerAgreedToSendEmail: true, utmSource: 'mail' } },
  { action: 'setCustomFields', fields: { customerAgreedToSendEmail: false } },
  { action: 'setPaymentMethod', paymentInterface: 'cashOnDelivery' },
  { action: 'recalculate', updateProductData: true },
];

const faultsOfAll = () => remote.received.flatMap(({ name, body }) => faultsOfBody(name, body));

describe('an update of a cart', () => {
  it.each(updates)('$action is one that is described', async (update) => {
    expect(await remote.shop().carts.update(cart, [update], german)).toMatchObject({ ok: true });
    expect(remote.count('updateCart')).toBe(1);
    expect(faultsOfAll()).toEqual([]);
  });

  it('is part of a new cart, which is then paid in a second step', async () => {
    const draft = { key: 'room-0001', updates };
    expect(await remote.shop().carts.create(draft, german)).toMatchObject({ ok: true });
    expect(remote.received.map(({ name }) => name)).toEqual([
      'getShippingMethodsWithoutId',
      'createCart',
      'createPayment',
      'updateCart',
    ]);
    expect(faultsOfAll()).toEqual([]);
    expect(remote.received[1]?.body).toMatchObject([
      {
        key: 'room-0001',
        operationId: 'room-0001',
        country: 'DE',
        discountCodes: ['HERBST25'],
        shippingMethod: { id: 'method-1' },
        lineItems: [{ sku: 'EX20012345' }, { custom: { parentSku: 'EX20012345' } }],
      },
    ]);
  });

  it('asks for the ways of delivery once in five minutes', async () => {
    const { carts } = remote.shop();
    const choose = () =>
      carts.update(cart, [{ action: 'setShippingMethod', key: 'parcel' }], german);
    for (let made = 0; made < 3; made += 1) await choose();
    expect(remote.count('getShippingMethodsWithoutId')).toBe(1);
    remote.wait(300_000);
    await choose();
    expect(remote.count('getShippingMethodsWithoutId')).toBe(2);
  });
});

const customerUpdates: CustomerUpdate[] = [
  { action: 'setFirstName', firstName: 'Zoja' },
  { action: 'setLastName', lastName: 'Nová' },
  { action: 'changeEmail', email: 'zoja@mail.example' },
  { action: 'setVatId', vatId: 'DE123456788' },
  { action: 'setVatId' },
  { action: 'setCompanyName', companyName: 'Nová & Co.' },
  { action: 'setDateOfBirth', dateOfBirth: '1990-04-01' },
];

describe('an update of a customer', () => {
  it.each(customerUpdates)('$action is one that is described', async (update) => {
    const changed = await remote.shop().customers.update(customer, [update], loggedIn);
    expect(changed).toMatchObject({ ok: true });
    expect(faultsOfAll()).toEqual([]);
  });

  it.each<CustomerUpdate>([
    { action: 'removeAddress', addressKey: 'a-1' },
    { action: 'setDefaultBillingAddress' },
    { action: 'setLocale', locale: 'de-DE' },
  ])('$action is not sent: the shop alone has it', async (update) => {
    const kept = await remote.shop().customers.update(customer, [update], loggedIn);
    expect(kept).toMatchObject({ ok: true, data: { id: customer.id, version: customer.version } });
    expect(remote.received).toEqual([]);
  });
});
