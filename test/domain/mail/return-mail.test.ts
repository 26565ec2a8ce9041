/** The mail about a return that has arrived names what came, not what was announced. */
import { expect, it } from 'vitest';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { orderChangeMail } from '#domain/mail/order-change-mail.ts';
import { orderMail } from '#domain/mail/order-mail.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { blender, fryer, outcomeOf, paidByCard, pieces, ship } from '../order/paid-order.ts';
import { storeOf } from '../shop.ts';

it('one of three', () => {
  const returnId = 'step-1';
  const lines = [...pieces(blender, 3), ...pieces(fryer, 1)];
  const back: OrderStep = { kind: 'announceReturn', reason: 'withdrawal', lines };
  const one: OrderStep = { kind: 'receiveReturn', returnId, lines: pieces(blender, 1) };
  const { order } = outcomeOf(paidByCard(), ship, back, one);
  const mail = orderMail(order, storeOf('de'), localeByCode('de-DE'), (key) => key);
  const days = { remind: 7, cancel: 14, payAgain: 3 };
  const facts = { change: 'returnReceived', centAmount: 0, about: returnId, days } as const;
  const named = orderChangeMail(mail, facts).parts.flatMap((part) =>
    part.kind === 'articles' ? part.articles : [],
  );
  expect(named.map(({ name }) => name)).toEqual([expect.stringMatching(/^1 × /)]);
});
