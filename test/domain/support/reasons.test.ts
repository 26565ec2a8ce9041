/** Reasons × subreasons × fields, complete. Source: purchase-flow.txt §5 "Support request form". */
import { describe, expect, it } from 'vitest';
import { fieldsOf, supportReasons, topicOf, topicsOn } from '#domain/support/reasons.ts';
import { readSupportForm } from '#domain/support/support-form.ts';
import { askedFor, supportProductNumber, supportRequest } from '#domain/support/support-request.ts';
import { topicText } from '#domain/support/topic-text.ts';

const ofAnOrder = 'productNumber orderNumber invoiceNumber';
const beforeDispatch = ['orderNumber', 'productNumber invoiceNumber'] as const;

/** Reason, subreason, required fields, further fields that it shows. */
const table = [
  ['sales', 'offer-discount', 'productNumber quantity phone', 'vatId'],
  ['sales', 'advice', '', ''],
  ['order', 'change-order', ...beforeDispatch],
  ['order', 'cancellation', ...beforeDispatch],
  ['shipment', 'shipment-late', ...beforeDispatch],
  ['shipment', 'shipment-damaged', ofAnOrder, ''],
  ['claim-30-days', 'product-claim', ofAnOrder, ''],
  ['claim-30-days', 'manual-language', 'productNumber', 'orderNumber'],
  ['claim-later', 'product-claim-later', ofAnOrder, ''],
  ['claim-later', 'spare-parts', 'productNumber', 'orderNumber'],
  ['return', 'return', ofAnOrder, ''],
  ['invoice', 'invoice', 'orderNumber', 'invoiceNumber vatId'],
  ['other', 'recall', 'productNumber', 'orderNumber'],
  ['other', 'my-data', '', ''],
  ['other', 'other', '', 'orderNumber'],
] as const;

const split = (text: string) => text.split(' ').filter(Boolean);

const person = {
  'support.name': 'Ö',
  'support.email': 'o@example.com',
  'support.subject': 'Frage\nBcc: a@b.c',
  'support.description': 'Guten Tag\n\nwo bleibt es?',
};
const numbers = {
  'support.productNumber': 'EX10 51.37-44 99',
  'support.quantity': '25000',
  'support.orderNumber': 'NS10000001',
  'support.invoiceNumber': 'R-26-1',
  'support.vatId': 'DE129273398',
  'support.phone': '0451 58 90 12',
};
const read = {
  productNumber: '10513744',
  quantity: 25_000,
  orderNumber: 'NS10000001',
  invoiceNumber: 'R-26-1',
  vatId: 'DE129273398',
  phone: '+49451589012',
};

it('the table is complete', () => {
  const all = Object.entries(supportReasons).flatMap(([reason, subreasons]) =>
    Object.keys(subreasons).map((subreason) => [reason, subreason]),
  );
  expect(all).toEqual(table.map(([reason, subreason]) => [reason, subreason]));
  expect(topicsOn('2026-11-28').map(({ subreason }) => subreason)).toEqual(
    table.map(([, subreason]) => subreason),
  );
});

it('fields that the specification requires are required, or relaxed by name', () => {
  const discount = ['productNumber', 'quantity', 'vatId', 'phone'];
  const specified = (subreason: string) =>
    subreason === 'offer-discount' ? discount : ofAnOrder.split(' ');
  const rows = table
    .map(([, subreason]) => topicOf(subreason))
    .filter((each) => each !== undefined);
  const ofSpecification = rows.filter(({ source }) => source === 'spec');
  expect(ofSpecification).toHaveLength(8);
  for (const { subreason, required, relaxed = [] } of ofSpecification) {
    expect(new Set([...required, ...relaxed]), subreason).toEqual(new Set(specified(subreason)));
  }
});

describe.each(table)('%s: %s', (reason, subreason, needed, shown) => {
  const topic = topicOf(subreason);
  const about = { 'support.reason': reason, 'support.subreason': subreason };
  const fields = topic ? fieldsOf(topic) : [];

  it('is named without its reason, whose words it often begins with', () => {
    expect(topicText({ subreason }, (key) => key)).toBe(`support.subreason.${subreason}`);
  });

  it('shows its fields', () => {
    expect(new Set(fields)).toEqual(new Set([...split(needed), ...split(shown)]));
  });

  it('requires those that the table says, and name, e-mail, subject and description', () => {
    const outcome = readSupportForm(about, 'de');
    const wrong = outcome.ok ? [] : Object.keys(outcome.errors);
    const always = ['name', 'email', 'subject', 'description'];
    const missing = [...split(needed), ...always].map((field) => `support.${field}`);
    expect(wrong.toSorted()).toEqual(missing.toSorted());
    // The form shows its errors in its own order.
    expect(wrong).toEqual([
      ...fields.filter((field) => missing.includes(`support.${field}`)).map((f) => `support.${f}`),
      ...always.map((field) => `support.${field}`),
    ]);
  });

  it('reads what it shows, and nothing else', () => {
    const outcome = readSupportForm({ ...about, ...person, ...numbers }, 'de');
    const values = Object.fromEntries(fields.map((field) => [field, read[field]]));
    const request = {
      reason,
      subreason,
      name: 'Ö',
      email: 'o@example.com',
      subject: 'Frage Bcc: a@b.c',
      description: 'Guten Tag\n\nwo bleibt es?',
    };
    expect(outcome).toEqual({ ok: true, request: { ...request, ...values } });
    expect(supportRequest.parse({ ...request, ...values })).toEqual({ ...request, ...values });
    expect(askedFor({ ...request, ...read })).toEqual({ ...request, ...values });
    for (const field of split(needed)) {
      const { [field as keyof typeof values]: _, ...rest } = values;
      expect(supportRequest.safeParse({ ...request, ...rest }).success, field).toBe(false);
    }
  });
});

it('a subreason belongs to its reason', () => {
  for (const [reason, subreason] of [
    ['sales', 'return'],
    ['', 'return'],
    ['return', ''],
    ['return', 'toString'],
  ]) {
    const about = { 'support.reason': reason ?? '', 'support.subreason': subreason ?? '' };
    const outcome = readSupportForm({ ...about, ...person, ...numbers }, 'de');
    expect(outcome).toEqual({
      ok: false,
      errors: { 'support.subreason': { key: 'field.notCorrect' } },
    });
  }
});

it('what is offered depends on the day', () => {
  const [topic] = topicsOn('2026-11-28');
  if (!topic) throw new Error('nothing is offered');
  const dated = [{ ...topic, from: '2026-12-01', to: '2026-12-24' }];
  const offered = (day: string) => topicsOn(day, dated).length;
  expect(['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-25'].map(offered)).toEqual([
    0, 1, 1, 0,
  ]);
});

describe('a wrong value', () => {
  const about = { 'support.reason': 'sales', 'support.subreason': 'offer-discount' };
  it.each([
    ['productNumber', '1051374', 'support.productNumberShort'],
    ['productNumber', 'abc', 'support.productNumberShort'],
    ['quantity', '0', 'support.quantityWrong'],
    ['quantity', '1.5', 'support.quantityWrong'],
    ['quantity', '-1', 'support.quantityWrong'],
    ['phone', '112', 'field.phone'],
    ['vatId', 'x'.repeat(41), 'field.tooLong'],
    ['name', 'x'.repeat(81), 'field.tooLong'],
    ['name', 'www.example.com', 'field.webAddress'],
    ['company', 'x'.repeat(81), 'field.tooLong'],
    ['subject', 'x'.repeat(81), 'field.tooLong'],
    ['email', 'o@', 'field.email'],
    ['email', `${'x'.repeat(70)}@example.com`, 'field.tooLong'],
    ['description', 'x'.repeat(4001), 'field.tooLong'],
  ])('of %s, %s, is named', (field, value, key) => {
    const values = { ...about, ...person, ...numbers, [`support.${field}`]: value };
    const outcome = readSupportForm(values, 'de');
    const errors = outcome.ok ? {} : outcome.errors;
    expect(Object.keys(errors)).toEqual([`support.${field}`]);
    expect(errors[`support.${field}`]?.key).toBe(key);
  });
});

it.each([
  ['EX10513744', '10513744'],
  [' 10 513 744 ', '10513744'],
  ['1051374499', '10513744'],
  ['no', ''],
])('the product number of %j is %j', (text, number) => {
  expect(supportProductNumber(text)).toBe(number);
});
