/** What the mails about changed orders say of money: what goes back, and what is still to pay. */
import { expect, it } from 'vitest';
import { localeOf } from '#domain/locale/locales.ts';
import { orderChangeMail } from '#domain/mail/order-change-mail.ts';
import { orderMail } from '#domain/mail/order-mail.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { trackingPage } from '#domain/shipping/carriers.ts';
import { orderedGoods } from '../order/ordered-goods.ts';
import { blender, fryer, outcomeOf, paidByCard, pieces, ship } from '../order/paid-order.ts';
import { storeOf } from '../shop.ts';

const t = (key: string, about: Record<string, unknown> = {}) =>
  about.label ? `${about.label}:` : `${key}${about.amount === undefined ? '' : ` ${about.amount}`}`;
const days = { remind: 5, cancel: 14, payAgain: 7 };

/** The texts of the mail that the last of the steps causes, with their amounts; undefined if there is none. */
function mailAfter(order: Order, ...steps: OrderStep[]) {
  const { order: after, last } = outcomeOf(order, ...steps);
  const facts = last?.ok ? last.effects.mail : undefined;
  if (!facts) return undefined;
  const mail = {
    ...orderMail(after, storeOf('de'), localeOf('de'), t),
    money: (cents: number) => String(cents),
  };
  const { subject, parts } = orderChangeMail(mail, { ...facts, days });
  const said = parts.flatMap((part) => (part.kind === 'text' ? part.lines : []));
  return [subject, ...said].filter((text) => text.startsWith('mail.') || text.startsWith('cash.'));
}

const transferred = (centAmount: number): OrderStep => ({
  kind: 'receiveMoney',
  means: 'transfer',
  centAmount,
});
const cancelFryer: OrderStep = { kind: 'cancel', reason: 'sold out', lines: pieces(fryer, 1) };
const order = orderedGoods('bankTransfer');
const total = order.totalPrice.centAmount;
const less = outcomeOf(order, cancelFryer).order.credits?.[0]?.centAmount ?? 0;

it('what is cancelled of an order that is paid in part is not owed: less is to be paid', () => {
  const mail = mailAfter(order, transferred(1000), cancelFryer);
  expect(mail).toContain(`mail.nowDue ${total - less - 1000}`);
  expect(mail?.join()).not.toContain('mail.refund');
});

it('only what was paid beyond the rest of the order is owed', () => {
  const back = (paid: number) => mailAfter(order, transferred(paid), cancelFryer);
  expect(back(total - less + 50)).toContain('mail.refundByTransfer 50');
  expect(back(total)).toContain(`mail.refundByTransfer ${less}`);
  expect(back(total - less)?.join()).not.toMatch(/refund|nowDue/);
  expect(mailAfter(paidByCard(), cancelFryer)).toContain(`mail.refundFollows ${less}`);
});

it('too much that was transferred is owed, and the mail says so', () => {
  expect(mailAfter(order, transferred(total + 1))).toEqual(
    expect.arrayContaining([`mail.paidText ${total + 1}`, 'mail.refundByTransfer 1']),
  );
  expect(mailAfter(order, transferred(total))?.join()).not.toContain('refund');
});

it('money for a cancelled order has come, and goes back', () => {
  const cancelled: OrderStep = { kind: 'cancel', reason: 'not paid in time', unpaid: true };
  expect(mailAfter(order, cancelled, transferred(total))).toEqual([
    `mail.paidSubject ${total}`,
    'mail.greeting',
    `mail.cancelledText ${total}`,
    `mail.refundByTransfer ${total}`,
    'mail.signature',
  ]);
});

it('an order that was paid in part and has ended says what goes back', () => {
  const ended: OrderStep = { kind: 'cancel', reason: 'late', unpaid: true };
  expect(mailAfter(order, transferred(1000), ended)).toEqual([
    `mail.expiredSubject ${total}`,
    'mail.greeting',
    `mail.cancelledNothing ${total}`,
    'mail.refundByTransfer 1000',
    'mail.signature',
  ]);
});

it('what is now to be paid in cash is rounded as coins are', () => {
  const byCash = { ...orderedGoods('cashOnDelivery'), store: { key: 'sk' } };
  expect(mailAfter(byCash, cancelFryer)).toContain('mail.nowDue 3812 cash.toPay: 3810.');
});

it('the mail of the last parcel says that the rest is on its way', () => {
  const part: OrderStep = { ...ship, lines: pieces(blender, 1) };
  const subject = (...steps: OrderStep[]) => mailAfter(paidByCard(), ...steps)?.[0];
  expect(subject(ship)).toMatch(/^mail.shippedSubject/);
  expect(subject(part)).toMatch(/^mail.shippedPartSubject/);
  expect(subject(part, part)).toMatch(/^mail.shippedPartSubject/);
  expect(subject(part, ship)).toMatch(/^mail.shippedLastSubject/);
});

it('the tracking page of GLS is in the language of the market, where that is known', () => {
  const parcel = { carrier: 'gls', trackingNumber: '4711' };
  expect(trackingPage(parcel, 'pl')).toBe(
    'https://gls-group.com/PL/pl/sledzenie-paczek?match=4711',
  );
  expect(trackingPage(parcel, 'fi')).toContain('/GROUP/en/');
});
