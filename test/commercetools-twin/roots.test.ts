/** Every root that a shop uses answers; what the twin does not have is null or an error. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askerOf, clientToken, customerToken, dataOf } from './asking.ts';
import { createdCart, soldSkus, updatedCart } from './cart-documents.ts';
import { seedDemo } from './seed.ts';
import { openTwin, type Twin } from './server.ts';

let twin: Twin;
let ask: Ask;
let sku: string;
beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ products: 4 }) });
  ask = askerOf(twin, await clientToken(twin));
  [sku = ''] = await soldSkus(ask);
});
afterAll(() => twin.close());

const reads: Record<string, string> = {
  products: `products(where: "key > \\"5\\"", limit: 1, sort: ["key asc"]) { total exists results { key } }`,
  'product(key)': `product(key: "SKU") { skus taxCategory { key } reviewRatingStatistics { count } }`,
  'product(sku)': `product(sku: "SKU") { key productType { key } masterData { current {
      name(locale: "de") nameAllLocales { locale value } slug(acceptLanguage: ["de-AT"])
      categories { key ancestors { key } } allVariants { sku }
      masterVariant { price(currency: EUR, country: DE) { value { type centAmount } }
        images { url dimensions { width height } } attributesRaw(includeNames: ["brand"]) { name value }
        availability { noChannel { isOnStock availableQuantity } } } } } }`,
  categories: `categories(limit: 1) { results { key children { key } childCount orderHint } }`,
  category: `category(key: "workshop") { name(locale: "de") parent { key } }`,
  stores: `stores { total results { key languages countries { code } supplyChannels { key } } }`,
  store: `store(key: "fr") { nameAllLocales { value } custom { customFieldsRaw { name value } } }`,
  channels: `channels(limit: 1) { results { key roles } }`,
  shippingMethods: `shippingMethods { results { key isDefault zoneRates { zone { key } shippingRates {
      price { centAmount } freeAbove { centAmount } } } custom { customFieldsRaw { name value } } } }`,
  shippingMethodsByLocation: `shippingMethodsByLocation(country: "FR", currency: "EUR") { key
      zoneRates { zone { key } shippingRates { isMatching } } }`,
  inventoryEntries: `inventoryEntries(where: "sku = \\"SKU\\"") { results { sku availableQuantity } }`,
  reviews: `reviews(limit: 1) { total results { rating target { id ... on Product { key } } } }`,
  cartDiscounts: `cartDiscounts { results { key stores { key } value { type
      ... on RelativeDiscountValue { permyriad } ... on AbsoluteDiscountValue { money { centAmount } } }
      target { type ... on LineItemsTarget { predicate } } custom { customFieldsRaw { name } } } }`,
  discountCodes: `discountCodes { results { code isActive cartDiscounts { key } } }`,
  typeDefinitions: `typeDefinitions(limit: 1) { results { key fieldDefinitions { name type { name } } } }`,
  productTypes: `productTypes { results { key attributeDefinitions { total results { name type { name } } } } }`,
  taxCategories: `taxCategories { results { key rates { country amount includedInPrice } } }`,
  zones: `zones(limit: 1) { results { key locations { country } } }`,
  carts: `carts(where: "key = \\"none\\"") { total exists results { id } }`,
  orders: `orders(sort: ["createdAt desc"], limit: 5, offset: 0) { total results { id } }`,
  customers: `customers(where: "email = \\"nobody@example.org\\"") { total }`,
  payments: `payments(limit: 0) { total count results { id } }`,
};

describe('queries', () => {
  it.each(Object.entries(reads))('%s', async (_name, text) => {
    const query = `{ ${text.replaceAll('SKU', sku).replaceAll('EUR, ', '"EUR", ').replaceAll('DE)', '"DE")')} }`;
    const { errors, data, status } = await ask(query);
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    expect(Object.values(data ?? {})[0]).not.toBeNull();
  });

  it('of the seed have what the shop sells', async () => {
    const { product } = await dataOf(
      ask<{ product: { masterData: { current: { name: string; masterVariant: object } } } }>(
        `query Product($sku: String) { product(sku: $sku) { masterData { current { name(locale: "de")
          masterVariant { prices { country value { currencyCode } } } } } } }`,
        { sku },
      ),
    );
    const { name, masterVariant } = product.masterData.current;
    expect(name).not.toBe('');
    expect(masterVariant).toHaveProperty('prices.length', 25);
  });
});

describe('mutations', () => {
  it('from a customer and a cart to a paid order and a review', async () => {
    const { customerSignUp } = await dataOf(
      ask<{ customerSignUp: { customer: { id: string; version: number; vatId: string } } }>(
        `mutation SignUp($draft: CustomerSignUpDraft!) {
          customerSignUp(draft: $draft) { customer { id version vatId } cart { id } }
        }`,
        { draft: { email: 'b@example.org', password: 'first-password', vatId: 'DE1' } },
      ),
    );
    const { id: customerId, version } = customerSignUp.customer;
    expect(customerSignUp.customer).toMatchObject({ version: 1, vatId: 'DE1' });
    const { updateCustomer } = await dataOf(
      ask<{ updateCustomer: { version: number; shippingAddresses: object[] } }>(
        `mutation Update($id: String, $version: Long!, $actions: [CustomerUpdateAction!]!) {
          updateCustomer(id: $id, version: $version, actions: $actions) { version shippingAddresses { key } }
        }`,
        {
          id: customerId,
          version,
          actions: [
            { addAddress: { address: { key: 'home', country: 'DE' } } },
            { addShippingAddressId: { addressKey: 'home' } },
          ],
        },
      ),
    );
    expect(updateCustomer).toEqual({ version: 3, shippingAddresses: [{ key: 'home' }] });
    const { createPayment } = await dataOf(
      ask<{ createPayment: { id: string; version: number } }>(
        'mutation Pay($draft: PaymentDraft!) { createPayment(draft: $draft) { id version } }',
        {
          draft: {
            amountPlanned: { currencyCode: 'EUR', centAmount: 100 },
            paymentMethodInfo: {
              paymentInterface: 'scheme',
              name: [{ locale: 'en', value: 'Card' }],
            },
          },
        },
      ),
    );
    const empty = await createdCart(ask, { customerId, inventoryMode: 'ReserveOnOrder' });
    const cart = await updatedCart(ask, empty, [
      { addLineItem: { sku, quantity: 2 } },
      { setShippingAddress: { address: { country: 'DE' } } },
      { addPayment: { payment: { id: createPayment.id } } },
    ]);
    const stock = () => twin.records.first('inventory-entry', `sku = "${sku}"`);
    const before = Number((await stock())?.availableQuantity);
    const { createOrderFromCart } = await dataOf(
      ask<{ createOrderFromCart: object }>(
        `mutation Order($draft: OrderCartCommand!) { createOrderFromCart(draft: $draft) {
          orderNumber orderState paymentState customer { email } cart { cartState }
          paymentInfo { payments { paymentMethodInfo { name(locale: "en") paymentInterface } } }
        } }`,
        {
          draft: {
            cart: { id: cart.id },
            version: cart.version,
            orderNumber: 'K-7',
            paymentState: 'Pending',
          },
        },
      ),
    );
    expect(createOrderFromCart).toEqual({
      orderNumber: 'K-7',
      orderState: 'Open',
      paymentState: 'Pending',
      customer: { email: 'b@example.org' },
      cart: { cartState: 'Ordered' },
      paymentInfo: {
        payments: [{ paymentMethodInfo: { name: 'Card', paymentInterface: 'scheme' } }],
      },
    });
    expect((await stock())?.availableQuantity).toBe(before - 2);
    const own = askerOf(
      twin,
      (await customerToken(twin, 'b@example.org', 'first-password')).access_token,
    );
    const mine =
      '{ me { customer { email } activeCart { id } orders { results { orderNumber } } } }';
    expect((await own(mine)).data).toEqual({
      me: {
        customer: { email: 'b@example.org' },
        activeCart: null,
        orders: { results: [{ orderNumber: 'K-7' }] },
      },
    });
    const paid = `mutation Paid { updateOrder(orderNumber: "K-7", version: 1,
      actions: [{ changePaymentState: { paymentState: Paid } }]) { version paymentState } }`;
    expect((await ask(paid)).data).toEqual({ updateOrder: { version: 2, paymentState: 'Paid' } });
    const review = `mutation Review($draft: ReviewDraft!) { createReview(draft: $draft) { rating target { id } } }`;
    const draft = { rating: 5, text: 'Good.', target: { typeId: 'product', key: sku } };
    expect((await ask(review, { draft })).errors).toBeUndefined();
  });

  it('passwords: changed by their owner, or with a token that works once', async () => {
    const draft = { email: 'c@example.org', password: 'first-password' };
    const { customerSignUp } = await dataOf(
      ask<{ customerSignUp: { customer: { id: string } } }>(
        'mutation SignUp($draft: CustomerSignUpDraft!) { customerSignUp(draft: $draft) { customer { id } } }',
        { draft },
      ),
    );
    const change = `mutation Change($id: String!, $old: String!) { customerChangePassword(
      id: $id, version: 1, currentPassword: $old, newPassword: "second-password") { version } }`;
    const { id } = customerSignUp.customer;
    const wrong = await ask(change, { id, old: 'wrong' });
    expect(wrong.errors?.[0]?.extensions.code).toBe('InvalidCurrentPassword');
    expect((await ask(change, { id, old: draft.password })).data).toEqual({
      customerChangePassword: { version: 2 },
    });
    const { customerCreatePasswordResetToken: token } = await dataOf(
      ask<{ customerCreatePasswordResetToken: { value: string } }>(
        'mutation { customerCreatePasswordResetToken(email: "c@example.org") { value } }',
      ),
    );
    const reset = `mutation Reset($token: String!) {
      customerResetPassword(tokenValue: $token, newPassword: "third-password") { version } }`;
    const once = await ask(reset, { token: token.value });
    expect(once.data).toEqual({ customerResetPassword: { version: 3 } });
    const twice = await ask(reset, { token: token.value });
    expect(twice.errors?.[0]?.extensions.code).toBe('ResourceNotFound');
    const signIn = `mutation SignIn($password: String!) {
      customerSignIn(draft: { email: "C@example.org", password: $password }) { customer { id } } }`;
    expect((await ask(signIn, { password: 'third-password' })).errors).toBeUndefined();
    const refused = await ask(signIn, { password: draft.password });
    expect(refused.errors?.[0]?.extensions.code).toBe('InvalidCredentials');
  });
});
