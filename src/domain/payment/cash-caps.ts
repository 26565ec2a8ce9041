/** Caps that several countries' laws put on cash. Source: eu-2026.md PAY-30, §13.4. */
import type { DatedRow } from '../dated.ts';

/** Cash the law lets a trader take in one payment, in major units; `below` when the amount itself is forbidden. */
export type CashCap = { amount: number; below?: boolean };

/** The Union's own cap (AMLR); where a national one is lower, that stays. */
export const unionCap = {
  value: { amount: 10_000 },
  from: '2027-07-10',
} as const satisfies DatedRow<CashCap>;

/** Where no national law caps cash before it. */
export const unionOnly = [{ value: 'none', to: '2027-07-09' }, unionCap] as const;
