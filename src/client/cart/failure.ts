/** A call for a cart change that was not answered. Source: purchase-flow.txt §8. */
import type { TextKey } from '#domain/texts/texts.ts';
import { type NotificationInput, offlineId } from '../browser/notices/notifications.ts';

/** The ids of the notifications about problems, by the text for a problem that has none of its own. */
export const problemIds = {
  'cart.error.adding': 'cart-adding-problem',
  'cart.error.changing': 'cart-problem',
} as const;

export type ProblemKey = keyof typeof problemIds;

export function failureOf(t: (key: TextKey) => string, problemKey: ProblemKey): NotificationInput {
  if (!navigator.onLine) return { id: offlineId, type: 'err', message: t('client.offline') };
  return { id: problemIds[problemKey], type: 'err', message: t(problemKey) };
}
