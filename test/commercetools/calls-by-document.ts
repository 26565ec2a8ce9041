/** The calls of the port that send each document. */
import type { Payment } from '#domain/cart/cart.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import type { ReadReviews } from '#worker/commerce/commercetools/catalogue/reviews.ts';
import type { CommercetoolsShop } from '#worker/commerce/commercetools/commercetools.ts';
import { beginning } from '#worker/commerce/remote/catalogue-source.ts';
import type { RemoteOrderDraft } from '#worker/commerce/remote/remote-shop.ts';
import { authorization, homeOfAda } from './ada.ts';
import { standaloneAnvil } from './anvil.ts';
import { german } from './scripted-wire.ts';
import { dataOf, firstSkus, type TwinShop } from './twin-shop.ts';

const [sku = ''] = firstSkus;
const ada = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Weiß',
  clientType: 'private',
  password: 'kettle and 7 pots',
} as const;
const newPassword = 'another 8 kettles';
const line: CartUpdate = { action: 'addLineItem', sku, quantity: 1 };

const cart = async ({ carts }: CommercetoolsShop, ...more: CartUpdate[]) =>
  dataOf(await carts.create({ key: 'room', updates: [line, ...more] }, german));
const customer = async ({ customers }: CommercetoolsShop) =>
  dataOf(await customers.signUp(ada, german)).customer;

async function draft(shop: CommercetoolsShop): Promise<RemoteOrderDraft> {
  const { id, version, totalPrice } = await cart(shop, {
    action: 'setShippingAddress',
    address: homeOfAda,
  });
  const amountPlanned = moneyOf(totalPrice.centAmount, 'EUR');
  const payment: Payment = {
    paymentMethodInfo: { paymentInterface: 'scheme', name: { en: 'scheme' } },
    amountPlanned,
    transactions: [authorization],
  };
  return {
    id: 'order-1',
    cart: { id, version },
    orderNumber: 'DE-1001',
    anotherNumber: async () => 'DE-1002',
    totalPrice: amountPlanned,
    payments: [payment],
    paymentState: 'Pending',
  };
}

/** A shop, and what only commands read. */
export type AskedShop = CommercetoolsShop & { reviews: ReadReviews };
type Ask = (shop: AskedShop) => Promise<Outcome<unknown>>;

/**
 * By the name of the document. `lacks`: what an answer without data lacks; absent: the answer is not read. `before`: what is
 * there before; it returns the call.
 */
export const calls: Record<string, { lacks?: string; before: (shop: TwinShop) => Promise<Ask> }> = {
  CartById: {
    lacks: 'inStore',
    async before(shop) {
      const { id } = await cart(shop);
      return ({ carts }) => carts.find({ id }, german);
    },
  },
  CartsByKey: {
    lacks: 'inStore',
    before:
      async () =>
      ({ carts }) =>
        carts.find({ key: 'room' }, german),
  },
  CartBasis: {
    lacks: 'inStore',
    async before(shop) {
      const held = await cart(shop);
      const update: CartUpdate = { action: 'setPaymentMethod', paymentInterface: 'bankTransfer' };
      return ({ carts }) => carts.update(held, [update], german);
    },
  },
  CreateCart: {
    lacks: 'createCart',
    before:
      async () =>
      ({ carts }) =>
        carts.create({ key: 'room', updates: [line] }, german),
  },
  UpdateCart: {
    lacks: 'updateCart',
    async before(shop) {
      const held = await cart(shop);
      return ({ carts }) => carts.update(held, [line], german);
    },
  },
  DeleteCart: {
    async before(shop) {
      const held = await cart(shop);
      return ({ carts }) => carts.remove(held, german);
    },
  },
  SignIn: {
    lacks: 'customerSignIn',
    async before(shop) {
      const { email } = await customer(shop);
      return ({ customers }) => customers.signIn({ email, password: ada.password }, german);
    },
  },
  SignUp: {
    lacks: 'customerSignUp',
    before:
      async () =>
      ({ customers }) =>
        customers.signUp(ada, german),
  },
  CustomerById: {
    lacks: 'customer',
    async before(shop) {
      const { id } = await customer(shop);
      return ({ customers }) => customers.find(id, german);
    },
  },
  UpdateCustomer: {
    lacks: 'updateCustomer',
    async before(shop) {
      const held = await customer(shop);
      const update = { action: 'setFirstName', firstName: 'Adele' } as const;
      return ({ customers }) => customers.update(held, [update], german);
    },
  },
  ChangePassword: {
    lacks: 'customerChangePassword',
    async before(shop) {
      const held = await customer(shop);
      const passwords = { currentPassword: ada.password, newPassword };
      return ({ customers }) => customers.changePassword(held, passwords, german);
    },
  },
  CreatePasswordToken: {
    lacks: 'customerCreatePasswordResetToken',
    async before(shop) {
      const { email } = await customer(shop);
      return ({ customers }) => customers.passwordToken(email, german);
    },
  },
  ResetPassword: {
    lacks: 'customerResetPassword',
    async before(shop) {
      const { email } = await customer(shop);
      const tokenValue = dataOf(await shop.customers.passwordToken(email, german))?.token ?? '';
      return ({ customers }) => customers.resetPassword({ tokenValue, newPassword }, german);
    },
  },
  OrderOrCart: {
    lacks: 'inStore',
    async before(shop) {
      const asked = await draft(shop);
      return ({ orders }) => orders.isMade(asked, german);
    },
  },
  CreatePayment: { lacks: 'createPayment', before: ordering },
  UpdatePaymentsOfCart: { lacks: 'updateCart', before: ordering },
  CreateOrderFromCart: { lacks: 'createOrderFromCart', before: ordering },
  PaymentByKey: { lacks: 'payment', before: following },
  UpdatePayment: { lacks: 'updatePayment', before: following },
  UpdateOrder: { before: following },
  ProductsChanged: {
    lacks: 'products.results',
    before:
      async () =>
      ({ catalogue }) =>
        catalogue.products(beginning),
  },
  ProductsOfSkus: {
    lacks: 'products.results',
    before:
      async () =>
      ({ catalogue }) =>
        catalogue.productsBySku([sku]),
  },
  ProductTypes: {
    lacks: 'productTypes.results',
    before:
      async () =>
      ({ catalogue }) =>
        catalogue.productsBySku([sku]),
  },
  CategoriesChanged: {
    lacks: 'categories.results',
    before:
      async () =>
      ({ catalogue }) =>
        catalogue.categories(beginning.at),
  },
  StockChanged: {
    lacks: 'inventoryEntries.results',
    before:
      async () =>
      ({ catalogue }) =>
        catalogue.stock(beginning),
  },
  PricesOfSkus: {
    lacks: 'standalonePrices.results',
    async before({ twin }) {
      const value = { currencyCode: 'EUR', centAmount: 9900 };
      await standaloneAnvil(twin, 'ANVIL-1', { value });
      return ({ catalogue }) => catalogue.productsBySku(['ANVIL-1']);
    },
  },
  PricesChanged: {
    lacks: 'standalonePrices.results',
    before:
      async () =>
      ({ catalogue }) =>
        catalogue.prices(beginning),
  },
  ReviewsChanged: {
    lacks: 'reviews.results',
    before:
      async () =>
      ({ reviews }) =>
        reviews(beginning),
  },
};

async function ordering(shop: CommercetoolsShop): Promise<Ask> {
  const asked = await draft(shop);
  return ({ orders }) => orders.fromCart(asked, german);
}

/** An order whose payment and state are others in the shop by now. */
async function following(shop: CommercetoolsShop): Promise<Ask> {
  const asked = await draft(shop);
  dataOf(await shop.orders.fromCart(asked, german));
  const payments = asked.payments.map((each) => ({
    ...each,
    transactions: [{ ...authorization, state: 'Success' as const }],
  }));
  const states = {
    orderState: 'Confirmed',
    shipmentState: 'Shipped',
    paymentState: 'Paid',
  } as const;
  return ({ orders }) => orders.follow({ ...asked, ...states, payments }, german);
}
