/** What stays after an erasure because a law demands it, and until when (GDPR art. 17(3)). */
import { withdrawnKeptDays } from '../consent/consent.ts';
import { type CountryCode, factsOf } from '../country/countries.ts';

/**
 * `documents`: invoices and credit notes, by the law on accounting. `statements`: statements of withdrawal, for claims.
 * `orders`: without name, address and e-mail, for the books. `giftCards`: what the shop owes to whoever has the code.
 * `consents`: the proof that they were given, without the address (art. 7(1)).
 */
export type KeptKind = 'documents' | 'statements' | 'orders' | 'giftCards' | 'consents';

/** `until`: the last day on which any of them is kept; absent: there is nothing personal in it. */
export type Kept = { kind: KeptKind; count: number; until?: string };

/** Claims from a contract expire three years after the end of the year, in most markets; nothing is kept for longer. */
const claimYears = 3;

const endOfYear = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}-12-31`;

/** The first day that is still kept: what is dated before is over. `today`: ISO day. */
const startOfYear = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) - years}-01-01`;

/** What the store has set, else the law of its country. */
const documentYears = (country: CountryCode, ofStore?: number): number =>
  ofStore ?? factsOf(country).law.invoicesKeptYears;

/** `issuedOn`: ISO day. `ofStore`: Store.invoicesKeptYears. */
export const documentKeptUntil = (
  country: CountryCode,
  issuedOn: string,
  ofStore?: number,
): string => endOfYear(issuedOn, documentYears(country, ofStore));

/** `receivedAt`: ISO time. */
export const statementKeptUntil = (receivedAt: string): string => endOfYear(receivedAt, claimYears);

/** `withdrawnAt`: ISO time. */
const consentKeptUntil = (withdrawnAt: string): string =>
  new Date(Date.parse(withdrawnAt) + withdrawnKeptDays * 86_400_000).toISOString().slice(0, 10);

export const documentsKeptFrom = (country: CountryCode, today: string, ofStore?: number): string =>
  startOfYear(today, documentYears(country, ofStore));

export const statementsKeptFrom = (today: string): string => startOfYear(today, claimYears);

/** Nothing with a count of zero. `years`: Store.invoicesKeptYears, where a store has set them. */
export function keptOf(found: {
  years: ReadonlyMap<CountryCode, number>;
  documents: readonly { country: CountryCode; issuedOn: string }[];
  statements: readonly { receivedAt: string }[];
  orders: number;
  giftCards: number;
  consents: readonly { withdrawnAt: string }[];
}): Kept[] {
  const documents = found.documents.map(({ country, issuedOn }) =>
    documentKeptUntil(country, issuedOn, found.years.get(country)),
  );
  const statements = found.statements.map((each) => statementKeptUntil(each.receivedAt));
  const consents = found.consents.map((each) => consentKeptUntil(each.withdrawnAt));
  const all: Kept[] = [
    dated('documents', documents),
    dated('statements', statements),
    { kind: 'orders', count: found.orders },
    { kind: 'giftCards', count: found.giftCards },
    dated('consents', consents),
  ];
  return all.filter(({ count }) => count > 0);
}

function dated(kind: KeptKind, days: readonly string[]): Kept {
  const until = days.toSorted().at(-1);
  return { kind, count: days.length, ...(until && { until }) };
}
