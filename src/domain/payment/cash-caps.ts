/** Caps that several countries' laws put on cash. Source: eu-2026.md PAY-30, §13.4. */
import type { DatedRow } from '../dated.ts';

/** Legal maximum of one cash payment in major units; `below`: the amount itself is forbidden too. */
export type CashCap = { amount: number; below?: boolean };

/** The EU-wide cap (AMLR); a lower national cap still applies. */
export const unionCap = {
  value: { amount: 10_000 },
  from: '2027-07-10',
} as const satisfies DatedRow<CashCap>;

/** For countries without an earlier national cap. */
export const unionOnly = [{ value: 'none', to: '2027-07-09' }, unionCap] as const;
