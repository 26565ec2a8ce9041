/** What the shop asks of whichever backend it runs on: shoppers, rooms of carts, handlers of events and the clock. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { Customer, CustomerSession } from '#domain/customer/customer.ts';
import type { Commerce } from '#domain/operations.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';
import type { Changes } from '#domain/routing/cached-page.ts';
import type { SearchService } from '#domain/search/search-service.ts';
import type { SearchLog } from '#domain/search/searched-queries.ts';
import type { Store } from '#domain/store/store.ts';
import type { RegistryAnswer } from '#domain/vat/check.ts';
import type { PendingVatCheck } from '#domain/vat/pending-check.ts';
import type { CartBackend } from './cart-backend.ts';
import type { EventBackend } from './event-backend.ts';
import type { JobBackend } from './job-backend.ts';
import type { NotificationOutcome } from './notification-outcome.ts';

/** `before`: seen earlier in the same window, at most five. */
export type ProductView = { sku: string; before: string[] };

export type Backend = {
  /** The calls of the contract table. */
  commerce: Commerce;
  /** For the rooms of carts. */
  carts: CartBackend;
  /** For the handlers of events. */
  events: EventBackend;
  /** For what the clock runs. */
  jobs: JobBackend;
  search: SearchService;
  searchLog: SearchLog;
  /** Throws where there is none: the shop is not set up. */
  store(country: CountryCode, now: Date): Promise<Store>;
  /** Undefined where there is no session, or one that has ended. */
  customerOfSession(session: CustomerSession | undefined): Promise<Customer | undefined>;
  /** What has changed of what a cached page of this store shows. */
  pageChanges(tags: readonly string[], store: CountryCode, now: Date): Promise<Changes>;
  /** Never throws. */
  checkVatNumber(question: PendingVatCheck, now: Date): Promise<RegistryAnswer>;
  /** Answers a window that asks for a cart's live connection; `request` names the customer (customerHeader). */
  openWindow(cartId: string, request: Request): Promise<Response>;
  /** Ends all live connections of a cart: its browser has logged out. */
  closeWindows(cartId: string): Promise<void>;
  /** Somebody looked at an article. Not awaited by anybody and not stored: a lost one is no loss. */
  recordView(viewed: ProductView, now: Date): Promise<void>;
  /** What a payment provider posts. Throws when the cart's room does not answer. */
  takeNotification(
    provider: ProviderKey,
    headers: Headers,
    body: string,
  ): Promise<NotificationOutcome>;
};
