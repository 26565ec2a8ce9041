/** What event handlers need from a backend. */
import type { Consent } from '#domain/consent/consent.ts';
import type { Recall } from '#domain/content/recall.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { EmailChange } from '#domain/customer/email-change.ts';
import type { Registration } from '#domain/customer/registration.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { NewGiftCard } from '#domain/gift-card/gift-card.ts';
import type { InventoryEntry } from '#domain/inventory/availability.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { MailStore } from '#domain/mail/mail-store.ts';
import type { ModerationEntry } from '#domain/moderation/moderation.ts';
import type { ContentReport } from '#domain/moderation/report.ts';
import type { RefundRequest } from '#domain/order/fulfilment.ts';
import type { StepTaker } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';
import type { Question, StoredText } from '#domain/question/question.ts';
import type { Pair, PairKind } from '#domain/recommendation/pairs.ts';
import type { OwnReview } from '#domain/review/may-review.ts';
import type { ReviewDocument } from '#domain/review/review.ts';
import type { Store } from '#domain/store/store.ts';
import type { RegistryAnswer } from '#domain/vat/check.ts';
import type { PendingVatCheck } from '#domain/vat/pending-check.ts';
import type { ExcludedSkus } from '#domain/withdrawal/own-steps.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import type { AlertBackend } from './alert-backend.ts';
import type { DocumentBackend } from './document-backend.ts';
import type { FileBackend } from './file-backend.ts';
import type { NotificationOutcome } from './notification-outcome.ts';
import type { PersonalDataBackend } from './personal-data-backend.ts';
import type { SupportBackend } from './support-backend.ts';

type EventOf<Type extends KontorEvent['type']> = Extract<KontorEvent, { type: Type }>;

export type EventBackend = {
  /** Runs the work of a handler unless it has been done for this event. */
  once(eventId: string, handler: string, work: () => Promise<void>): Promise<void>;
  mails: MailStore;
  files: Pick<FileBackend, 'of'>;
  support: SupportBackend;
  alerts: AlertBackend;
  store(country: CountryCode, now: Date): Promise<Store>;
  customer(id: string): Promise<Customer | undefined>;
  /** An account that was asked for; undefined when it has begun or expired. */
  registration(id: string, now: Date): Promise<Registration | undefined>;
  /** Whether there is an account with this address, or one that may take it back. */
  isAddressTaken(email: string, now: Date): Promise<boolean>;
  /** A change of e-mail address that has not ended. */
  emailChange(id: string): Promise<EmailChange | undefined>;
  consent(id: string): Promise<Consent | undefined>;
  order(id: string): Promise<Order | undefined>;
  withdrawal(id: string): Promise<Withdrawal | undefined>;
  /** Those of these articles that cannot be withdrawn from. */
  excludedSkus(skus: readonly string[]): Promise<ExcludedSkus>;
  /** A review in any state, with what was decided about it. */
  review(
    id: string,
  ): Promise<{ document: ReviewDocument; moderation: ModerationEntry[] } | undefined>;
  /** A question or an answer in any state, with what was decided about it. */
  questionText(id: string): Promise<(StoredText & { moderation: ModerationEntry[] }) | undefined>;
  /** A published question with its published answers; `email`: of its author, if there is one to be told. */
  question(id: string): Promise<{ question: Question; email?: string; site?: string } | undefined>;
  /** Those of the buyer of this order. */
  reviewsOfBuyer(order: Order): Promise<OwnReview[]>;
  contentReport(id: string): Promise<ContentReport | undefined>;
  /** The order is looked at then (ISO time), once. */
  planReviewInvitation(orderId: string, dueAt: string): Promise<void>;
  /** Whether this address may be asked for reviews. */
  isInvitable(
    asked: { email: string; store: string },
    basis: 'consent' | 'customer',
  ): Promise<boolean>;
  /** The recalls of a market, in the language of a locale. */
  recalls(store: Store, locale: LocaleCode, now: Date): Promise<Recall[]>;
  isOrdered(cartId: string): Promise<boolean>;
  /** The token of a mail's link becomes valid for this customer until `expiresAt` (ISO time). */
  saveResetToken(token: string, customerId: string, expiresAt: string, now: Date): Promise<void>;
  indexCart(event: EventOf<'cart-changed'>): Promise<void>;
  /** Counts articles seen or bought together, once per event. */
  countPairs(
    event: { id: string; at: string },
    kind: PairKind,
    pairs: readonly Pair[],
  ): Promise<void>;
  /** Brings these articles up to date in every search index. */
  indexProducts(skus: readonly string[]): Promise<void>;
  /** Drops cached pages that show these SKUs. */
  markPagesChanged(skus: readonly string[], now: Date): Promise<void>;
  /** The available stock of those of these SKUs whose stock is the same in every market. */
  sharedStock(skus: readonly string[], now: Date): Promise<InventoryEntry[]>;
  /** Ids of carts with any of these SKUs, in ascending order, starting after `after`. */
  cartsHolding(
    skus: readonly string[],
    page: { after?: string | undefined; limit: number },
  ): Promise<string[]>;
  /** Sends stock to the open browser windows of a cart. */
  tellStock(cartId: string, entries: InventoryEntry[]): Promise<void>;
  /** Reprices a cart after facts that its prices depend on have changed. */
  renewCart(cartId: string): Promise<void>;
  /** What is stored about a person: requests, export, erasure. */
  personalData: PersonalDataBackend;
  /** Invoices and credit notes. */
  documents: DocumentBackend;
  /** Takes a step of an order, once; false if it is refused. */
  takeStep(orderId: string, step: OrderStep, taker: StepTaker): Promise<boolean>;
  /** Stores gift cards with their value, each once by its id. */
  issueGiftCards(cards: readonly NewGiftCard[]): Promise<void>;
  /** Whether what goes back to a card stays on it: it is not blocked or expired for good. `at`: ISO time. */
  giftCardKeepsRefunds(cardId: string, at: string): Promise<boolean>;
  /** Issues a card whose value is taken from another one, once. */
  moveToGiftCard(fromCardId: string, card: NewGiftCard): Promise<void>;
  /** Asks the payment's room to pay money back; throws if the room does not take the request. */
  refundPayment(order: Order, request: RefundRequest): Promise<void>;
  checkVatNumber(question: PendingVatCheck, now: Date): Promise<RegistryAnswer>;
  takeNotification(
    provider: ProviderKey,
    headers: Headers,
    body: string,
  ): Promise<NotificationOutcome>;
  /** Stores an event that no handler could handle, for the operator. */
  keepDead(event: KontorEvent, now: Date): Promise<void>;
  /** Sends a further event to the queue. */
  send(event: KontorEvent): Promise<void>;
};
