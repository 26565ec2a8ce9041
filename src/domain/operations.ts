/**
 * The contract table: every commerce call once. A row yields the route POST /new-ct/<name>, the browser's
 * typed call and a method of the port `Commerce`, which each backend must satisfy.
 * Source: purchase-flow.txt §7, catalogue.txt §7.
 */
import * as z from 'zod';
import { cartAction, discountCodeReference, maxActions, quantity, sku } from './cart/actions.ts';
import type { CartNotice } from './cart/apply.ts';
import { type Cart, channelReference } from './cart/cart.ts';
import {
  beginningReference,
  type CartVersion,
  cartId,
  cartReference,
} from './cart/cart-reference.ts';
import { catalogueOperations } from './catalogue/operations.ts';
import { checkoutOperations } from './checkout/operations.ts';
import { consentOperations } from './consent/operations.ts';
import { contactOperations } from './contact/operations.ts';
import { addressOperations } from './customer/address-operations.ts';
import {
  type Customer,
  type CustomerSession,
  credentials,
  customerDraft,
  newPassword,
} from './customer/customer.ts';
import { customerEmail } from './customer/email.ts';
import { code } from './discount/discount-code.ts';
import type { Failure } from './errors.ts';
import type { LocaleCode } from './locale/locales.ts';
import { answer, operation, type Remembered } from './operation.ts';
import { orderOperations } from './order/operations.ts';
import type { Order } from './order/order.ts';
import type { CheckoutResult } from './payment/checkout-result.ts';
import { expressWallets, sessionWallets, type WalletOpening } from './payment/express-wallet.ts';
import { ownMethods } from './payment/methods.ts';
import { type ProviderKindKey, providerKindKeys } from './payment/provider-kinds.ts';
import { browserFacts, type PublicAuthorization } from './payment/wallet-authorization.ts';
import type { ShippingMethod } from './shipping/shipping-method.ts';
import type { Store } from './store/store.ts';

type ShippingMethods = { shippingMethods: { results: ShippingMethod[] } };

export type CartChange = { cart: Cart; notices: CartNotice[] };

/**
 * A customer comes, with their cart; what the browser's own cart held is in it. `merged`: they had another before.
 * `notices`: where both together were too much.
 */
export type Arrival = {
  customer: Customer;
  cart: Cart | null;
  merged: boolean;
  notices: CartNotice[];
};

const arrived = ({ customer, cart }: Arrival): Remembered => ({
  session: customer.id,
  cart: cart?.id,
});

/** A cart that begins with a change is the visitor's from now on. */
const begunCart = ({ cart }: CartChange, { version }: CartVersion) =>
  version === 0 ? { cart: cart.id } : {};

export const operations = {
  ...catalogueOperations,
  ...addressOperations,
  ...checkoutOperations,
  ...consentOperations,
  ...contactOperations,
  ...orderOperations,
  /** The operation id becomes the cart's id: asked again, it is the same cart. */
  createCart: operation(z.object({ operationId: cartId.optional() }), answer<{ cart: Cart }>(), {
    remembers: ({ cart }) => ({ cart: cart.id }),
  }),
  addToCart: operation(
    beginningReference.extend({
      /** `parentSku`: it is a guarantee for that article of the cart. */
      product: z.object({ sku, parentSku: sku.optional() }),
      quantity,
      supplyChannel: channelReference.optional(),
      distributionChannel: channelReference.optional(),
    }),
    answer<CartChange>(),
    { remembers: begunCart },
  ),
  removeFromCart: operation(
    cartReference.extend({ lineItem: z.object({ id: z.string() }) }),
    answer<CartChange>(),
  ),
  updateCartQuantity: operation(
    cartReference.extend({
      lineItem: z.object({ id: z.string() }),
      quantity: z.int().min(0).max(10_000),
    }),
    answer<CartChange>(),
  ),
  /** Null: the store's own; what is not named stays. */
  updateCartItemChannel: operation(
    cartReference.extend({
      lineItem: z.object({ id: z.string() }),
      supplyChannel: channelReference.nullable().optional(),
      distributionChannel: channelReference.nullable().optional(),
    }),
    answer<CartChange>(),
  ),
  /** The code stays with the cart whatever its state; one that nobody knows is refused. */
  applyCartCoupon: operation(cartReference.extend({ code }), answer<CartChange>()),
  removeCartCoupon: operation(
    cartReference.extend({ discountCode: discountCodeReference }),
    answer<CartChange>(),
  ),
  updateCart: operation(
    beginningReference.extend({ actions: z.array(cartAction).min(1).max(maxActions) }),
    answer<CartChange>(),
    { remembers: begunCart },
  ),
  /** Brings back what the cart held before its last change, itself a change that can be undone. `undoes`: only that one. */
  undoCartChange: operation(
    cartReference.extend({ undoes: z.string().min(8).max(64).optional() }),
    answer<CartChange>(),
  ),
  /**
   * E-mail and addresses as an express wallet told them to the page; a wallet without an address is refused. With the sum
   * that its sheet named, what the wallet granted is kept for `payAndOrder`. Of PayPal's order its `id` is enough: the rest
   * and the sum are asked of PayPal.
   */
  applyWalletAddresses: operation(
    cartReference.extend({
      wallet: z.enum(expressWallets),
      told: z.unknown(),
      agreedCentAmount: z.int().positive().optional(),
      browser: browserFacts.optional(),
    }),
    answer<CartChange>(),
    { rateLimit: 'wallet' },
  ),
  /** What a wallet's sheet needs of us before it opens: PayPal an order, Apple Pay a session of the shop. */
  openWallet: operation(
    z.object({ id: cartId, wallet: z.enum(sessionWallets) }),
    answer<WalletOpening>(),
    { rateLimit: 'wallet' },
  ),
  /** The wallet that has granted a sum for the cart, if one has; what it granted stays where it is. */
  getWalletAuthorization: operation(
    z.object({ id: cartId }),
    answer<{ authorization: PublicAuthorization | null }>(),
  ),
  deleteCart: operation(cartReference.omit({ operationId: true }), answer<{ cart: null }>(), {
    remembers: (_, { id }) => ({ endedCart: id }),
  }),
  getMe: operation(
    z.object({ customer: z.literal(false).default(false) }),
    answer<{ me: { activeCart: Cart | null } }>(),
    { remembers: ({ me }) => ({ cart: me.activeCart?.id }) },
  ),
  /** Those that are offered for the cart. */
  getShippingMethods: operation(z.object({ id: cartId }), answer<ShippingMethods>()),
  /** All of them, without a payload; whose rates match, configuration says (decision 27). */
  getShippingMethodsWithoutId: operation(z.object({}), answer<ShippingMethods>()),
  /**
   * One cart, one order, paid in cash or by transfer: pressed again, it is the same order, so it needs no operation id. `isFollowed`: something was
   * saved for later in the cart; its id leads to the next cart, which has it.
   */
  createOrder: operation(
    cartReference.omit({ operationId: true }).extend({
      paymentMethod: z.enum(ownMethods),
      expectedTotalCentAmount: z.int().nonnegative(),
    }),
    answer<{ order: Order; isFollowed: boolean }>(),
    {
      remembers: ({ isFollowed }, { id }) => ({
        orderedCart: id,
        ...(!isFollowed && { endedCart: id }),
      }),
    },
  ),
  /**
   * The same, paid through a provider first: the order is there when its money is. Pressed again, it is the same payment.
   * The answer keys of both: purchase-flow.txt §7.
   */
  payAndOrder: operation(
    cartReference.omit({ operationId: true }).extend({
      paymentMethod: z.enum(providerKindKeys as [ProviderKindKey]),
      expectedTotalCentAmount: z.int().nonnegative(),
    }),
    answer<{ makePaymentResponse: CheckoutResult }>(),
  ),
  /** The shopper is back from the provider's page, with what the address said. */
  submitAdditionalPaymentDetails: operation(
    z.object({ attemptId: z.uuid(), details: z.record(z.string(), z.string().max(20_000)) }),
    answer<{ submitAdditionalPaymentDetailsResponse: CheckoutResult }>(),
  ),
  /** How a payment stands that the provider has yet to tell of. */
  getPayment: operation(z.object({ attemptId: z.uuid() }), answer<{ payment: CheckoutResult }>()),
  /** What the header shows. A session whose customer is gone is none. */
  isLoggedIn: operation(
    z.object({}),
    answer<{ loggedIn: boolean; customer?: Pick<Customer, 'firstName' | 'lastName' | 'email'> }>(),
    { remembers: ({ loggedIn }) => (loggedIn ? {} : { session: null }) },
  ),
  /** The customer of the session. */
  getCustomer: operation(z.object({}), answer<{ customer: Customer }>()),
  signUp: operation(customerDraft, answer<Arrival>(), {
    rateLimit: 'create-account',
    remembers: arrived,
  }),
  /** Unknown addresses are answered as known ones with a wrong password, after the same work. */
  signIn: operation(credentials, answer<Arrival>(), { rateLimit: 'login', remembers: arrived }),
  /** Sends a link if there is an account; the answer does not say whether. */
  customerCreatePasswordResetToken: operation(
    z.object({ email: customerEmail }),
    answer<Record<string, never>>(),
    { rateLimit: 'password-reset' },
  ),
  customerResetPassword: operation(
    z.object({ tokenValue: z.string().max(200), newPassword }),
    answer<{ customer: Customer }>(),
    { rateLimit: 'change-password' },
  ),
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = z.infer<Operations[Name]['input']>;
export type Data<Name extends OperationName> = NonNullable<Operations[Name]['answer']>;
export type Outcome<Value> = { ok: true; data: Value } | Failure;

/** Who is calling: the market, the language, the visitor's cart if the browser named one, the moment. */
export type Caller = {
  store: Store;
  locale: LocaleCode;
  cartId?: string;
  /** Carts that became orders in this browser: the keys to those orders. A customer has a further one. */
  orderedCartIds: readonly string[];
  /** Who the browser may act for. Only calls that concern a customer or a cart look for it. */
  session?: CustomerSession;
  /** Where the shop stands in the caller's language, without a slash at the end: `https://kontor.ch/fr`. */
  site: string;
  now: Date;
};

/** The port. A backend that lacks an operation does not compile. */
export type Commerce = {
  [Name in OperationName]: (input: Input<Name>, caller: Caller) => Promise<Outcome<Data<Name>>>;
};
