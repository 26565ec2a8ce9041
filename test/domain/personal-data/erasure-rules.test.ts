/** What stays after an erasure and until when, what hinders it, and what is left of an order. */
import { describe, expect, it } from 'vitest';
import { countryCodes, factsOf } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { HistoryEntry } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import { erasureBlocks } from '#domain/personal-data/erasure-blocks.ts';
import { keptLines } from '#domain/personal-data/kept-lines.ts';
import { answerDueOn, isLinkValid } from '#domain/personal-data/request.ts';
import {
  documentKeptUntil,
  documentsKeptFrom,
  keptOf,
  statementKeptUntil,
  statementsKeptFrom,
} from '#domain/personal-data/retention.ts';
import { withoutPerson, withoutWords } from '#domain/personal-data/without-person.ts';
import { orderedGoods } from '../order/ordered-goods.ts';

const at = '2026-11-28T09:00:00.000Z';
const charge = (order: Order): Order => ({
  ...order,
  paymentInfo: {
    payments: order.paymentInfo.payments.map((payment) => ({
      ...payment,
      transactions: [
        {
          id: 'charge',
          type: 'Charge',
          state: 'Success',
          amount: order.totalPrice,
          timestamp: at,
          interactionId: 'from Nováková',
        },
      ],
    })),
  },
});
const done = charge({
  ...orderedGoods('bankTransfer'),
  orderState: 'Complete',
  shipmentState: 'Shipped',
});

describe('what stays', () => {
  it.each([
    ['de', '2034-12-31'],
    ['at', '2033-12-31'],
    ['gb', '2032-12-31'],
    ['hr', '2037-12-31'],
  ] as const)('an invoice of %s until %s', (country, until) => {
    expect(documentKeptUntil(country, '2026-03-01')).toBe(until);
    expect(documentKeptUntil(country, '2026-03-01', 12)).toBe('2038-12-31');
  });

  it('every market keeps invoices for five to twelve years', () => {
    for (const country of countryCodes) {
      const years = factsOf(country).law.invoicesKeptYears;
      expect(years >= 5 && years <= 12, country).toBe(true);
    }
  });

  it.each(['2026-01-01', '2026-12-31'])('is over on the day after, on %s', (today) => {
    for (const year of [2012, 2018, 2020, 2021, 2022, 2023, 2026]) {
      const day = `${year}-12-31`;
      for (const country of countryCodes)
        expect(day < documentsKeptFrom(country, today), `${country} ${day}`).toBe(
          documentKeptUntil(country, day) < today,
        );
      expect(day < statementsKeptFrom(today)).toBe(statementKeptUntil(day) < today);
    }
  });

  it('names the last day, and nothing that there is not', () => {
    const documents = [
      { country: 'de', issuedOn: '2024-05-01' },
      { country: 'de', issuedOn: '2026-05-01' },
    ] as const;
    const consents = [{ withdrawnAt: '2024-05-01T09:00:00.000Z' }, { withdrawnAt: at }];
    const kept = keptOf({
      years: new Map([['at', 5]]),
      documents,
      statements: [],
      orders: 2,
      giftCards: 0,
      consents,
    });
    expect(kept).toEqual([
      { kind: 'documents', count: 2, until: '2034-12-31' },
      { kind: 'orders', count: 2 },
      { kind: 'consents', count: 2, until: '2029-11-28' },
    ]);
    const t = (key: string) => key;
    expect(keptLines(kept, { locale: localeOf('de'), t })).toEqual(
      ['documents', 'orders', 'consents', 'fact'].map((kind) => `myData.kept.${kind}`),
    );
    expect(statementKeptUntil(at)).toBe('2029-12-31');
  });
});

describe('what hinders', () => {
  const returned = {
    id: 'r',
    reason: 'return',
    announcedAt: at,
    lines: [],
  } as const;
  it.each<[string, Order, string | undefined]>([
    ['an order that is done', done, undefined],
    ['an open order', charge(orderedGoods('bankTransfer')), 'open'],
    [
      'a shipped order without its money',
      { ...done, paymentInfo: orderedGoods('bankTransfer').paymentInfo },
      'unpaid',
    ],
    ['a return that is awaited', { ...done, returns: [{ ...returned, lines: [] }] }, 'return'],
    [
      'a return that was checked',
      { ...done, returns: [{ ...returned, lines: [], checkedAt: at }] },
      undefined,
    ],
    [
      'a return that never came',
      { ...done, returns: [{ ...returned, lines: [], closedAt: at }] },
      undefined,
    ],
    [
      'a credit that is not paid out',
      {
        ...done,
        credits: [{ id: 'c', at, reason: '', centAmount: 100, shippingCentAmount: 0, lines: [] }],
      },
      'refund',
    ],
    ['a cancelled order', { ...orderedGoods('bankTransfer'), orderState: 'Cancelled' }, undefined],
    ['a cancelled order whose money is here', { ...done, orderState: 'Cancelled' }, 'refund'],
  ])('%s', (_, order, reason) => {
    const { orderNumber } = order;
    expect(erasureBlocks([order], 0)).toEqual(reason ? [{ reason, orderNumber }] : []);
  });

  it('a payment under way', () => {
    expect(erasureBlocks([done], 1)).toEqual([{ reason: 'payment' }]);
  });
});

describe('an order without the person', () => {
  const named: Order = {
    ...done,
    customerEmail: 'zora@mail.example',
    customer: { typeId: 'customer', id: 'zora' },
    shipments: [
      {
        id: 's',
        shippedAt: at,
        carrier: 'dhl',
        trackingNumber: '0034',
        trackingUrl: 'https://dhl.example/0034',
        lines: [],
      },
    ],
    cancellations: [{ id: 'x', at, reason: 'Zora called', lines: [] }],
  };

  it('keeps articles, money and the country', () => {
    const left = withoutPerson(named);
    const { lineItems, totalPrice, taxedPrice, orderNumber } = named;
    expect(left).toMatchObject({ lineItems, totalPrice, taxedPrice, orderNumber });
    expect(left.billingAddress.country).toBe('de');
  });

  it('has no word of the person or of operators', () => {
    const text = JSON.stringify(withoutPerson(named));
    for (const word of ['Zora', 'Nováková', 'zora', 'Hauptstraße', '10115', 'Berlin', '0034'])
      expect(text).not.toContain(word);
  });

  it('keeps the proof of a VAT number only for a sale without VAT', () => {
    const vatProof = {
      provider: 'vies',
      at,
      status: 'valid',
      raw: 'raw',
      asker: 'DE1',
      number: 'ATU1',
    } as const;
    expect(withoutPerson({ ...named, vatProof }).vatProof).toBeUndefined();
    const taxRelief = { rule: 'intraCommunity', rate: 0.19 } as const;
    expect(withoutPerson({ ...named, vatProof, taxRelief }).vatProof).toEqual(vatProof);
  });

  it('keeps what was done, without texts', () => {
    const head = { id: 'e', at, actor: 'operator:anna' as const, note: 'for Zora' };
    const cases: [HistoryEntry, object][] = [
      [{ ...head, kind: 'note', text: 'Zora' }, { kind: 'note' }],
      [{ ...head, kind: 'cancel', reason: 'Zora' }, { kind: 'cancel' }],
      [
        {
          ...head,
          kind: 'announceReturn',
          lines: [{ lineItemId: 'a', quantity: 1 }],
          reason: 'defect',
        },
        { kind: 'announceReturn', lines: [{ lineItemId: 'a', quantity: 1 }], reason: 'defect' },
      ],
      [
        { ...head, kind: 'payOut', means: 'transfer', centAmount: 5, reference: 'Zora' },
        { kind: 'payOut', means: 'transfer', centAmount: 5 },
      ],
    ];
    for (const [entry, left] of cases)
      expect(withoutWords(entry)).toEqual({ id: 'e', at, actor: 'operator:anna', ...left });
  });
});

describe('a request', () => {
  it.each([
    ['2026-01-31T23:00:00.000Z', '2026-02-28'],
    ['2026-11-28T09:00:00.000Z', '2026-12-28'],
    ['2026-12-31T00:00:00.000Z', '2027-01-31'],
  ])('of %s is due on %s', (askedAt, due) => {
    expect(answerDueOn(askedAt)).toBe(due);
  });

  it('has a link for a day', () => {
    const later = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000);
    expect(isLinkValid({ mailedAt: at }, later(23.9))).toBe(true);
    expect(isLinkValid({ mailedAt: at }, later(24))).toBe(false);
    expect(isLinkValid({ mailedAt: null }, later(0))).toBe(false);
  });
});
