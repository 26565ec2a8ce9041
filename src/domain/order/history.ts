/** The history of an order: who changed what, when and why. Entries are never changed. */
import type { Order } from './order.ts';
import type { OrderStep, StepStamp } from './steps/step.ts';

/** `operator:NAME`, the shopper, the payment's provider, or the shop's own jobs. */
export type Actor = 'shopper' | 'provider' | 'shop' | `operator:${string}`;

/** Who takes a step, and why. */
export type StepTaker = StepStamp & { actor: Actor; note?: string };

/** Changes that are no steps: payments as reported by the provider, and payment reminders. */
type ReportedChange = { kind: 'payment'; paymentState: Order['paymentState'] } | { kind: 'remind' };

/** The last four characters of bought gift cards that could not, or could again, be used from then on. */
type BlockedGiftCards = { blockedGiftCards?: string[]; unblockedGiftCards?: string[] };

/** `id`: that of the step. `at`: ISO time. `note`: why, in the actor's words. */
export type HistoryEntry = {
  id: string;
  at: string;
  actor: Actor;
  note?: string;
} & BlockedGiftCards &
  (OrderStep | ReportedChange);
