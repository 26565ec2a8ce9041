/**
 * What the driver takes for cash on delivery. Cards where the parcel services of a market carry terminals as a rule; elsewhere
 * nothing is promised but cash. Whoever ships with another carrier changes its row. Source: eu-2026.md PAY-31.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { TextKey } from '../texts/texts.ts';

const texts = {
  cash: 'payment.codCash',
  cashOrCard: 'payment.codCashOrCard',
} as const satisfies Record<'cash' | 'cashOrCard', TextKey>;

export const acceptedAtDelivery = (country: CountryCode): TextKey =>
  texts[factsOf(country).payment.cash.atTheDoor];
