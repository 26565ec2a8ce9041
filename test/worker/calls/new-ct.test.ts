import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { cartAnswer as cartSchema } from '#domain/cart/cart-answer.ts';
import { orderAnswer as orderSchema } from '#domain/order/order-answer.ts';
import { catalogueInputs } from '../catalogue-inputs.ts';
import { customerOf, newEmail, password, registrationToken } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { addressIn, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

async function demoNumber(condition = 'true'): Promise<string> {
  const row = await env.DB.prepare(
    `SELECT number FROM products JOIN prices ON product_id = id JOIN inventory USING (sku)
     WHERE store = 'de' AND sellable = 1 AND available_quantity > 0 AND sku LIKE 'EX10%'
       AND ${condition} ORDER BY sku`,
  ).first<{ number: string }>();
  if (!row) throw new Error(`no demo product where ${condition}`);
  return row.number;
}

it('getProductCards returns every requested product in the requested order', async () => {
  const skus = await putOnSale(...Array.from({ length: 20 }, () => ({})));
  const asked = skus.toReversed();
  const { products } = await visitor('pl').ask('getProductCards', { skus: asked });
  expect(products.map(({ sku }) => sku)).toEqual(asked);
});

it('getProductCards returns the cards of known SKUs in the language of the market', async () => {
  const [sku] = await putOnSale({ price: 1234, stock: 7, volumeDiscount: true });
  const skus = [sku, 'EX99999999'];
  const { products } = await visitor('pl').ask('getProductCards', { skus });
  expect(products).toEqual([
    expect.objectContaining({
      sku,
      name: `Regal ${sku} pl`,
      slug: `regal-pl-${sku.slice(2)}`,
      price: { centAmount: 1234 },
      availableQuantity: 7,
      volumeDiscountGroup: 'standard',
    }),
  ]);
});

it('getProductPage returns the product, its accessories and its other versions', async () => {
  const number = await demoNumber(
    `json_array_length(related_accessories) > 1 AND family IN
      (SELECT family FROM products GROUP BY family HAVING count(*) > 2)`,
  );
  const page = await visitor('de').ask('getProductPage', { number });
  expect(page.product).toMatchObject({ sku: `EX${number}`, brand: expect.any(String) });
  expect(page.product.slug).toMatch(new RegExp(`-${number}$`));
  expect(page.product.description.length).toBeGreaterThan(20);
  expect(page.product.attributesRaw.length).toBeGreaterThanOrEqual(4);
  expect(page.product.images.length).toBeGreaterThan(0);
  expect(page.accessories.length).toBeGreaterThan(0);
  expect(page.versions.length).toBeGreaterThan(0);
  expect(page.versions.map(({ sku }) => sku)).not.toContain(`EX${number}`);
  const unknown = await visitor('de').call('getProductPage', { number: '99999999' });
  expect(unknown).toMatchObject({ status: 404, code: 'ProductNotFound' });
});

it('getUnavailableReason says why a number has no page here', async () => {
  const [notBritish] = await putOnSale({ notSellableIn: ['gb'] });
  const unavailableReasonOf = async (number: string) =>
    (await visitor('gb').ask('getUnavailableReason', { number })).reason;
  expect(await unavailableReasonOf(notBritish.slice(2))).toEqual({ kind: 'not-sold-here' });
  expect(await unavailableReasonOf('99999999')).toEqual({ kind: 'unknown' });
});

it('getAddresses returns every product exactly once over all pages', async () => {
  const part = (offset: number, limit: number) =>
    visitor('fr').ask('getAddresses', { of: 'products', offset, limit });
  const { total } = await part(0, 1);
  const inParts = async (size: number) => {
    const parts: Awaited<ReturnType<typeof part>>['results'] = [];
    for (let offset = 0; offset < total; offset += size) {
      parts.push(...(await part(offset, size)).results);
    }
    return parts;
  };
  const all = await inParts(1000);
  expect(all).toHaveLength(total);
  expect(await inParts(370)).toEqual(all);
  expect((await part(total, 1)).results).toEqual([]);
});

it('searchProducts answers several queries at once, each with its own total and facets', async () => {
  const queries = [{ pageSize: 3 }, { onSale: true, pageSize: 48 }, { query: 'zzzz-nothing' }];
  const { listings } = await visitor('ch').ask('searchProducts', { queries });
  const [all, onSale, nothing] = listings;
  expect(all?.items).toHaveLength(3);
  expect(all?.total).toBeGreaterThan(150);
  expect(onSale?.total).toBe(all?.facets.onSale);
  expect(onSale?.items.every(({ price }) => price.discounted !== undefined)).toBe(true);
  expect(nothing).toMatchObject({ items: [], total: 0, facets: { brands: [], inStock: 0 } });
});

it('all calls of the catalogue succeed; their own tests check the answers', async () => {
  const [sku] = await putOnSale({});
  for (const [name, main] of catalogueInputs(sku)) {
    expect(await visitor('de').raw(name, JSON.stringify([main]))).toMatchObject({ status: 200 });
  }
});

it('getCategoryTree answers with the whole tree, or with the category of a slug', async () => {
  const { categories } = await visitor('fr').ask('getCategoryTree', {});
  const keys = new Set(categories.map(({ key }) => key));
  expect(categories.some(({ parentKey }) => !parentKey)).toBe(true);
  expect(categories.every(({ parentKey }) => !parentKey || keys.has(parentKey))).toBe(true);
  const [wanted] = categories;
  const { categories: one } = await visitor('fr').ask('getCategoryTree', { slug: wanted?.slug });
  expect(one).toEqual([wanted]);
});

it('cart operations return a complete, valid cart, and each change increases its version by one', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('se');
  const { cart } = await shopper.ask('createCart', {});
  const { id } = cart;
  const added = await shopper.ask('addToCart', { id, version: 1, product: { sku }, quantity: 2 });
  const lineItem = { id: added.cart.lineItems[0]?.id ?? '' };
  const more = await shopper.ask('updateCartQuantity', { id, version: 2, lineItem, quantity: 9 });
  const empty = await shopper.ask('removeFromCart', { id, version: 3, lineItem });
  const filled = await shopper.ask('updateCart', {
    id,
    version: 4,
    actions: [
      { action: 'addLineItem', sku, quantity: 1 },
      { action: 'setCustomerEmail', email: 'zora@mail.example' },
      { action: 'addPayment', paymentInterface: 'cashOnDelivery' },
      { action: 'setShippingMethod', shippingMethod: null },
      { action: 'recalculate', updateProductData: true },
    ],
  });
  const { me } = await shopper.ask('getMe', {});
  const named = await shopper.ask('applyCartCoupon', { id, version: 5, code: 'HERBST25' });
  const [{ discountCode: { id: codeId = '' } = {} } = {}] = named.cart.discountCodes;
  const discountCode = { typeId: 'discount-code' as const, id: codeId };
  const bare = await shopper.ask('removeCartCoupon', { id, version: 6, discountCode });
  const back = await shopper.ask('undoCartChange', { id, version: 7 });
  const later = [me.activeCart, named.cart, bare.cart, back.cart];
  const carts = [cart, added.cart, more.cart, empty.cart, filled.cart, ...later];
  for (const each of carts) expect(cartSchema.parse(each)).toEqual(each);
  expect(carts.map((each) => each?.version)).toEqual([1, 2, 3, 4, 5, 5, 6, 7, 8]);
  const quantities = carts.map((each) => each?.lineItems[0]?.quantity);
  expect(quantities).toEqual([undefined, 2, 9, undefined, 1, 1, 1, 1, 1]);
  expect(carts.map((each) => each?.discountCodes.length)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 1]);
  expect(filled.cart).toMatchObject({
    customerEmail: 'zora@mail.example',
    custom: { calculatedCodFee: { centAmount: 3300, currencyCode: 'SEK' } },
  });
  expect(await shopper.ask('getGuaranteeOffers', { skus: ['NOPE'] })).toEqual({ offers: {} });
  const offered = await shopper.ask('getShippingMethods', { id });
  expect(offered.shippingMethods.results).toMatchObject([{ key: 'parcel' }]);
  const bought = { id: back.cart.lineItems[0]?.id ?? '' };
  await shopper.ask('updateCartItemChannel', { id, version: 8, lineItem: bought });
  expect(await shopper.ask('deleteCart', { id, version: 9 })).toEqual({ cart: null });
});

it('getMe has no cart for a visitor without one', async () => {
  expect(await visitor('de').ask('getMe', {})).toEqual({ me: { activeCart: null } });
});

it('createOrder returns a complete, valid order, and getOrder and getOrders return the same one', async () => {
  const [sku] = await putOnSale({ price: 7000 });
  const { shopper, cart } = await readyToOrder('ie', { [sku]: 1 });
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'cashOnDelivery', 7290));
  expect(orderSchema.parse(order)).toEqual(order);
  const { id, orderNumber, customerEmail: email } = order;
  expect(await shopper.ask('getOrder', { id })).toEqual({ order });
  const orders = { results: [order], offset: 0, count: 1, total: 1 };
  expect(await shopper.ask('getOrders', {})).toEqual({ me: { orders } });
  const found = await visitor('ie').ask('findOrder', { orderNumber, email });
  expect(found.order).toMatchObject({ orderNumber, payment: 'onDelivery' });
  const notFound = { status: 404, code: 'OrderNotFound' };
  expect(await shopper.call('getOrder', { id: crypto.randomUUID() })).toMatchObject(notFound);
  // The order's id is visible in the address of its page; it alone gives no access.
  expect(await visitor('ie').call('getOrder', { id: order.id })).toMatchObject(notFound);
});

it('signUp, signIn, getCustomer and isLoggedIn answer with the customer and never with the password', async () => {
  const email = newEmail();
  const draft = {
    firstName: 'Zora',
    lastName: 'N',
    clientType: 'company',
    email,
    password,
  } as const;
  const shopper = visitor('ch');
  expect(await shopper.ask('isLoggedIn', {})).toEqual({ loggedIn: false });
  expect(await shopper.call('getCustomer', {})).toMatchObject({ status: 401, code: 'NotLoggedIn' });
  const { password: _secret, ...known } = { ...draft, email: email.toLowerCase() };
  expect(await shopper.ask('signUp', draft)).toEqual({ customer: known, cart: null });
  expect(await shopper.ask('isLoggedIn', {})).toEqual({ loggedIn: false });
  const tokenValue = await registrationToken(email);
  const { customer } = await shopper.ask('confirmRegistration', { tokenValue, password });
  const own = {
    ...known,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    version: 1,
    isEmailVerified: true,
    locale: 'de-CH',
    createdAt: expect.stringMatching(/^\d{4}-/),
  };
  const uses = { shippingAddressIds: [], billingAddressIds: [] };
  const book = { addresses: [], shippingAddresses: [], billingAddresses: [], ...uses };
  expect(customer).toEqual({ ...own, ...book, custom: { clientType: 'company' } });
  expect(await shopper.ask('getCustomer', {})).toEqual({
    customer: { ...own, id: customer.id },
    session: expect.objectContaining({ means: 'registration' }),
    passwordSetAt: expect.stringMatching(/^\d{4}-/),
  });
  const other = visitor('ch');
  const arrival = { customer, cart: null, merged: false, notices: [] };
  expect(await other.ask('signIn', { email, password })).toEqual(arrival);
  expect(await other.ask('isLoggedIn', {})).toMatchObject({ loggedIn: true });
});

it('the calls for addresses return the whole address book; address-book.test.ts checks what they do', async () => {
  const { shopper } = await customerOf('fr');
  const address = addressIn('fr');
  const added = await shopper.ask('customerAddAddress', { version: 1, address });
  const named = { addressId: added.addresses[0]?.id ?? '' };
  await shopper.ask('customerSetDefaultShippingAddress', { version: 2, ...named });
  await shopper.ask('customerSetDefaultBillingAddress', { version: 3, ...named });
  const moved = { ...address, city: 'Nice' };
  const changed = await shopper.ask('customerChangeAddress', {
    version: 4,
    ...named,
    address: moved,
  });
  expect(await shopper.ask('getCustomerAddresses', {})).toEqual(changed);
  expect(changed).toMatchObject({ version: 5, defaultBillingAddressId: named.addressId });
  const removed = await shopper.ask('customerRemoveAddress', { version: 5, ...named });
  expect(removed).toMatchObject({ version: 6, addresses: [] });
});

it('customerResetPassword refuses an unknown token, customerCreatePasswordResetToken returns nothing', async () => {
  const asked = await visitor('de').ask('customerCreatePasswordResetToken', { email: newEmail() });
  expect(asked).toEqual({});
  const reset = { tokenValue: 'nobody', newPassword: password };
  const invalid = { status: 410, code: 'ResetTokenInvalid' };
  expect(await visitor('de').call('customerResetPassword', reset)).toMatchObject(invalid);
});
