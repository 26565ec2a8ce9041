/** A registry's answer about a VAT number, and how long it is valid. Source: eu-2026.md P-31, P-32. */
import type { Cart } from '../cart/cart.ts';
import type { VatResult } from './codes.ts';
import { type VatNumber, vatNumberOf, vatNumberText } from './numbers.ts';

export const vatRegistries = ['bzst', 'vies', 'hmrc', 'uid', 'brreg'] as const;
export type VatRegistryKey = (typeof vatRegistries)[number];

/** `syntax`: no registry was queried, because the number is malformed. */
export type VatProviderKey = VatRegistryKey | 'syntax';

export type VatCheck = {
  /** With its prefix. */
  number: string;
  /** The shop's own number, sent as the requester. */
  asker: string;
  provider: VatProviderKey;
  result: 'valid' | 'invalid';
  /** ISO time of the answer. */
  at: string;
  /** The registry's receipt, where it gives one. */
  requestId?: string;
  /** The answer as received. */
  raw: string;
  /** The owner that the registry was asked to confirm, if any: `traderText`. */
  trader?: string;
};

/** The result of a registry's answer, and the code for it in the specification's call. */
export type RegistryAnswer = { result: VatResult; code: string };

/** Stores one answer per number and asker. */
export type VatCheckStore = {
  load(number: string, asker: string): Promise<VatCheck | undefined>;
  /** Does not overwrite a newer answer. */
  save(check: VatCheck): Promise<void>;
};

const hourMs = 3_600_000;
/** Short for `invalid`, because the number may be registered soon. A corrected number is always queried at once. */
const countsForMs = { valid: 24 * hourMs, invalid: hourMs };

/** Whether the answer is still valid: one day for `valid`, one hour for `invalid`. */
export function isStillValid({ result, at }: Pick<VatCheck, 'result' | 'at'>, now: Date): boolean {
  return now.getTime() - Date.parse(at) <= countsForMs[result];
}

/** Days after which stored answers are deleted. */
export const vatCheckRetentionDays = 90;

/** The VAT number of the billing address; undefined if there is none, or no company. */
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
