/**
 * What the driver accepts for cash on delivery: cards in markets whose parcel services usually have terminals,
 * elsewhere only cash. For another carrier, change the market's row. Source: eu-2026.md PAY-31.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { TextKey } from '../texts/texts.ts';

const texts = {
  cash: 'payment.codCash',
  cashOrCard: 'payment.codCashOrCard',
} as const satisfies Record<'cash' | 'cashOrCard', TextKey>;

export const acceptedAtDelivery = (country: CountryCode): TextKey =>
  texts[factsOf(country).payment.cash.atTheDoor];
