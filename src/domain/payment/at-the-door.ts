/** What the driver accepts for cash on delivery: the store says what its carrier does. Source: eu-2026.md PAY-31. */
import type { TextKey } from '../texts/texts.ts';

const texts = {
  cash: 'payment.codCash',
  cashOrCard: 'payment.codCashOrCard',
} as const satisfies Record<'cash' | 'cashOrCard', TextKey>;

export const acceptedAtDelivery = (atTheDoor: keyof typeof texts): TextKey => texts[atTheDoor];
