/** The closed union of what happens. Written with the change itself, told to whoever listens. */
import type { ContactRequest } from './contact/contact-form.ts';
import type { CountryCode } from './country/countries.ts';
import type { LocaleCode } from './locale/locales.ts';
import type { Money } from './money/money.ts';
import type { Order } from './order/order.ts';
import type { OrderChange } from './order/order-changes.ts';
import type { PaymentError, ProviderKey, Refusal } from './payment/provider.ts';
import type { PendingVatCheck } from './vat/pending-check.ts';

export type KontorEvent = { id: string; at: string } & (
  | { type: 'order-placed'; order: Order }
  | {
      type: 'order-changed';
      /** What it holds, the order itself says. */
      orderId: string;
      change: OrderChange;
      /** What was paid, is missing or went back. */
      amount: Money;
    }
  | {
      /** Of a cart without an order, told to whoever is not at the page that would say it. */
      type: 'payment-failed';
      cartId: string;
      store: CountryCode;
      locale: LocaleCode;
      /** Absent: pressed before orders told. */
      site?: string;
      customerEmail: string;
      amount: Money;
      error: PaymentError;
      refusal?: Refusal;
      /** Nobody has confirmed it, and somebody still may. */
      isOpen?: true;
    }
  | {
      type: 'product-viewed';
      sku: string;
      /** Seen before it in the same window, at most five. Nothing says whose window it was. */
      before: string[];
    }
  | { type: 'product-changed'; skus: string[] }
  | {
      type: 'stock-changed';
      skus: string[];
      /** The last cart that has been told; the rest is told by the next event of the chain. */
      toldUntil?: string;
    }
  | {
      type: 'cart-changed';
      cartId: string;
      /** Orders the events of one cart; clocks of two requests do not. */
      version: number;
      store: string;
      cartState: 'Active' | 'Merged' | 'Ordered' | 'Deleted';
      skus: string[];
    }
  | { type: 'vat-check-requested'; cartId: string; wish: PendingVatCheck }
  | { type: 'contact-requested'; locale: LocaleCode; request: ContactRequest }
  | {
      type: 'newsletter-doi-requested';
      /** Whose address it is stands with the consent, not in the event. */
      consentId: string;
      /** Where the links of the mail lead: `https://kontor.be/fr`. */
      shop: string;
    }
  | {
      type: 'password-reset-requested';
      /** Null where there is no account: asking costs and looks the same, and nothing is sent. */
      customerId: string | null;
      store: CountryCode;
      locale: LocaleCode;
      /** The page for the new password; the token is made when the mail is, and is nowhere in clear text. */
      page: string;
    }
  | {
      /** What a provider of the sandbox would post to us, as it would post it. */
      type: 'sandbox-notification';
      provider: ProviderKey;
      headers: Record<string, string>;
      body: string;
    }
);
