/** The interface of a backend, used by pages and routes, cart rooms, event handlers and scheduled jobs. */

import type { Preview } from '#domain/content/preview.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { NewSession } from '#domain/customer/session.ts';
import type { MailStore } from '#domain/mail/mail-store.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';
import type { Changes } from '#domain/routing/cached-page.ts';
import type { SearchService } from '#domain/search/search-service.ts';
import type { SearchLog } from '#domain/search/searched-queries.ts';
import type { Store } from '#domain/store/store.ts';
import type { RegistryAnswer } from '#domain/vat/check.ts';
import type { PendingVatCheck } from '#domain/vat/pending-check.ts';
import type { CartBackend } from './cart-backend.ts';
import type { DocumentBackend } from './document-backend.ts';
import type { EventBackend } from './event-backend.ts';
import type { FileBackend } from './file-backend.ts';
import type { JobBackend } from './job-backend.ts';
import type { NotificationOutcome } from './notification-outcome.ts';
import type { PersonalDataBackend } from './personal-data-backend.ts';

/** `before`: SKUs seen earlier in the same browser tab, at most five. */
type ProductView = { sku: string; before: string[] };

export type Backend = {
  /** The operations of the contract table. */
  commerce: Commerce;
  /** For cart rooms. */
  carts: CartBackend;
  /** For event handlers. */
  events: EventBackend;
  /** For scheduled jobs. */
  jobs: JobBackend;
  /** The record of every mail. */
  mails: MailStore;
  /** Invoices and credit notes. */
  documents: DocumentBackend;
  /** Uploaded files. */
  files: FileBackend;
  /** What is stored about a person: requests, export, erasure. */
  personalData: PersonalDataBackend;
  search: SearchService;
  searchLog: SearchLog;
  /** Throws if there is none: the shop is not set up. */
  store(country: CountryCode, now: Date): Promise<Store>;
  /** Whether the link for a new password still works. */
  isResetLinkValid(token: string, now: Date): Promise<boolean>;
  /** Of the link of a registration. `used`: the account has begun with it. */
  registrationLink(token: string, now: Date): Promise<'valid' | 'used' | 'invalid'>;
  /** Sends the mail of the last registration again. Does not tell whether there is one. */
  mailRegistrationAgain(email: string, caller: Caller): Promise<void>;
  /** The change that the link of a mail confirms, or has confirmed; undefined if the link no longer works. */
  emailToConfirm(token: string, now: Date): Promise<{ email: string; isDone: boolean } | undefined>;
  /** Undefined without a session, or if it has ended. */
  customerOfSession(caller: Pick<Caller, 'session' | 'now'>): Promise<Customer | undefined>;
  /** Stores a session that begins; the one with the id `before`, which the browser had, ends. */
  beginSession(session: NewSession, before: string | undefined, now: Date): Promise<void>;
  /** The latest changes of these tags that a cached page of this store may have missed. */
  pageChanges(tags: readonly string[], store: CountryCode, now: Date): Promise<Changes>;
  /** What the secret of a preview's link shows; undefined if the link is unknown or has expired. */
  preview(token: string, now: Date): Promise<Preview | undefined>;
  /** Never throws. */
  checkVatNumber(question: PendingVatCheck, now: Date): Promise<RegistryAnswer>;
  /** Opens a browser window's live connection to a cart; `request` names the customer (customerHeader). */
  openWindow(cartId: string, request: Request): Promise<Response>;
  /** Closes all live connections of a cart, after its browser has logged out. */
  closeWindows(cartId: string): Promise<void>;
  /** Records a product view. Fire and forget: losing a view does no harm, so it skips the outbox. */
  recordView(viewed: ProductView, now: Date): Promise<void>;
  /** Handles a payment provider's notification. Throws when the cart's room does not respond. */
  takeNotification(
    provider: ProviderKey,
    headers: Headers,
    body: string,
  ): Promise<NotificationOutcome>;
};
