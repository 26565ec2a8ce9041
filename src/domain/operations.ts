/**
 * The contract table: every commerce call once. A row yields the route POST /new-ct/<name>, the browser's
 * typed call and a method of the port `Commerce`, which each backend must satisfy.
 * Source: purchase-flow.txt §7, catalogue.txt §7.
 */
import type * as z from 'zod';
import { alertOperations } from './alert/operations.ts';
import type { CartChange } from './cart/calls/cart-change.ts';
import { cartOperations } from './cart/calls/operations.ts';
import { catalogueOperations } from './catalogue/operations.ts';
import { checkoutOperations } from './checkout/operations.ts';
import { consentOperations } from './consent/operations.ts';
import { contentOperations } from './content/operations.ts';
import { accountOperations } from './customer/account-operations.ts';
import type { CustomerSession } from './customer/customer.ts';
import { emailOperations } from './customer/email-operations.ts';
import { customerOperations } from './customer/operations.ts';
import { sessionOperations } from './customer/session-operations.ts';
import type { Failure } from './errors.ts';
import { feedOperations } from './feed/operations.ts';
import { identityOperations } from './identity/operations.ts';
import type { LocaleCode } from './locale/locales.ts';
import { orderOperations } from './order/operations.ts';
import { passkeyOperations } from './passkey/operations.ts';
import { paymentOperations } from './payment/operations.ts';
import { questionOperations } from './question/operations.ts';
import { reviewOperations } from './review/operations.ts';
import type { Store } from './store/store.ts';
import { supportOperations } from './support/operations.ts';
import { wishListOperations } from './wish-list/operations.ts';
import { withdrawalOperations } from './withdrawal/operations.ts';

export type { CartChange };

export const operations = {
  ...alertOperations,
  ...cartOperations,
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
  ...paymentOperations,
  ...sessionOperations,
  ...questionOperations,
  ...reviewOperations,
  ...wishListOperations,
  ...withdrawalOperations,
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
