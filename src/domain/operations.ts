/**
 * The contract table: every commerce call once. A row yields the route POST /new-ct/<name>, the browser's
 * typed call and a method of the port `Commerce`, which each backend must satisfy.
 * Source: purchase-flow.txt §7, catalogue.txt §7.
 */
import * as z from 'zod';
import { alertOperations } from './alert/operations.ts';
import { cartAction, discountCodeReference, maxActions, quantity, sku } from './cart/actions.ts';
import type { CartNotice } from './cart/apply.ts';
import { type Cart, channelReference } from './cart/cart.ts';
import {
  beginningReference,
  type CartVersion,
  cartId,
  cartReference,
} from './cart/cart-reference.ts';
import { newQuantity } from './cart/new-quantity.ts';
import { catalogueOperations } from './catalogue/operations.ts';
import { checkoutOperations } from './checkout/operations.ts';
import { consentOperations } from './consent/operations.ts';
import { contentOperations } from './content/operations.ts';
import { accountOperations } from './customer/account-operations.ts';
import type { CustomerSession } from './customer/customer.ts';
import { emailOperations } from './customer/email-operations.ts';
import { customerOperations } from './customer/operations.ts';
import { sessionOperations } from './customer/session-operations.ts';
import { enteredCode } from './discount/discount-code.ts';
import type { Failure } from './errors.ts';
import { feedOperations } from './feed/operations.ts';
import { identityOperations } from './identity/operations.ts';
import type { LocaleCode } from './locale/locales.ts';
import { answer, operation } from './operation.ts';
import { expectedAmounts } from './order/expected-amounts.ts';
import { orderOperations } from './order/operations.ts';
import type { Order } from './order/order.ts';
import { passkeyOperations } from './passkey/operations.ts';
import type { CheckoutResult } from './payment/checkout-result.ts';
import { expressWallets, sessionWallets, type WalletOpening } from './payment/express-wallet.ts';
import { ownMethods } from './payment/methods.ts';
import { type ProviderKindKey, providerKindKeys } from './payment/provider-kinds.ts';
import { browserFacts, type PublicAuthorization } from './payment/wallet-authorization.ts';
import { questionOperations } from './question/operations.ts';
import { reviewOperations } from './review/operations.ts';
import type { Store } from './store/store.ts';
import { supportOperations } from './support/operations.ts';
import { wishListOperations } from './wish-list/operations.ts';
import { withdrawalOperations } from './withdrawal/operations.ts';

export type CartChange = { cart: Cart; notices: CartNotice[] };

/** A cart that was created by its first change becomes the visitor's cart. */
const begunCart = ({ cart }: CartChange, { version }: CartVersion) =>
  version === 0 ? { cart: cart.id } : {};

export const operations = {
  ...alertOperations,
  ...catalogueOperations,
  ...accountOperations,
  ...customerOperations,
  ...emailOperations,
  ...checkoutOperations,
  ...consentOperations,
  ...contentOperations,
  ...feedOperations,
  ...supportOperations,
  ...identityOperations,
  ...orderOperations,
  ...passkeyOperations,
  ...sessionOperations,
  ...questionOperations,
  ...reviewOperations,
  ...wishListOperations,
  ...withdrawalOperations,
  /** The operation id becomes the cart's id, so a repeated request returns the same cart. */
  createCart: operation(z.object({ operationId: cartId.optional() }), answer<{ cart: Cart }>(), {
    remembers: ({ cart }) => ({ cart: cart.id }),
  }),
  addToCart: operation(
    beginningReference.extend({
      /** `parentSku`: the product is an extra guarantee for that article of the cart. */
      product: z.object({ sku, parentSku: sku.optional() }),
      quantity,
      supplyChannel: channelReference.optional(),
      distributionChannel: channelReference.optional(),
    }),
    answer<CartChange>(),
    { remembers: begunCart },
  ),
  removeFromCart: operation(
    /** Without a quantity, the whole line. */
    cartReference.extend({ lineItem: z.object({ id: z.string() }), quantity: quantity.optional() }),
    answer<CartChange>(),
  ),
  /** The line is named by its id, or by the SKU of its article. */
  updateCartQuantity: operation(newQuantity, answer<CartChange>()),
  /** Null resets a channel to the store's own; an absent one is unchanged. */
  updateCartItemChannel: operation(
    cartReference.extend({
      lineItem: z.object({ id: z.string() }),
      supplyChannel: channelReference.nullable().optional(),
      distributionChannel: channelReference.nullable().optional(),
    }),
    answer<CartChange>(),
  ),
  /** A known code is stored even if it does not apply; an unknown one is refused. A gift card's code adds the card. */
  applyCartCoupon: operation(cartReference.extend({ code: enteredCode }), answer<CartChange>()),
  removeCartCoupon: operation(
    cartReference.extend({ discountCode: discountCodeReference }),
    answer<CartChange>(),
  ),
  updateCart: operation(
    beginningReference.extend({ actions: z.array(cartAction).min(1).max(maxActions) }),
    answer<CartChange>(),
    { remembers: begunCart },
  ),
  /** Restores the content before the last change; can itself be undone. `undoes`: only if it was that operation. */
  undoCartChange: operation(
    cartReference.extend({ undoes: z.string().min(8).max(64).optional() }),
    answer<CartChange>(),
  ),
  /**
   * Sets e-mail and addresses from an express wallet's data (`walletPayload`); a wallet without an address is refused. With the
   * total shown in its sheet, the authorization is stored for `payAndOrder`. Of a PayPal order only the `id` is needed:
   * the rest and the total are requested from PayPal.
   */
  applyWalletAddresses: operation(
    cartReference.extend({
      wallet: z.enum(expressWallets),
      walletPayload: z.unknown(),
      agreedCentAmount: z.int().positive().optional(),
      browser: browserFacts.optional(),
    }),
    answer<CartChange>(),
    { rateLimit: 'wallet' },
  ),
  /** What a payment sheet needs before it opens: an order for PayPal, a session of the shop for Apple Pay. */
  openWallet: operation(
    z.object({ id: cartId, wallet: z.enum(sessionWallets) }),
    answer<WalletOpening>(),
    { rateLimit: 'wallet' },
  ),
  /** The wallet that authorized a total for the cart, if any, without the authorization's proof. */
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
  /**
   * Places an order paid in cash or by transfer. A cart has one order, so a repeated request needs no operation id.
   * `isFollowed`: the cart had items saved for later; its id leads to the next cart, which has them.
   */
  createOrder: operation(
    cartReference.omit({ operationId: true }).extend({
      paymentMethod: z.enum(ownMethods),
      ...expectedAmounts,
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
   * The same, paid through a provider: the order is stored once paid. A repeated request continues the same payment.
   * The answer keys of both: purchase-flow.txt §7.
   */
  payAndOrder: operation(
    cartReference.omit({ operationId: true }).extend({
      paymentMethod: z.enum(providerKindKeys as [ProviderKindKey]),
      ...expectedAmounts,
    }),
    answer<{ makePaymentResponse: CheckoutResult }>(),
  ),
  /** The shopper has returned from the provider's page. `details`: the parameters of the return URL. */
  submitAdditionalPaymentDetails: operation(
    z.object({ attemptId: z.uuid(), details: z.record(z.string(), z.string().max(20_000)) }),
    answer<{ submitAdditionalPaymentDetailsResponse: CheckoutResult }>(),
  ),
  /** The state of a payment that the provider has not reported on yet. */
  getPayment: operation(z.object({ attemptId: z.uuid() }), answer<{ payment: CheckoutResult }>()),
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = z.infer<Operations[Name]['input']>;
export type Data<Name extends OperationName> = NonNullable<Operations[Name]['answer']>;
export type Outcome<Value> = { ok: true; data: Value } | Failure;

/** Who makes a call: market, language, the visitor's cart if the browser sent one, session and time. */
export type Caller = {
  store: Store;
  locale: LocaleCode;
  cartId?: string;
  /** The key to the wish lists of the visitor's browser, if it has any. */
  wishKey?: string;
  /** Carts that became orders in this browser; they give access to those orders, as a customer's session does. */
  orderedCartIds: readonly string[];
  /** The customer the browser may act for. Only read for calls about a customer or a cart. */
  session?: CustomerSession;
  /** The network that limits count by; absent: not known, so not limited by it. Neither logged nor stored. */
  network?: string;
  /** The shop's URL in the caller's language, without a trailing slash: `https://kontor.ch/fr`. */
  site: string;
  now: Date;
  /** A version of a content document that is shown in place of the published one. */
  previewedVersion?: string;
};

/** The port. A backend that lacks an operation does not compile. */
export type Commerce = {
  [Name in OperationName]: (input: Input<Name>, caller: Caller) => Promise<Outcome<Data<Name>>>;
};
