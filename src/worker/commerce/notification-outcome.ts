/** What became of what a payment provider posted. */
import type { NotReadable } from '#domain/payment/provider.ts';

export type NotificationOutcome = 'taken' | NotReadable;
