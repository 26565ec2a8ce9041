/** Requests for one's own data (GDPR art. 15, 20) and for their erasure (art. 17). Source: eu-2026.md D-10. */
import type { CountryCode } from '../country/countries.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { Actor } from '../order/history.ts';

export type DataRequest = {
  id: string;
  /** `access`: to see and to take along. */
  kind: 'access' | 'erasure';
  /** Lower case. */
  email: string;
  store: CountryCode;
  locale: LocaleCode;
  /** Base URL of the links in its mail: `https://kontor.be/fr`. */
  site: string;
  /** `shopper`: by a form of the shop. */
  askedBy: Extract<Actor, 'shopper' | `operator:${string}`>;
  /** ISO times. */
  askedAt: string;
  mailedAt: string | null;
  /** Of an erasure: by the link of its mail, or by an operator. */
  confirmedAt: string | null;
  doneAt: string | null;
};

/** How long the link of a mail is valid. */
const linkMs = 86_400_000;

/** An open request is deleted after this time; that an erasure was done is known for longer, without the address. */
export const openKeptMs = 31 * 86_400_000;
export const doneKeptMs = 1096 * 86_400_000;

/** A mail is not sent again earlier, however often the form is. */
export const mailPauseMs = 15 * 60_000;

/** Until when (exclusive) the link of a mail sent at this ISO time opens something. */
export const linkEnd = (mailedAt: string): Date => new Date(Date.parse(mailedAt) + linkMs);

/** Whether the link of the request's mail still opens something. */
export function isLinkValid({ mailedAt }: Pick<DataRequest, 'mailedAt'>, now: Date): boolean {
  return mailedAt !== null && now < linkEnd(mailedAt);
}

/** The day until which the person must have an answer: one month, art. 12(3) GDPR. `askedAt`: ISO time. */
export function answerDueOn(askedAt: string): string {
  const asked = new Date(askedAt);
  const due = new Date(askedAt);
  due.setUTCMonth(asked.getUTCMonth() + 1);
  // The month after may have no such day: its last one then.
  if (due.getUTCDate() !== asked.getUTCDate()) due.setUTCDate(0);
  return due.toISOString().slice(0, 10);
}
