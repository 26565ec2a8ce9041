/** The texts sent to the browser with the payment wait island. */
import type { TextKey } from '#domain/texts/texts.ts';

export const paymentWaitTexts: TextKey[] = [
  'paymentPending.again',
  'paymentPending.text',
  'paymentPending.title',
];
