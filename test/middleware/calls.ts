/** Every call that the adapter makes, by the method of the port that makes it; and what a middleware answers. */
import { moneyOf } from '#domain/money/money-of.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import type { Asked, RemoteShop } from '#worker/commerce/remote/remote-shop.ts';

export const german: Asked = {
  store: { key: 'de', currency: 'EUR' },
  locale: 'de-DE',
  site: 'https://kontor.example',
};
export const loggedIn: Asked = {
  ...german,
  session: { accessToken: 'session=abc; device=d1' },
};

const euros = (centAmount: number) => ({ currencyCode: 'EUR', centAmount, fractionDigits: 2 });

export const cart = {
  id: 'cart-1',
  version: 4,
  key: 'room-0001',
  cartState: 'Active',
  lineItems: [
    {
      id: 'line-1',
      productId: 'product-1',
      name: { de: 'Regal' },
      quantity: 2,
      variant: { sku: 'EX20012345', attributes: [{ name: 'colour', value: 'grey' }] },
      price: { value: euros(4950) },
      // Nothing that the shop knows.
      inventoryMode: 'TrackOnly',
    },
  ],
  totalPrice: euros(9900),
  origin: 'Customer',
};
export const customer = {
  id: 'customer-1',
  version: 2,
  email: 'zora@mail.example',
  firstName: 'Zora',
  lastName: 'Nováková',
  createdAt: '2026-01-02T03:04:05.000Z',
  loyaltyLevel: 'gold',
};
export const order = {
  id: 'order-1',
  version: 1,
  orderNumber: 'M-1',
  createdAt: '2026-01-02T03:04:05.000Z',
  orderState: 'Open',
  totalPrice: euros(9900),
  cart: { typeId: 'cart', id: 'cart-1' },
  warehouse: 'north',
};

export const usual: Readonly<Record<string, unknown>> = {
  createCart: { cart },
  updateCart: { cart },
  getCart: { cart },
  deleteCart: { cart: null },
  createPayment: { payment: { id: 'payment-1' } },
  createOrder: { order },
  getShippingMethodsWithoutId: {
    shippingMethods: { results: [{ id: 'method-1', key: 'parcel', name: 'Paket' }] },
  },
  signIn: { customer, cart: null },
  signUp: { customer, cart: null },
  getCustomer: { customer },
  updateCustomer: { customer },
  customerChangePassword: { customer },
  customerCreatePasswordResetToken: {},
  customerResetPassword: { customer },
};

const line: CartUpdate = { action: 'addLineItem', sku: 'EX20012345', quantity: 2 };
const password = 'A password of 7 words';

export type Call = {
  name: string;
  /** It changes nothing, so it may be sent again. */
  isRead: boolean;
  make: (shop: RemoteShop, asked: Asked) => Promise<Outcome<unknown>>;
};

const update =
  (action: CartUpdate) =>
  ({ carts }: RemoteShop, asked: Asked) =>
    carts.update(cart, [action], asked);

export const calls: Call[] = [
  {
    name: 'createCart',
    isRead: false,
    make: ({ carts }, asked) => carts.create({ key: 'room-0001', updates: [line] }, asked),
  },
  { name: 'updateCart', isRead: false, make: update(line) },
  {
    name: 'getCart',
    isRead: true,
    make: ({ carts }, asked) => carts.find({ id: cart.id }, asked),
  },
  {
    name: 'createPayment',
    isRead: false,
    make: update({ action: 'setPaymentMethod', paymentInterface: 'bankTransfer' }),
  },
  {
    name: 'getShippingMethodsWithoutId',
    isRead: true,
    make: update({ action: 'setShippingMethod', key: 'parcel' }),
  },
  {
    name: 'createOrder',
    isRead: false,
    make: ({ orders }, asked) =>
      orders.fromCart(
        {
          id: 'order',
          cart,
          orderNumber: 'K-1',
          anotherNumber: async () => 'K-2',
          totalPrice: moneyOf(9900, 'EUR'),
          payments: [],
          paymentState: 'Pending',
        },
        asked,
      ),
  },
  {
    name: 'signIn',
    isRead: false,
    make: ({ customers }, asked) => customers.signIn({ email: customer.email, password }, asked),
  },
  {
    name: 'signUp',
    isRead: false,
    make: ({ customers }, asked) => {
      const { email, firstName, lastName } = customer;
      return customers.signUp(
        { email, firstName, lastName, password, clientType: 'private' },
        asked,
      );
    },
  },
  {
    name: 'getCustomer',
    isRead: true,
    make: ({ customers }, asked) => customers.find(customer.id, asked),
  },
  {
    name: 'updateCustomer',
    isRead: false,
    make: ({ customers }, asked) =>
      customers.update(customer, [{ action: 'setFirstName', firstName: 'Zoja' }], asked),
  },
  {
    name: 'customerChangePassword',
    isRead: false,
    make: ({ customers }, asked) =>
      customers.changePassword(
        customer,
        { currentPassword: password, newPassword: `${password}!` },
        asked,
      ),
  },
  {
    name: 'customerCreatePasswordResetToken',
    isRead: false,
    make: ({ customers }, asked) => customers.passwordToken(customer.email, asked),
  },
  {
    name: 'customerResetPassword',
    isRead: false,
    make: ({ customers }, asked) =>
      customers.resetPassword({ tokenValue: 'token', newPassword: password }, asked),
  },
];

/** Its failure is only logged. */
export const removal: Call = {
  name: 'deleteCart',
  isRead: false,
  make: ({ carts }, asked) => carts.remove(cart, asked),
};
