/** The answers of real calls have the fields of the specification's entities: address, cart, customer, order and payment. */
import { expect, it } from 'vitest';
import { cartAnswer } from '#domain/cart/cart-answer.ts';
import { customerWithBook } from '#domain/customer/customer-answer.ts';
import { orderAnswer } from '#domain/order/order-answer.ts';
import { customerOf, password } from '../customers.ts';
import { payer } from '../paying.ts';
import { placed } from '../placed-orders.ts';
import { addressIn, orderCall } from '../shopper.ts';
import { checksOf, company, newNumber, waitForCart } from '../vat-company.ts';
import { type Visitor, visitor } from '../visitor.ts';

const latestOrder = async (shopper: Visitor) =>
  orderAnswer.parse((await shopper.ask('getOrders', {})).me.orders.results[0]);

it.concurrent('a cart and its order say whether the VAT number is valid, the order with the registry’s words', async () => {
  const number = newNumber();
  const { shopper, cart } = await company('at', number);
  const net = await waitForCart(cart, 'at', ({ vatCheck }) => vatCheck !== undefined);
  const { id } = cart;
  const answer = (await shopper.ask('getCart', { id })).cart;
  const validated = { vatNumber: number, vatValidated: true };
  expect(answer).toMatchObject({ billingAddress: validated, shippingAddress: validated });
  expect(cartAnswer.parse(answer)).toEqual(answer);
  expect(JSON.stringify(answer)).not.toContain('vatRawResponse');
  const { totalPrice } = net;
  const call = orderCall(net, 'bankTransfer', totalPrice.centAmount);
  const { order } = await shopper.ask('createOrder', call);
  const [check] = await checksOf(number);
  const proven = { ...validated, vatRawResponse: check?.raw };
  expect(order).toMatchObject({ billingAddress: proven, shippingAddress: proven });
  expect(await latestOrder(shopper)).toEqual(order);
});

it.concurrent('a number that the registry does not know is not validated; without a check nothing is said', async () => {
  const { shopper, cart } = await company('at', 'ATU99990108');
  await waitForCart(cart, 'at', ({ vatCheck }) => vatCheck !== undefined);
  const { activeCart } = (await shopper.ask('getMe', {})).me;
  expect(activeCart).toMatchObject({ billingAddress: { vatValidated: false } });
  const { shopper: person, order } = await placed('at');
  expect(JSON.stringify([order, await latestOrder(person)])).not.toContain('vatValidated');
});

it('an order has its articles and payment as the specification has them', async () => {
  const { shopper, order, sku } = await placed('de');
  expect(order).toMatchObject({
    lineItems: [
      {
        variant: {
          sku,
          images: [{ url: '/empty-shelf.svg', label: `Regal ${sku} de` }],
          attributesRaw: [
            { name: 'isPackageTypeFreight', value: false },
            { name: 'isBware', value: false },
          ],
          prices: [{ value: { centAmount: 6000 } }],
        },
      },
    ],
    paymentInfo: {
      payments: [
        {
          id: 'payment-bankTransfer',
          paymentMethodInfo: { paymentInterface: 'bankTransfer', name: { en: 'Bank transfer' } },
          custom: { customFieldsRaw: [{ name: 'paymentType', value: 'bankTransfer' }] },
        },
      ],
    },
  });
  expect(await latestOrder(shopper)).toEqual(order);
  expect(await visitor('de').ask('getOrders', {})).toMatchObject({ me: { orders: { total: 0 } } });
});

it('a payment by reference has its details as the custom field action', async () => {
  const { shopper, press } = await payer('pt');
  expect(await press('multibanco')).toMatch(/thank-you/);
  const [payment] = (await latestOrder(shopper)).paymentInfo.payments;
  const fields = new Map(
    payment?.custom.customFieldsRaw.map(({ name, value }) => [name, value] as const),
  );
  expect(fields.get('paymentType')).toBe('multibanco');
  expect(JSON.parse(fields.get('action') ?? '')).toEqual({
    reference: expect.stringMatching(/^\d/),
    entity: expect.stringMatching(/^\d+$/),
    expiresAt: expect.stringMatching(/^\d{4}-/),
    merchantReference: expect.any(String),
  });
});

it('updateCustomer and signIn answer with the customer’s own address book and client type', async () => {
  const { shopper, email } = await customerOf('de');
  const home = addressIn('de');
  // What a caller says of defaults does not count.
  const shop = { ...home, city: 'Lübeck', isDefaultBillingAddress: true };
  const first = await shopper.ask('customerAddAddress', {
    version: 1,
    address: home,
    uses: ['shipping', 'billing'],
  });
  const { addresses } = await shopper.ask('customerAddAddress', {
    version: first.version,
    address: shop,
    uses: ['shipping'],
  });
  const [homeId, shopId] = addresses.map(({ id }) => id);
  const saved = [
    { ...home, id: homeId, isDefaultShippingAddress: true, isDefaultBillingAddress: true },
    { ...shop, id: shopId, isDefaultShippingAddress: false, isDefaultBillingAddress: false },
  ];
  const book = {
    addresses: saved,
    shippingAddresses: saved,
    billingAddresses: saved.slice(0, 1),
    shippingAddressIds: [homeId, shopId],
    billingAddressIds: [homeId],
    defaultShippingAddressId: homeId,
    defaultBillingAddressId: homeId,
    custom: { clientType: 'company' },
  };
  const { customer } = await shopper.ask('updateCustomer', {
    version: 3,
    actions: [{ action: 'setCustomField', name: 'clientType', value: 'company' }],
  });
  expect(customer).toMatchObject({ version: 4, clientType: 'company', ...book });
  expect(customerWithBook.parse(customer)).toEqual(customer);
  const arrived = await visitor('de').ask('signIn', { draft: { email, password } });
  expect(arrived.customer).toEqual(customer);
  const { shopper: other } = await customerOf('de');
  const change = { version: 1, actions: [{ action: 'setFirstName' as const, firstName: 'Vera' }] };
  const { customer: another } = await other.ask('updateCustomer', change);
  expect(another).toMatchObject({ addresses: [], custom: { clientType: 'private' } });
  expect(await visitor('de').call('updateCustomer', change)).toMatchObject({ status: 401 });
});
