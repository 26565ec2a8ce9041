/** Customers with their carts, and orders at the same time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ask, askerOf, clientToken, customerToken, dataOf, issue } from './asking.ts';
import { type AskedCart, createdCart, soldSkus, updatedCart } from './cart-documents.ts';
import { seedDemo } from './seed.ts';
import { openTwin, type Twin } from './server.ts';

let twin: Twin;
let ask: Ask;
let skus: string[];
beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ products: 4 }) });
  ask = askerOf(twin, await clientToken(twin));
  skus = await soldSkus(ask);
});
afterAll(() => twin.close());

const password = 'first-password';
const signUp = `mutation SignUp($draft: CustomerSignUpDraft!) {
  customerSignUp(draft: $draft) { customer { id } cart { id customerId } } }`;
const signIn = `mutation SignIn($draft: CustomerSignInDraft!) {
  customerSignIn(draft: $draft) { customer { id } cart { id lineItems { quantity variant { sku } } } } }`;
type In = { customer: { id: string }; cart: AskedCart | null };

const line = (at: number, quantity: number) => ({ addLineItem: { sku: skus[at], quantity } });

it('a cart of a guest becomes the customer’s, and is merged into the one that there is', async () => {
  const guest = await updatedCart(ask, await createdCart(ask), [line(0, 1), line(1, 2)]);
  const draft = { email: 'd@example.org', password, anonymousCart: { id: guest.id } };
  const { customerSignUp: first } = await dataOf(ask<{ customerSignUp: In }>(signUp, { draft }));
  expect(first.cart).toEqual({ id: guest.id, customerId: first.customer.id });
  const other = await updatedCart(ask, await createdCart(ask), [line(1, 5), line(2, 1)]);
  const again = { ...draft, anonymousCart: { id: other.id } };
  const { customerSignIn } = await dataOf(ask<{ customerSignIn: In }>(signIn, { draft: again }));
  expect(customerSignIn.cart).toMatchObject({
    id: guest.id,
    lineItems: [
      { quantity: 1, variant: { sku: skus[0] } },
      { quantity: 5, variant: { sku: skus[1] } },
      { quantity: 1, variant: { sku: skus[2] } },
    ],
  });
  expect((await twin.records.get('cart', other.id))?.cartState).toBe('Merged');
});

it('an address has one account', async () => {
  const draft = { email: 'f@example.org', password };
  await dataOf(ask(signUp, { draft }));
  const { errors } = await ask(signUp, { draft: { ...draft, email: 'F@example.org' } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'DuplicateField', field: 'email' });
});

it('with a token of their own, customers and guests have their own carts', async () => {
  await dataOf(ask(signUp, { draft: { email: 'e@example.org', password } }));
  const customer = askerOf(
    twin,
    (await customerToken(twin, 'e@example.org', password)).access_token,
  );
  const anonymous = await issue(
    twin,
    { grant_type: 'client_credentials' },
    `/oauth/${twin.projectKey}/anonymous/token`,
  );
  const guest = askerOf(twin, anonymous.body.access_token);
  const create = 'mutation { createMyCart(draft: { currency: "EUR", country: "DE" }) { id } }';
  const active = '{ me { activeCart { id } } }';
  const ids = await Promise.all(
    [customer, guest].map(async (own) => {
      const { createMyCart } = await dataOf(own<{ createMyCart: { id: string } }>(create));
      expect((await own(active)).data).toEqual({ me: { activeCart: createMyCart } });
      return createMyCart.id;
    }),
  );
  const foreign = await customer('query C($id: String!) { me { cart(id: $id) { id } } }', {
    id: ids[1],
  });
  expect(foreign.data).toEqual({ me: { cart: null } });
});

const order = (cart: AskedCart, orderNumber: string) =>
  ask('mutation Order($draft: OrderCartCommand!) { createOrderFromCart(draft: $draft) { id } }', {
    draft: { cart: { id: cart.id }, version: cart.version, orderNumber },
  });

const ready = async (quantity: number) =>
  updatedCart(ask, await createdCart(ask, { inventoryMode: 'ReserveOnOrder' }), [
    line(0, quantity),
    { setShippingAddress: { address: { country: 'DE' } } },
  ]);

it('of one cart there is one order, and of one number too', async () => {
  const cart = await ready(1);
  const told = await Promise.all(['A-1', 'A-2', 'A-3'].map((number) => order(cart, number)));
  expect(told.filter(({ errors }) => !errors)).toHaveLength(1);
  const refused = told.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
  expect(refused).toEqual(['ConcurrentModification', 'ConcurrentModification']);
  const { errors } = await order(await ready(1), 'A-1');
  expect(errors?.[0]?.extensions).toEqual({
    code: 'DuplicateField',
    field: 'orderNumber',
    duplicateValue: 'A-1',
  });
});

it('more than there is cannot be ordered', async () => {
  const { errors } = await order(await ready(90_000), 'A-9');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'OutOfStock', skus: [skus[0]] });
});
