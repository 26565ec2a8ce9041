/** What an operator sees of mails: those of an order, those that nobody has; one is sent again; contents are deleted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mail, troubledStates } from '#domain/mail/mail.ts';
import { openLocalDatabase } from '../../scripts/local-database.ts';
import { mailStore, sendMailAgain } from '../../src/worker/data/mails/mails.ts';
import { pastMails } from '../../src/worker/data/mails/past-mails.ts';
import { emptyState } from '../catalogue/state.ts';

let opened: Awaited<ReturnType<typeof openLocalDatabase>>;
beforeAll(async () => {
  opened = await openLocalDatabase(await emptyState());
}, 180_000);
afterAll(() => opened.close());

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

const mail = (id: string, more: Partial<Mail> = {}): Mail => ({
  id,
  purpose: 'order-placed',
  store: 'de',
  recipient: `${id}@mail.example`,
  recipientName: 'Zora Nováková',
  replyTo: 'service@kontor.example',
  locale: 'de-DE',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  ...more,
});

const refusal = { kind: 'refused', code: 'EENVELOPE 550', detail: '550 no mailbox' } as const;

it('a refused mail is listed with its order, sent again, and loses its content and addresses later', async () => {
  const { db } = opened;
  const mails = mailStore(db);
  await db
    .prepare(
      `INSERT INTO orders (id, order_number, cart_id, store, customer_email, currency, total_cent_amount,
        tax_cent_amount, order_state, payment_state, shipment_state, created_at, document)
      VALUES ('o-1', 'NS10000001', 'c-1', 'de', 'a@b.example', 'EUR', 1, 1, 'Open', 'Paid', 'Pending', '', '{}')`,
    )
    .run();
  await mails.add(mail('m-1', { orderId: 'o-1' }), at(8).toISOString(), at(8));
  await mails.add(mail('m-2'), at(9).toISOString(), at(9));
  const claimed = await mails.claim('m-1', at(8));
  if (!claimed) throw new Error('not claimed');
  await mails.record(claimed, refusal, at(8));

  const listed = async (wanted: Omit<Parameters<typeof pastMails>[1], 'limit'>) =>
    (await pastMails(db, { limit: 10, ...wanted })).map(
      ({ id, state, orderNumber, subject, error }) => [id, state, orderNumber, subject, error],
    );
  const refused = ['m-1', 'refused', 'NS10000001', 'Ihre Bestellung', '550 no mailbox'];
  expect(await listed({})).toEqual([['m-2', 'waiting', null, 'Ihre Bestellung', null], refused]);
  expect(await listed({ states: troubledStates })).toEqual([refused]);
  expect(await listed({ orderNumber: 'NS10000001' })).toEqual([refused]);
  expect(await listed({ orderNumber: 'NS10000002' })).toEqual([]);

  expect(await sendMailAgain(db, 'm-1', at(10))).toBe(true);
  expect(await sendMailAgain(db, 'm-1', at(10))).toBe(false);
  expect(await mails.due(at(10), 10)).toEqual(['m-2', 'm-1']);
  const again = await mails.claim('m-1', at(10));
  expect(again).toMatchObject({ attempts: 1, repeats: 1 });
  if (!again) throw new Error('not claimed');
  await mails.record(again, { kind: 'sent', providerId: 'p-1' }, at(10));

  await mails.forget(at(9));
  expect((await mails.find('m-1'))?.text).toBe('Guten Tag');
  await mails.forget(at(11));
  const forgotten = await mails.find('m-1');
  expect(forgotten).toMatchObject({ id: 'm-1', orderId: 'o-1', state: 'sent', text: '' });
  expect(JSON.stringify(forgotten)).not.toMatch(/mail\.example|kontor\.example|Zora|Guten|Ihre/);
  // It has not been sent yet.
  expect((await mails.find('m-2'))?.text).toBe('Guten Tag');
  expect(await sendMailAgain(db, 'm-1', at(12))).toBe(false);
});

it('attachments that a row of the database cannot hold are refused by name', async () => {
  const attachments = [
    { name: 'x.pdf', contentType: 'application/pdf', base64: 'A'.repeat(1_500_000) },
  ];
  const added = mailStore(opened.db).add(mail('m-3', { attachments }), '', at(8));
  await expect(added).rejects.toThrow('the attachments of mail m-3 are too large');
});
