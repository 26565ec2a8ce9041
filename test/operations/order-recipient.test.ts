/** What `npm run orders -- show` and `export` say about whom to deliver to, and about the mails of an order. */
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { orderRows } from '../../scripts/orders/export.ts';
import { orderLines } from '../../scripts/orders/show.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';

const order = orderedGoods('bankTransfer');
const delivery = {
  ...order.shippingAddress,
  additionalAddressInfo: '2. Hof',
  phone: '+49 30 1234567',
  deliveryNoteFloor: '3',
  deliveryNoteLift: false,
};
const sent = { ...order, shippingAddress: delivery };
const shown = (...changes: Parameters<typeof orderLines>[0][]) =>
  changes.map((each) => orderLines(each, { history: [], documents: [], mails: [] }))[0] ?? [];

it('show has the label, the phone number and the e-mail address', () => {
  const lines = shown({ ...sent, billingAddress: delivery });
  expect(lines.slice(1, 5)).toEqual([
    'deliver to\tZora Nováková, Hauptstraße 1, 2. Hof, 10115 Berlin, Germany',
    'note for the driver\tfloor: 3',
    'phone\t+49 30 1234567',
    'e-mail\ta@example.com',
  ]);
  expect(lines.join('\n')).not.toContain('bill to');
});

it('the billing address if it differs, with the numbers of a company', () => {
  const company = {
    ...order.billingAddress,
    company: 'Werkstatt GmbH',
    vatNumber: 'ATU12345675',
    identifiers: { leitweg: '04011000-1234' },
    reference: 'PO 7',
  };
  const lines = shown({ ...sent, billingAddress: company });
  for (const line of [
    'bill to\tWerkstatt GmbH, Zora Nováková, Hauptstraße 1, 10115 Berlin, Germany',
    'VAT number\tATU12345675',
    'leitweg\t04011000-1234',
    "the buyer's reference\tPO 7",
  ])
    expect(lines).toContain(line);
});

it('its mails with their state, the last error too', () => {
  const mail = {
    id: 'e-1',
    purpose: 'order-placed',
    recipient: 'a@example.com',
    subject: 'Ihre Bestellung',
    state: 'bounced',
    attempts: 1,
    error: 'no such mailbox',
    at: '2026-11-25T08:00:00.000Z',
    nextAt: '',
    orderNumber: order.orderNumber,
  } as const;
  expect(orderLines(order, { history: [], documents: [], mails: [mail] })).toContain(
    'mail\t2026-11-25T08:00:00.000Z\tbounced\torder-placed\ta@example.com\tno such mailbox',
  );
});

it('the export has the columns of a label', () => {
  const [row] = parse(orderRows([sent], true), { columns: true });
  expect(row).toMatchObject({
    recipient: 'Zora Nováková',
    recipientCompany: '',
    street: 'Hauptstraße 1',
    addressExtra: '2. Hof',
    postalCode: '10115',
    city: 'Berlin',
    country: 'de',
    phone: "'+49 30 1234567",
    email: 'a@example.com',
  });
});
