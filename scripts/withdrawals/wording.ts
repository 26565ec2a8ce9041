/** Statements in lines of text. */
import { isCountryCode } from '#domain/country/countries.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { zonedIso } from '#domain/locale/moments.ts';
import type { Order } from '#domain/order/order.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import {
  type ExcludedSkus,
  type LeftToOperator,
  withdrawalSteps,
} from '#domain/withdrawal/own-steps.ts';
import { daysBetween, refundDueOn } from '#domain/withdrawal/periods.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import type { WithdrawalRefund } from '../../src/worker/data/withdrawals/refunds-due.ts';
import { effectLines, refusalLine } from '../orders/wording.ts';

/** The day on which the refund is due, and how many days are left; negative: too late. */
function dueOf({ store, receivedAt }: Withdrawal, now: Date) {
  if (!isCountryCode(store)) throw new Error(`there is no market ${store}`);
  const day = refundDueOn(store, new Date(receivedAt));
  return { day, left: daysBetween(dayIn(store, now), day) };
}

/** `return (company)`: why it is not entered by itself. */
const waitsText = ({ waitsFor, left }: WithdrawalRefund): string =>
  left ? `${waitsFor} (${left})` : `${waitsFor}`;

export function lineOf(refund: WithdrawalRefund, now: Date): string {
  const { withdrawal, waitsFor } = refund;
  const { number, store, receivedAt, name, orderId } = withdrawal;
  const { day, left } = dueOf(withdrawal, now);
  const due = waitsFor === undefined ? ['', '', 'done'] : [day, left, waitsText(refund)];
  const order = orderId ? withdrawal.order : `${withdrawal.order} (not linked)`;
  return [number, store, receivedAt.slice(0, 10), ...due, order, name].join('\t');
}

export function statementLines(refund: WithdrawalRefund, now: Date): string[] {
  const { withdrawal, waitsFor, left: reason } = refund;
  const { store, receivedAt, name, email, order, orderId, text, isMailHeldBack } = withdrawal;
  const { day, left } = dueOf(withdrawal, now);
  const received = isCountryCode(store) ? zonedIso(new Date(receivedAt), store) : receivedAt;
  const due = `${day} (days left: ${left}), waits for: ${waitsText(refund)}`;
  return [
    ['number', withdrawal.number],
    ['market', `${store} (${withdrawal.locale})`],
    ['received', received],
    ['refund due', waitsFor === undefined ? 'nothing any more' : due],
    ['name', name],
    ['e-mail', isMailHeldBack ? `${email} (no mail: too many that day)` : email],
    ['order as typed', order],
    ['order', orderId ?? 'not linked: npm run withdrawals -- link NUMBER ORDER'],
    ...(reason ? [['left to you', leftTexts[reason]]] : []),
    ['statement', text],
  ].map(([label, value]) => `${label}: ${value}`);
}

/** Why nothing is entered by itself, and what to do. */
const leftTexts: Record<LeftToOperator, string> = {
  company:
    'A company ordered, which has no right of withdrawal: nothing is entered by itself. Grant a return, or close it',
  ownWords: "Its articles are in the consumer's own words: enter their return yourself",
  excluded:
    'Some of its articles cannot be withdrawn from: decide on those, the others are entered within five minutes',
  packed:
    'The order is packed: cancel it if the parcel can be stopped, else enter the return when it has left',
};

const entered =
  'within five minutes what was shipped is announced as a return, and the rest is cancelled';

/** After the number of the statement. */
export const linkedText = (left: LeftToOperator | undefined, isDone: boolean): string => {
  const verb = isDone ? 'is linked now' : 'would be linked';
  return left ? `${verb}. ${leftTexts[left]}` : `${verb}: ${entered}`;
};

export const notLinkedTexts = {
  noWithdrawal: 'is no number of a statement',
  noOrder: 'cannot be linked: there is no such order',
  otherStore: 'cannot be linked: the order is of another market',
} as const;

/** What its steps would change, one line each. */
export function stepLines(withdrawal: Withdrawal, order: Order, excluded: ExcludedSkus): string[] {
  const at = new Date().toISOString();
  let current = order;
  return withdrawalSteps(withdrawal, order, excluded).flatMap(({ id, step }) => {
    const before = current;
    const taken = takeStep(before, step, { id, at });
    if (!taken.ok) return [refusalLine(before, taken.refusal)];
    current = taken.order;
    return effectLines(before, taken);
  });
}
