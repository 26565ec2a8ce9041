/**
 * The label of the link to the withdrawal function, by day: the official words of Directive (EU) 2023/2673, in force
 * since 19 June 2026, in the market's language. Source: eu-2026.md C-01 and §13.2.
 */
import type { Dated } from '../dated.ts';

/** The key of the label; null: the market has no such function. */
export type WithdrawalLink = 'withdrawal.link' | 'withdraw.linkNational' | null;

/** A function that begins on an ISO day. */
export function withdrawalLinkFrom(day: string): Dated<WithdrawalLink> {
  return [{ value: null }, { value: 'withdrawal.link', from: day }];
}

/** Member states in general, and markets that offer the function without being obliged to. */
export const unionWithdrawalLink = withdrawalLinkFrom('2026-06-19');
