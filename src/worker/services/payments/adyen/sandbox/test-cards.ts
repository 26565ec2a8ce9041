/**
 * The results of test cards and names. Numbers, expiry, code and the names of refusals are Adyen's own
 * (docs.adyen.com/development-resources/testing); behaviour names are the sandbox's. All: docs/how-to/payments.md.
 */
import { refusalReasons } from '../refusal-reasons.ts';

/** How the provider behaves towards the shop, whatever the shopper does. */
const cardBehaviours = {
  NOTIFIED_LATE: 'late',
  NOTIFIED_TWICE: 'twice',
  NOTIFIED_BACKWARDS: 'backwards',
  CAPTURE_FAILS: 'captureFails',
  CAPTURE_FAILS_LATER: 'captureFailsLater',
  NO_ANSWER: 'noAnswer',
  ANSWER_LOST: 'answerLost',
} as const;

export type CardBehaviour = 'usual' | (typeof cardBehaviours)[keyof typeof cardBehaviours];

export type Verdict =
  | { kind: 'authorised' }
  | { kind: 'challenge' }
  | { kind: 'pending'; next: 'authorised' | 'refused' }
  | { kind: 'refused'; code: string }
  | { kind: 'cancelled' };

export type Card = { number: string; expiry: string; code: string; name: string };

/** Brand by number; `challenge`: the bank asks the shopper to confirm. */
export const cards: Record<string, { brand: string; challenge: boolean }> = {
  '4111111111111111': { brand: 'visa', challenge: false },
  '5555444433331111': { brand: 'mc', challenge: false },
  '4212345678910006': { brand: 'visa', challenge: true },
};
export const expiry = '03/30';
export const code = '737';

const [wrongNumber, wrongExpiry, wrongCode] = ['8', '6', '24'] as const;

export function verdictOnCard(card: Card): Verdict {
  const known = cards[card.number.replace(/\s/g, '')];
  if (!known) return { kind: 'refused', code: wrongNumber };
  if (card.expiry.replace(/\s/g, '') !== expiry) return { kind: 'refused', code: wrongExpiry };
  if (card.code.trim() !== code) return { kind: 'refused', code: wrongCode };
  if (known.challenge) return { kind: 'challenge' };
  return verdictOnName(card.name);
}

/** A name without a special meaning pays. */
export function verdictOnName(name: string): Verdict {
  const holder = name.trim();
  if (holder === 'PENDING_APPROVED') return { kind: 'pending', next: 'authorised' };
  if (holder === 'PENDING_REFUSED') return { kind: 'pending', next: 'refused' };
  const refusal = Object.entries(refusalReasons).find(([, reason]) => reason.name === holder);
  return refusal ? { kind: 'refused', code: refusal[0] } : { kind: 'authorised' };
}

/**
 * The result is set by `SANDBOX:CHALLENGE`, `SANDBOX:UNREADABLE` or `SANDBOX:` and one of the names above, anywhere
 * in a wallet's token; without any it pays. Undefined: the token is unreadable.
 */
export function verdictOnToken(token: string): Verdict | undefined {
  const [, name = ''] = /SANDBOX:([A-Z_]+)/.exec(`${token} ${plainOf(token)}`) ?? [];
  if (name === 'UNREADABLE') return undefined;
  return name === 'CHALLENGE' ? { kind: 'challenge' } : verdictOnName(name);
}

/** Apple's token is Base64. */
function plainOf(token: string): string {
  try {
    return atob(token);
  } catch {
    return '';
  }
}

export const behaviourOf = (name: string | undefined): CardBehaviour =>
  Object.entries(cardBehaviours).find(([key]) => key === name?.trim())?.[1] ?? 'usual';
