/** A support case: what somebody asked, the messages since, and what became of it. */
import type { CountryCode } from '../country/countries.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { dayIn } from '../locale/dates.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { addWorkingDays } from '../shipping/delivery-date.ts';
import type { AskedField } from './field-texts.ts';
import type { SupportRequest } from './support-request.ts';
import type { Suspicion } from './suspicion.ts';

/** Open: the shop's turn. Answered: the customer's turn. Closed: nobody's. */
export const caseStates = ['open', 'answered', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * Where a case has been passed on. `waiting`: not yet. `sending`: a process is at it, or has died. `sent`: accepted by the
 * web-to-case address. `unconfirmed`: it may have arrived there, nobody knows. `mailed`: as a mail to the store. `held`:
 * suspicious, an operator decides.
 */
export type CaseDelivery = 'waiting' | 'sending' | 'sent' | 'unconfirmed' | 'mailed' | 'held';

export type SupportCase = Omit<SupportRequest, 'description'> & {
  id: string;
  number: string;
  store: CountryCode;
  locale: LocaleCode;
  /** Base URL of the shop in the sender's language. */
  site: string;
  customerId: string | null;
  state: CaseState;
  suspicion: Suspicion | null;
  delivery: CaseDelivery;
  /** ISO times. */
  createdAt: string;
  changedAt: string;
};

export type SupportMessage = {
  id: string;
  caseId: string;
  writer: 'customer' | 'shop';
  text: string;
  at: string;
};

/** A message with its files and their links. */
export type ShownFile = Pick<StoredFile, 'name' | 'type' | 'bytes'> & { href: string };
export type ShownMessage = Pick<SupportMessage, 'writer' | 'text' | 'at'> & { files: ShownFile[] };

/** What a list shows of a case. */
export type CaseSummary = Pick<
  SupportCase,
  'number' | 'reason' | 'subreason' | 'subject' | 'state' | 'createdAt' | 'changedAt'
>;

export type ShownCase = CaseSummary & {
  asked: AskedField[];
  messages: ShownMessage[];
  /** Whether a reply is still taken. */
  isOpenToReply: boolean;
};

/** The ISO day by which the shop answers: so many working days of the market after the day of the request. */
export function answerBy(country: CountryCode, askedAt: Date, workingDays: number): string {
  const today = new Date(`${dayIn(country, askedAt)}T12:00:00Z`);
  return addWorkingDays(today, workingDays, country).toISOString().slice(0, 10);
}

/** A closed case is opened again by a reply, within so many days after its last change. */
export function takesReply(
  { state, changedAt }: Pick<SupportCase, 'state' | 'changedAt'>,
  reopenDays: number,
  now: Date,
): boolean {
  return state !== 'closed' || now.getTime() - Date.parse(changedAt) <= reopenDays * 86_400_000;
}
