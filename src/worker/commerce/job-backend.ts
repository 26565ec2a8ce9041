/** What scheduled jobs need from a backend. */
import type { MailStore } from '#domain/mail/mail-store.ts';
import type { DueOrder, UnpaidDays } from '#domain/order/unpaid.ts';
import type { FileBackend } from './file-backend.ts';

export type JobBackend = {
  /** Stores the events of alerts that have come true. */
  takeDueAlerts(now: Date): Promise<void>;
  /** Sends the events that the queue has not accepted yet. */
  drainOutbox(now: Date): Promise<void>;
  mails: MailStore;
  files: Pick<FileBackend, 'deleteUnowned'>;
  forgetListingCounts(now: Date): Promise<void>;
  forgetSearches(now: Date): Promise<void>;
  /** Deletes rows by age, as their marks say. */
  forgetExpired(now: Date): Promise<void>;
  /** Deletes what a law demanded to keep, when its years are over. */
  forgetKeptOver(now: Date): Promise<void>;
  forgetLimits(now: Date): Promise<void>;
  countFrequentTokens(now: Date): Promise<void>;
  /** Claims unsettled attempts without a recent update, by cart. Claiming counts as an update. */
  takeStuckPayments(now: Date): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Wakes the room of a cart, which settles these attempts. */
  settlePayments(cartId: string, attemptIds: readonly string[]): Promise<void>;
  /** Takes over what has changed in a remote backend's catalogue. */
  followCatalogue(now: Date): Promise<void>;
  dueOrders(days: UnpaidDays, now: Date): Promise<DueOrder[]>;
  /** Orders whose buyers may be asked for reviews now. `sent`: the mails so far. */
  dueInvitations(now: Date): Promise<{ orderId: string; sent: number }[]>;
  /** Looks at one of them: the mail is sent, or it is looked at again later, or never. */
  considerInvitation(due: { orderId: string; sent: number }, now: Date): Promise<void>;
  /** Tells a remote backend what has become of its orders. */
  tellRemote(now: Date): Promise<void>;
  remindOfPayment(orderId: string, now: Date): Promise<void>;
  cancelUnpaid(orderId: string, now: Date): Promise<void>;
};
