/**
 * Gift cards: means of payment, not discounts (multi-purpose vouchers, Directive (EU) 2016/1065). What is known of a card
 * without its code, which is stored as a hash and shown once (decision 65).
 */
import type { CountryCode } from '../country/countries.ts';
import type { CurrencyCode } from '../money/currencies.ts';

/** A card that a cart asks for. `balance`: cents. */
export type GiftCardFact = {
  id: string;
  lastFour: string;
  currency: CurrencyCode;
  balance: number;
  isBlocked: boolean;
  /** ISO time, exclusive. */
  validUntil: string;
  /** The code it was found by; absent: found by its id. */
  code?: string;
};

/** A card to issue. `code`: shown once, in a mail or to the operator. `centAmount`: its value. ISO times. */
export type NewGiftCard = {
  id: string;
  code: string;
  store: CountryCode;
  currency: CurrencyCode;
  centAmount: number;
  issuedAt: string;
  /** Exclusive. */
  validUntil: string;
  /** The order that bought it. */
  orderId?: string;
  /** Why it was issued otherwise. */
  note?: string;
};

/** Cards that may pay for one order. */
export const maxGiftCards = 5;

/** Cents that the card pays at most. */
export function spendable(
  card: GiftCardFact | undefined,
  { currency, at }: { currency: CurrencyCode; at: Date },
): number {
  const isUsable =
    card !== undefined &&
    !card.isBlocked &&
    card.currency === currency &&
    at.toISOString() < card.validUntil;
  return isUsable ? card.balance : 0;
}

/** Without characters that are taken for another in print or on the telephone: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const groups = 5;
const groupLength = 4;

/** A new code of 97 bits: `7KQ2-MXW9-FD4H-3TRB-NCPA`. `random`: a whole number below its argument, unpredictable. */
export function newGiftCardCode(random: (below: number) => number): string {
  const letters = () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(random(alphabet.length))).join('');
  return Array.from({ length: groups }, letters).join('-');
}

/** The characters of a code as it is hashed; undefined if no card has such a code. */
export function giftCardKey(code: string): string | undefined {
  const key = code.replace(/[\s-]/g, '').toUpperCase();
  const isCode =
    key.length === groups * groupLength && [...key].every((letter) => alphabet.includes(letter));
  return isCode ? key : undefined;
}

export const lastFourOf = (code: string): string => code.slice(-groupLength);
