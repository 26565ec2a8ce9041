/** The outcome of a payment provider's notification. */
import type { NotReadable } from '#domain/payment/provider.ts';

export type NotificationOutcome = 'taken' | NotReadable;
