/** What the twin does not know is null or an error, never a made-up value. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ask, askerOf, clientToken } from './asking.ts';
import { createdCart, tryUpdate } from './cart-documents.ts';
import { seedDemo } from './seed.ts';
import { openTwin, type Twin } from './server.ts';

let twin: Twin;
let ask: Ask;
beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ products: 1 }) });
  ask = askerOf(twin, await clientToken(twin));
});
afterAll(() => twin.close());

it('an invalid document has status 400', async () => {
  for (const query of ['{ nothing }', '{ cart }', 'not graphql', '{ cart(id: 5) { id } }']) {
    const { status, errors, data } = await ask(query);
    expect([status, data]).toEqual([400, undefined]);
    expect(errors?.[0]?.extensions.code).toBe('InvalidInput');
  }
});

it('invalid input has status 400', async () => {
  const { status, errors, data } = await ask('{ products(limit: 501) { total } }');
  expect(status).toBe(400);
  expect(data).toBeNull();
  expect(errors).toMatchObject([
    {
      message: 'Malformed parameter: limit: The limit parameter must be in the range of [0..500]',
      path: ['products'],
      extensions: { code: 'InvalidInput' },
    },
  ]);
  const predicate = await ask('{ carts(where: "this is = ( no predicate") { total } }');
  expect([predicate.status, predicate.errors?.[0]?.extensions.code]).toEqual([400, 'InvalidInput']);
  const twoInOne = { setLocale: { locale: 'de' }, setKey: { key: 'two' } };
  const { id } = await createdCart(ask);
  const update = `mutation U($id: String, $actions: [CartUpdateAction!]!) {
    updateCart(id: $id, version: 1, actions: $actions) { id } }`;
  expect((await ask(update, { id, actions: [twoInOne] })).status).toBe(400);
  const value = { setCustomField: { name: 'utmSource', value: 'not JSON' } };
  expect((await ask(update, { id, actions: [value] })).status).toBe(400);
});

it('an unknown article and a custom field that the type does not have are refused', async () => {
  const { id } = await createdCart(ask);
  const unknown = await tryUpdate(ask, { id, version: 1 }, [{ addLineItem: { sku: 'EX99' } }]);
  expect(unknown.status).toBe(400);
  expect(unknown.errors?.[0]?.message).toBe(
    "LineItem error: No published product with an sku 'EX99' exists.",
  );
  const typeKey = 'kontor-cart';
  const fields = (name: string, value: unknown) => [
    { setCustomType: { typeKey, fields: [{ name, value: JSON.stringify(value) }] } },
  ];
  for (const [name, value] of [
    ['unknown', 'x'],
    ['utmSource', 5],
  ] as const) {
    const { errors } = await tryUpdate(ask, { id, version: 1 }, fields(name, value));
    expect(errors?.[0]?.extensions).toEqual({
      code: 'InvalidField',
      field: name,
      invalidValue: value,
    });
  }
  const right = await tryUpdate(ask, { id, version: 1 }, fields('utmSource', 'x'));
  expect(right.data?.updateCart.version).toBe(2);
  const gone = { setCustomField: { name: 'customerAgreedToSendEmail' } };
  const { errors } = await tryUpdate(ask, { id, version: 2 }, [gone]);
  expect(errors?.[0]?.extensions.code).toBe('InvalidOperation');
});

it('a root, an argument or an action that is missing is an error', async () => {
  const missing = [
    '{ productProjectionSearch { total } }',
    '{ shoppingLists { total } }',
    '{ product(variantKey: "x") { id } }',
    '{ products(limit: 1) { results { masterData { current { variants(isOnStock: true) { id } } } } } }',
    'mutation { createMyCart(draft: { currency: "EUR" }) { id } }',
  ];
  for (const query of missing) {
    const { status, errors } = await ask(query);
    expect(status).toBe(200);
    expect(errors?.[0]?.message).toMatch(/twin does not|Insufficient scope/);
  }
});

it('a field that is not stored is null, or an error where it must not be', async () => {
  const { id } = await createdCart(ask);
  const nullable =
    '{ key locale shippingRateInput { type } businessUnit { key } custom { type { key } } }';
  expect((await ask(`query C($id: String!) { cart(id: $id) ${nullable} }`, { id })).data).toEqual({
    cart: { key: null, locale: null, shippingRateInput: null, businessUnit: null, custom: null },
  });
  const required = '{ products(limit: 1) { results { productSelectionRefs { total } } } }';
  const { errors } = await ask(required);
  expect(errors?.[0]?.message).toContain('Cannot return null for non-nullable field');
});

it('what belongs to another store is not found', async () => {
  const { id } = await createdCart(ask);
  const inStore =
    'query C($id: String!, $key: KeyReferenceInput!) { inStore(key: $key) { cart(id: $id) { id } } }';
  expect((await ask(inStore, { id, key: 'at' })).data).toEqual({ inStore: { cart: null } });
  expect((await ask(inStore, { id, key: 'de' })).data).toEqual({ inStore: { cart: { id } } });
  const update = `mutation U($id: String) {
    updateCart(id: $id, version: 1, storeKey: "at", actions: []) { id } }`;
  const { errors } = await ask(update, { id });
  expect(errors?.[0]?.message).toBe(`The Cart with ID '${id}' was not found in store 'at'.`);
});

it('a key and an order number are given once', async () => {
  await createdCart(ask, { key: 'room-9' });
  const create = `mutation C { createCart(draft: { currency: "EUR", key: "room-9" }) { id } }`;
  expect((await ask(create)).errors?.[0]?.extensions).toEqual({
    code: 'DuplicateField',
    field: 'key',
    duplicateValue: 'room-9',
  });
});
