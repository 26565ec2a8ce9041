import type { UnpaidDays } from '#domain/order/unpaid.ts';
import type { SettingValues } from './table.ts';

/** Throws if an order would be cancelled before its reminder. */
export function unpaidDaysOf({
  transferRemindDays: remind,
  transferCancelDays: cancel,
  payAgainDays: payAgain,
}: Pick<SettingValues, 'transferRemindDays' | 'transferCancelDays' | 'payAgainDays'>): UnpaidDays {
  if (cancel > remind) return { remind, cancel, payAgain };
  throw new Error(
    `TRANSFER_CANCEL_DAYS is "${cancel}", not more than TRANSFER_REMIND_DAYS, which is ${remind}. See docs/settings.md`,
  );
}
