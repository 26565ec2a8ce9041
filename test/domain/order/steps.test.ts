/** The steps of an order after it was placed: what each changes, and why it is refused. Source: purchase-flow.txt §3. */
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import { orderedGoods } from './ordered-goods.ts';
import {
  at,
  blender,
  captureFailed,
  fryer,
  outcomeOf,
  paidByCard,
  pieces,
  refusalOf,
  ship,
} from './paid-order.ts';

describe('states', () => {
  it.each<[string, Order, OrderStep[], string[]]>([
    ['packed', paidByCard(), [{ kind: 'pack' }], ['Confirmed', 'Ready', 'Paid']],
    [
      'shipped in part',
      paidByCard(),
      [{ ...ship, lines: pieces(blender, 1) }],
      ['Confirmed', 'Partial', 'Paid'],
    ],
    [
      'packed by mistake',
      paidByCard(),
      [{ kind: 'pack' }, { kind: 'unpack' }],
      ['Open', 'Pending', 'Paid'],
    ],
    ['shipped', paidByCard(), [ship], ['Confirmed', 'Shipped', 'Paid']],
    ['delivered', paidByCard(), [ship, { kind: 'deliver' }], ['Complete', 'Shipped', 'Paid']],
    [
      'delayed',
      paidByCard(),
      [{ kind: 'delay', state: 'Backorder' }],
      ['Open', 'Backorder', 'Paid'],
    ],
    [
      'cancelled before it was paid',
      orderedGoods('bankTransfer'),
      [{ kind: 'cancel', reason: 'wish' }],
      ['Cancelled', 'Pending', 'Pending'],
    ],
    [
      'cancelled, and the card is not refunded yet',
      paidByCard(),
      [{ kind: 'cancel', reason: 'wish' }],
      ['Cancelled', 'Pending', 'CreditOwed'],
    ],
    [
      'the rest cancelled after one parcel',
      paidByCard(),
      [
        { ...ship, lines: pieces(blender, 2) },
        { kind: 'cancel', reason: 'sold out' },
      ],
      ['Confirmed', 'Shipped', 'CreditOwed'],
    ],
    [
      'a transfer that was too little',
      orderedGoods('bankTransfer'),
      [{ kind: 'receiveMoney', means: 'transfer', centAmount: 100 }],
      ['Open', 'Pending', 'BalanceDue'],
    ],
    [
      'a transfer that was too much',
      orderedGoods('bankTransfer'),
      [{ kind: 'receiveMoney', means: 'transfer', centAmount: 1_000_000 }],
      ['Open', 'Pending', 'CreditOwed'],
    ],
    [
      'too much, and sent back',
      orderedGoods('bankTransfer'),
      [
        { kind: 'receiveMoney', means: 'transfer', centAmount: 1_000_000 },
        { kind: 'payOut', means: 'transfer' },
      ],
      ['Open', 'Pending', 'Paid'],
    ],
    [
      'a transfer in place of a card that failed',
      captureFailed(),
      [{ kind: 'receiveMoney', means: 'transfer' }, ship],
      ['Confirmed', 'Shipped', 'Paid'],
    ],
    [
      'less than what the failed card was to pay',
      captureFailed(),
      [{ kind: 'receiveMoney', means: 'transfer', centAmount: 100 }],
      ['Open', 'Pending', 'BalanceDue'],
    ],
    [
      'the cash of the carrier',
      orderedGoods('cashOnDelivery'),
      [ship, { kind: 'deliver' }, { kind: 'receiveMoney', means: 'cash' }],
      ['Complete', 'Shipped', 'Paid'],
    ],
  ])('%s', (_name, order, steps, states) => {
    const { order: changed, last } = outcomeOf(order, ...steps);
    expect(last).toMatchObject({ ok: true });
    expect([changed.orderState, changed.shipmentState, changed.paymentState]).toEqual(states);
  });
});

describe('a step is refused', () => {
  const cancelled: OrderStep = { kind: 'cancel', reason: 'wish' };
  const back: OrderStep = {
    kind: 'announceReturn',
    reason: 'withdrawal',
    lines: pieces(blender, 1),
  };
  it.each<[string, Order, OrderStep[]]>([
    ['notPaid', orderedGoods('bankTransfer'), [ship]],
    ['notPaid', orderedGoods('bankTransfer'), [{ kind: 'pack' }]],
    ['notPaid', captureFailed(), [ship]],
    ['notPaid', captureFailed(), [{ kind: 'pack' }]],
    ['notPaid', captureFailed(), [{ kind: 'confirm' }]],
    ['cancelled', paidByCard(), [cancelled, ship]],
    ['nothingOpen', paidByCard(), [ship, ship]],
    ['nothingOpen', paidByCard(), [ship, cancelled]],
    ['tooMany', paidByCard(), [{ ...ship, lines: pieces(blender, 4) }]],
    ['tooMany', paidByCard(), [back]],
    ['tooMany', paidByCard(), [ship, back, back, back, back]],
    ['isPacked', paidByCard(), [{ kind: 'pack' }, { ...cancelled, unpacked: true }]],
    ['notPacked', paidByCard(), [{ kind: 'unpack' }]],
    ['isPaid', paidByCard(), [{ ...cancelled, unpaid: true }]],
    ['byProvider', paidByCard(), [{ kind: 'receiveMoney', means: 'transfer' }]],
    ['byProvider', captureFailed(), [{ kind: 'receiveMoney', means: 'cash' }]],
    ['nothingOwed', paidByCard(), [{ kind: 'payOut', means: 'transfer' }]],
    [
      'moreThanPossible',
      paidByCard(),
      [{ kind: 'refund', reason: 'gesture', centAmount: 9_999_999 }],
    ],
    ['unknownReturn', paidByCard(), [{ kind: 'receiveReturn', returnId: 'x' }]],
    ['nothingShipped', paidByCard(), [{ kind: 'deliver' }]],
    ['notReceived', paidByCard(), [ship, back, { kind: 'checkReturn', returnId: 'step-1' }]],
  ])('%s', (reason, order, steps) => {
    expect(refusalOf(order, ...steps)?.reason).toBe(reason);
  });

  it('is refused with the article and how many there are', () => {
    const refusal = refusalOf(paidByCard(), { ...ship, lines: pieces(fryer, 2) });
    expect(refusal).toEqual({ reason: 'tooMany', about: 'EX10000002: 1' });
  });
});

describe('money', () => {
  it('the parts of an order that are credited one by one add up to its total', () => {
    const order = paidByCard();
    const each: OrderStep[] = [1, 2, 3].map(() => ({
      kind: 'cancel',
      reason: 'piece by piece',
      lines: pieces(blender, 1),
    }));
    const { order: ended, last } = outcomeOf(order, ...each, {
      kind: 'cancel',
      reason: 'the rest',
    });
    expect(last).toMatchObject({ ok: true, effects: { freesCodes: true } });
    const amounts = (ended.credits ?? []).map(({ centAmount }) => centAmount);
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(order.totalPrice.centAmount);
    expect(ended.refundRequests?.map(({ centAmount }) => centAmount)).toEqual(amounts);
  });

  it('what was paid out by hand stays booked, whatever the provider reports later', () => {
    const { order: credited } = outcomeOf(paidByCard(), {
      kind: 'refund',
      reason: 'gesture',
      centAmount: 500,
    });
    const [payment] = credited.paymentInfo.payments;
    if (!payment) throw new Error('no payment');
    const refused = {
      id: 'Refund:psp',
      type: 'Refund',
      state: 'Failure',
      amount: { ...credited.totalPrice, centAmount: 500 },
      timestamp: at(2),
      interactionId: 'psp',
      requestId: credited.refundRequests?.[0]?.id,
    } as const;
    const report = (order: Order, ...more: Transaction[]) => {
      const transactions = [...(payment.transactions ?? []), ...more];
      const told = { payments: [{ ...payment, transactions }] };
      const reported = reportPayment(order, told, { id: `payment-${order.version}`, at: at(3) });
      if (!reported) throw new Error('nothing new');
      return reported.order;
    };
    const { order: paidOut } = outcomeOf(report(credited, refused), {
      kind: 'payOut',
      means: 'transfer',
    });
    const disputed = {
      ...refused,
      id: 'Chargeback:psp',
      type: 'Chargeback',
      state: 'Initial',
    } as const;
    const { refunded, owed } = balanceOf(report(paidOut, refused, disputed));
    expect([refunded, owed]).toEqual([500, 0]);
  });

  it('a guarantee ends with the last article that it covers', () => {
    const order = paidByCard();
    const { order: once } = outcomeOf(order, {
      kind: 'cancel',
      reason: 'wish',
      lines: pieces(fryer, 1),
    });
    expect(once.credits?.[0]?.lines.map(({ lineItemId }) => lineItemId)).toEqual([
      fryer,
      'guarantee',
    ]);
  });

  it('a withdrawal of everything pays back delivery too, a return only the goods', () => {
    const order = paidByCard();
    const returned = (reason: 'withdrawal' | 'return') => {
      const lines = [...pieces(blender, 3), ...pieces(fryer, 1)];
      const steps: OrderStep[] = [
        ship,
        { kind: 'announceReturn', reason, lines },
        { kind: 'receiveReturn', returnId: 'step-1' },
        { kind: 'checkReturn', returnId: 'step-1' },
      ];
      return balanceOf(outcomeOf(order, ...steps).order).due;
    };
    const shipping = order.shippingInfo.price.centAmount;
    expect(shipping).toBeGreaterThan(0);
    expect([returned('withdrawal'), returned('return')]).toEqual([0, shipping]);
  });

  it('a credit of an order on account lowers what is to be paid, and nothing is paid back', () => {
    const { order, last } = outcomeOf(orderedGoods('bankTransfer'), {
      kind: 'refund',
      reason: 'gesture',
      centAmount: 500,
    });
    const { due, total, owed } = balanceOf(order);
    expect([total - due, owed]).toEqual([500, -due]);
    expect(last).toMatchObject({ effects: { refunds: [], mail: { change: 'credited' } } });
  });
});
