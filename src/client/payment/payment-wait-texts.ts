/** Which texts the page that waits for a payment carries to the browser. */
import type { TextKey } from '#domain/texts/texts.ts';

export const paymentWaitTexts: TextKey[] = [
  'paymentPending.again',
  'paymentPending.text',
  'paymentPending.title',
];
