/** Statements in lines of text. */
import { isCountryCode } from '#domain/country/countries.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { zonedIso } from '#domain/locale/moments.ts';
import { daysBetween, refundDueOn } from '#domain/withdrawal/periods.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import type { WithdrawalRefund } from '../../src/worker/data/withdrawals/refunds-due.ts';
import type { linkWithdrawal } from '../../src/worker/data/withdrawals/withdrawal-links.ts';

/** The day on which the refund is due, and how many days are left; negative: too late. */
function dueOf({ store, receivedAt }: Withdrawal, now: Date) {
  if (!isCountryCode(store)) throw new Error(`there is no market ${store}`);
  const day = refundDueOn(store, new Date(receivedAt));
  return { day, left: daysBetween(dayIn(store, now), day) };
}

export function lineOf({ withdrawal, waitsFor }: WithdrawalRefund, now: Date): string {
  const { number, store, receivedAt, name, orderId } = withdrawal;
  const { day, left } = dueOf(withdrawal, now);
  const due = waitsFor === undefined ? ['', '', 'done'] : [day, left, waitsFor];
  const order = orderId ? withdrawal.order : `${withdrawal.order} (not linked)`;
  return [number, store, receivedAt.slice(0, 10), ...due, order, name].join('\t');
}

export function statementLines({ withdrawal, waitsFor }: WithdrawalRefund, now: Date): string[] {
  const { store, receivedAt, name, email, order, orderId, text, isMailHeldBack } = withdrawal;
  const { day, left } = dueOf(withdrawal, now);
  const received = isCountryCode(store) ? zonedIso(new Date(receivedAt), store) : receivedAt;
  const due = `${day} (days left: ${left}), waits for: ${waitsFor}`;
  return [
    ['number', withdrawal.number],
    ['market', `${store} (${withdrawal.locale})`],
    ['received', received],
    ['refund due', waitsFor === undefined ? 'nothing any more' : due],
    ['name', name],
    ['e-mail', isMailHeldBack ? `${email} (no mail: too many that day)` : email],
    ['order as typed', order],
    ['order', orderId ?? 'not linked: npm run withdrawals -- link NUMBER ORDER'],
    ['statement', text],
  ].map(([label, value]) => `${label}: ${value}`);
}

type Linking = Awaited<ReturnType<typeof linkWithdrawal>>;

/** What a link comes to, after the number of the statement. */
export const said: Record<Linking, { text: string; isRefused?: boolean }> = {
  linked: {
    text: 'is linked now: within five minutes what was shipped is announced as a return, and the rest is cancelled',
  },
  linkedInWords: {
    text: "is linked now. Its articles are in the consumer's own words: enter their return yourself",
  },
  linkedBefore: { text: 'was linked to this order already' },
  noWithdrawal: { text: 'is no number of a statement', isRefused: true },
  noOrder: { text: 'cannot be linked: there is no such order', isRefused: true },
  otherStore: { text: 'cannot be linked: the order is of another market', isRefused: true },
};
