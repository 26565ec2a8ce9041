/** The union of all events, usually stored in the transaction of their change and handled afterwards. */
import type { CountryCode } from './country/countries.ts';
import type { IdentityProviderKey } from './identity/identity.ts';
import type { LocaleCode } from './locale/locales.ts';
import type { Money } from './money/money.ts';
import type { RefundRequest } from './order/fulfilment.ts';
import type { Actor } from './order/history.ts';
import type { Order } from './order/order.ts';
import type { OrderChange } from './order/order-changes.ts';
import type { PaymentError, ProviderKey, Refusal } from './payment/provider.ts';
import type { PendingVatCheck } from './vat/pending-check.ts';

export type KontorEvent = { id: string; at: string } & (
  | { type: 'order-placed'; order: Order }
  | {
      type: 'order-changed';
      /** Handlers load the order by this id. */
      orderId: string;
      change: OrderChange;
      /** The amount paid, missing or refunded. */
      amount: Money;
      /** The id of the shipment, return, cancellation or credit. */
      about?: string;
      /** Of the amount: what is back on gift cards. */
      giftCardCents?: number;
    }
  | {
      /** The order is paid: its gift cards are to be issued and mailed. `seed`: random, for their codes. */
      type: 'gift-cards-due';
      orderId: string;
      seed: string;
    }
  | {
      /** An order gave back to a gift card; one that cannot be used is replaced. `entryId`: of the ledger. */
      type: 'gift-card-refunded';
      orderId: string;
      entryId: string;
      cardId: string;
      centAmount: number;
      seed: string;
    }
  | {
      /** Money is to go back by the provider of a payment of this order. */
      type: 'refund-requested';
      orderId: string;
      request: RefundRequest;
    }
  | {
      /** For a cart without an order: mailed to a shopper who is not on the page that would show it. */
      type: 'payment-failed';
      cartId: string;
      store: CountryCode;
      locale: LocaleCode;
      /** Absent in attempts from before orders stored their site. */
      site?: string;
      customerEmail: string;
      amount: Money;
      error: PaymentError;
      refusal?: Refusal;
      /** The payment is not confirmed, but still may be. */
      isOpen?: true;
    }
  | {
      type: 'product-viewed';
      sku: string;
      /** SKUs viewed before it in the same browser tab, at most five. Anonymous. */
      before: string[];
    }
  | { type: 'product-changed'; skus: string[] }
  | {
      type: 'stock-changed';
      skus: string[];
      /** The last cart that was notified; the next event of the chain continues after it. */
      notifiedUntil?: string;
    }
  | {
      type: 'cart-changed';
      cartId: string;
      /** Orders the events of one cart, which timestamps of different requests cannot. */
      version: number;
      store: string;
      cartState: 'Active' | 'Merged' | 'Ordered' | 'Deleted';
      /** Of an active cart; absent in events of earlier versions. */
      customerEmail?: string;
      skus: string[];
    }
  | { type: 'vat-check-requested'; cartId: string; pendingCheck: PendingVatCheck }
  | {
      /** A statement of withdrawal was received; it is stored with its name and address, not in the event. */
      type: 'withdrawal-stated';
      withdrawalId: string;
      /** Null: the order was not found. */
      orderId: string | null;
    }
  | {
      /** An operator has assigned an order to a statement. */
      type: 'withdrawal-linked';
      withdrawalId: string;
      orderId: string;
      actor: Actor;
    }
  | {
      /** A support case is stored, or an operator has released one. What was written is stored with it, not in the event. */
      type: 'support-case-opened';
      caseId: string;
    }
  | {
      /** `support-answered`: by the shop. `support-replied`: by the customer. */
      type: 'support-answered' | 'support-replied';
      caseId: string;
      messageId: string;
    }
  | {
      /** Somebody wants to see or erase their data: the mail with the link. `data_requests` has the address. */
      type: 'data-requested';
      requestId: string;
    }
  | {
      /** `keepsReviews`: the published reviews stay, without the person. */
      type: 'erasure-confirmed';
      requestId: string;
      keepsReviews?: true;
    }
  | {
      /** A buyer has written a review; it waits for its moderation. */
      type: 'review-submitted';
      reviewId: string;
      sku: string;
    }
  | {
      /** A review was published, answered by the shop or is not shown, of which its author is told. `entryId`: of the moderation. */
      type: 'review-decided';
      reviewId: string;
      entryId: string;
    }
  | {
      /** A decision about a question or an answer, whose reasons its author is told. */
      type: 'question-decided';
      subject: 'question' | 'answer';
      subjectId: string;
      entryId: string;
    }
  | {
      /** An answer was published: the asker is told, once for an answer. */
      type: 'question-answered';
      questionId: string;
      answerId: string;
    }
  | {
      /** Somebody has reported a text, or the report was decided: mailed to the reporter. */
      type: 'content-reported';
      reportId: string;
    }
  | {
      /** The buyer of an order is asked for reviews. */
      type: 'review-invited';
      orderId: string;
    }
  | {
      /** The buyer of an order is told of a recall. */
      type: 'recall-notified';
      recallId: string;
      orderId: string;
    }
  | {
      /** `alert-requested`: its address is to confirm it. `alert-due`: the article can be had again, or costs less. */
      type: 'alert-requested' | 'alert-due';
      /** The e-mail address is stored with the alert, not in the event. */
      alertId: string;
    }
  | {
      type: 'newsletter-doi-requested';
      /** The e-mail address is stored with the consent, not in the event. */
      consentId: string;
      /** Base URL of the links in the mail: `https://kontor.be/fr`. */
      shop: string;
    }
  | {
      /** Somebody asked for an account; address and name are stored with the registration, not in the event. */
      type: 'customer-registered';
      registrationId: string;
      store: CountryCode;
      locale: LocaleCode;
      /** Base URL of the links in the mail: `https://kontor.be/fr`. */
      site: string;
    }
  | {
      /** A customer wants another e-mail address: the first asks it by mail, the second tells the present one. */
      type: 'email-change-requested' | 'email-change-announced';
      changeId: string;
      store: CountryCode;
      locale: LocaleCode;
      site: string;
    }
  | {
      /** Told to the owner of the account, who may not be the one who did it. */
      type: 'way-in-changed';
      customerId: string;
      change:
        | 'passwordChanged'
        | 'passkeyAdded'
        | 'passkeyRemoved'
        | 'identityConnected'
        | 'identityDisconnected';
      /** Of an identity. */
      provider?: IdentityProviderKey;
      store: CountryCode;
      locale: LocaleCode;
      site: string;
    }
  | {
      type: 'password-reset-requested';
      /** Null if there is no account: the request takes the same work, but no mail is sent. */
      customerId: string | null;
      store: CountryCode;
      locale: LocaleCode;
      /** URL of the page for the new password. The token is created with the mail and never stored in clear text. */
      page: string;
    }
  | {
      /** A notification of a sandbox provider, exactly as the real provider would post it to us. */
      type: 'sandbox-notification';
      provider: ProviderKey;
      headers: Record<string, string>;
      body: string;
    }
);
