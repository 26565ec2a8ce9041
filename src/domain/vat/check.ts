/** What a registry said of a number, and for how long it counts. Source: eu-2026.md P-31, P-32. */
import type { Cart } from '../cart/cart.ts';
import type { VatResult } from './codes.ts';
import { type VatNumber, vatNumberOf, vatNumberText } from './numbers.ts';

export const vatRegistries = ['bzst', 'vies', 'hmrc', 'uid', 'brreg'] as const;
export type VatRegistryKey = (typeof vatRegistries)[number];

/** `syntax`: nobody was asked, because no number is written like that. */
export type VatProviderKey = VatRegistryKey | 'syntax';

export type VatCheck = {
  /** With its prefix. */
  number: string;
  /** The shop's own number, which asked. */
  asker: string;
  provider: VatProviderKey;
  result: 'valid' | 'invalid';
  /** ISO time of the answer. */
  at: string;
  /** The registry's receipt, where it gives one. */
  requestId?: string;
  /** The answer as it came. */
  raw: string;
  /** Whose number it should be, where the registry was asked that too: `traderText`. */
  trader?: string;
};

/** What a registry's answer comes to, with the code by which the specification's call tells it. */
export type RegistryAnswer = { result: VatResult; code: string };

/** Where answers are kept, one a number and asker. */
export type VatCheckStore = {
  load(number: string, asker: string): Promise<VatCheck | undefined>;
  /** An answer that came later stays. */
  save(check: VatCheck): Promise<void>;
};

const hourMs = 3_600_000;
/** A number that is not known today may be entered tomorrow; a mistake that was mended may be asked about at once. */
const countsForMs = { valid: 24 * hourMs, invalid: hourMs };

/** Whether the answer still counts: a day where it was yes, an hour where it was no. */
export function isStillValid({ result, at }: Pick<VatCheck, 'result' | 'at'>, now: Date): boolean {
  return now.getTime() - Date.parse(at) <= countsForMs[result];
}

/** Days that answers are kept, whoever asked for them. */
export const vatCheckRetentionDays = 90;

/** The number of the company that pays; undefined where there is none, or nobody who could have one. */
export function vatNumberIn({
  billingAddress,
}: Pick<Cart, 'billingAddress'>): VatNumber | undefined {
  if (!billingAddress?.company || !billingAddress.vatNumber) return undefined;
  const { vatNumber, country, postalCode } = billingAddress;
  return vatNumberOf(vatNumber, country, postalCode);
}

export function vatNumberTextIn(cart: Pick<Cart, 'billingAddress'>): string | undefined {
  const number = vatNumberIn(cart);
  return number && vatNumberText(number);
}
