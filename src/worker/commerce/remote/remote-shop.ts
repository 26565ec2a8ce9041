/**
 * What a remote backend stores for the shop: carts, orders, customers. Two adapters have it, `middleware` and
 * `commercetools`; `remoteBackend` composes a backend of one of them and of what the shop itself stores. No method throws
 * for a fault of the remote: it returns `BackendFailed` with the specification's text.
 */

import type { Payment } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Money } from '#domain/money/money.ts';
import type { Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { RemoteCustomer } from '#domain/remote/remote-customer.ts';
import type { RemoteOrder } from '#domain/remote/remote-order.ts';
import type { RemoteSession } from '../../data/customers/remote-customers.ts';
import type { CatalogueSource } from './catalogue-source.ts';

export type { RemoteSession };

/** For whom a request is made. `session`: of the customer who is logged in. */
export type Asked = {
  store: { key: CountryCode; currency: CurrencyCode };
  locale: LocaleCode;
  /** The shop's URL in this language, without a trailing slash. */
  site: string;
  /** Of the shopper: limits of a remote may count by it. */
  network?: string;
  session?: RemoteSession;
};

export type RemoteReference = { id: string; version: number };

/** `key`: the id of the cart's room; the cart that has it already is returned. */
export type RemoteCartDraft = {
  key: string;
  customerId?: string;
  updates: readonly CartUpdate[];
};

export type RemoteCarts = {
  /** A cart belongs to the customer whose session makes it: nothing else tells whose it is. */
  isOwnedBySession?: true;
  /** Idempotent by `key`. */
  create(draft: RemoteCartDraft, asked: Asked): Promise<Outcome<RemoteCart>>;
  /** By the key or the remote's own id. */
  find(by: { key: string } | { id: string }, asked: Asked): Promise<Outcome<RemoteCart | null>>;
  /** All updates or none, sent once. `ConcurrentModification` has the `currentVersion`. */
  update(
    cart: RemoteReference,
    updates: readonly CartUpdate[],
    asked: Asked,
  ): Promise<Outcome<RemoteCart>>;
  /** Succeeds if there is none. */
  remove(cart: RemoteReference, asked: Asked): Promise<Outcome<null>>;
};

export type RemoteOrderDraft = {
  /** Of the shop's order: the payments are known by it. */
  id: string;
  cart: RemoteReference;
  /** The remote may have one of its own; its answer tells. */
  orderNumber: string;
  /** Another one, if the remote has given it to another order. */
  anotherNumber: () => Promise<string>;
  /** What the shopper has agreed to pay. */
  totalPrice: Money;
  /** In the order in which they pay; a provider's with its transactions. */
  payments: readonly Payment[];
  paymentState: 'Pending' | 'Paid' | 'Failed' | 'BalanceDue' | 'CreditOwed';
};

export type OrderReference = Pick<RemoteOrderDraft, 'cart' | 'orderNumber'>;

/** What the shop knows of an order after it was placed. */
export type FollowedOrder = OrderReference &
  Pick<Order, 'id' | 'orderState' | 'shipmentState' | 'paymentState'> & {
    payments: readonly Payment[];
  };

export type RemoteOrders = {
  /** Idempotent by the cart. */
  fromCart(draft: RemoteOrderDraft, asked: Asked): Promise<Outcome<RemoteOrder>>;
  /** Whether the cart has become an order. */
  isMade(draft: OrderReference, asked: Asked): Promise<Outcome<boolean>>;
  /**
   * Of an order that the shop could not store after all. Succeeds if it is cancelled already. Absent: the remote has no
   * such call; then nothing is sold that the shop could refuse so late.
   */
  cancel?(draft: OrderReference, asked: Asked): Promise<Outcome<null>>;
  /** Brings the remote's order to the states and payments of the shop's. Absent: the remote has no such call. */
  follow?(order: FollowedOrder, asked: Asked): Promise<Outcome<null>>;
};

/** `session`: absent if the remote knows customers by nothing but their ids. */
export type Arrived = { customer: RemoteCustomer; session?: RemoteSession };

export type RemoteCustomers = {
  /** The remote itself mails: links for a new password, whose tokens are its own, and maybe to whoever signs up. */
  mailsPasswords: boolean;
  /** `LoginRefused` if the address or the password is not right. */
  signIn(credentials: { email: string; password: string }, asked: Asked): Promise<Outcome<Arrived>>;
  /** `LoginRefused` if there is an account with this address. */
  signUp(draft: CustomerDraft, asked: Asked): Promise<Outcome<Arrived>>;
  find(id: string, asked: Asked): Promise<Outcome<RemoteCustomer | null>>;
  /** All updates or none. `CustomerChanged` has the `currentVersion`. */
  update(
    customer: RemoteReference,
    updates: readonly CustomerUpdate[],
    asked: Asked,
  ): Promise<Outcome<RemoteCustomer>>;
  changePassword(
    customer: RemoteReference,
    passwords: { currentPassword: string; newPassword: string },
    asked: Asked,
  ): Promise<Outcome<RemoteCustomer>>;
  /** Null: the remote sends the mail itself, or there is no such customer. */
  passwordToken(
    email: string,
    asked: Asked,
  ): Promise<Outcome<{ token: string; customerId: string } | null>>;
  resetPassword(
    change: { tokenValue: string; newPassword: string },
    asked: Asked,
  ): Promise<Outcome<RemoteCustomer>>;
};

/** What a backend can do besides; pages do not offer the rest. */
export type Capabilities = {
  /** Orders that the shop's own payment providers have been paid for. */
  providerPayments: boolean;
  /** Gift cards of the shop pay for an order. */
  giftCards: boolean;
};

export type RemoteShop = {
  capabilities: Capabilities;
  carts: RemoteCarts;
  orders: RemoteOrders;
  customers: RemoteCustomers;
  /** Absent: the shop's own catalogue is not a copy. */
  catalogue?: CatalogueSource;
};
