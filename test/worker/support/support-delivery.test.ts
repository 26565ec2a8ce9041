/** What becomes of a case: the receipt, the web-to-case address, the store's mail; nothing is sent twice. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backendOf } from '#worker/commerce/backends.ts';
import { releaseCase } from '#worker/data/support/delivery.ts';
import { type NewCase, storeCase } from '#worker/data/support/write-cases.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { pictureWithPlace } from '../../made-picture.ts';
import { newEmail } from '../customers.ts';
import { deliver, deliverWith } from '../deliver.ts';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';
import { type CaseRow, caseAbout, formAbout, newSubject, person, send } from './support-forms.ts';

const opened = ({ id }: CaseRow, event = `case-${id}`) => ({
  id: event,
  at: new Date().toISOString(),
  type: 'support-case-opened' as const,
  caseId: id,
});

/** A stored case whose event is not in the outbox: only the tests deliver it. */
async function newCase(text = 'Guten Tag,\nbitte um <b>Auskunft</b>.', files: File[] = []) {
  const now = new Date();
  const subject = newSubject();
  const uploads = files.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  const { files: kept } = backendOf(env);
  const answers = await Promise.all(uploads.map(async (upload) => kept.keep(await upload, now)));
  const id = crypto.randomUUID();
  const opened: NewCase = {
    id,
    idempotencyKey: id,
    store: 'de',
    locale: 'de-DE',
    site: 'http://de.localhost',
    customerId: null,
    reason: 'other',
    subreason: 'other',
    name: 'Zora Nováková',
    email: newEmail(),
    subject,
    suspicion: null,
    delivery: 'waiting',
    createdAt: now.toISOString(),
  };
  await storeCase(env.DB, opened, {
    text,
    fileIds: answers.flatMap((answer) => (answer.ok ? [answer.file.id] : [])),
  });
  await env.DB.prepare('DELETE FROM outbox WHERE id = ?').bind(`case-${id}`).run();
  return caseAbout(subject);
}

/** The platform answers so. */
const answering = (answer: () => Promise<Response>) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const account = {
    WEB_TO_CASE_URL: 'https://webto.example/',
    WEB_TO_CASE_ORG_ID: '00D3X0000012abc',
  };
  return deliverWith({ ...env, ...account } as Bindings);
};
afterEach(() => vi.restoreAllMocks());

const received = async ({ number }: CaseRow) =>
  (
    await env.DB.prepare('SELECT query, body FROM sandbox_cases WHERE instr(body, ?) > 0')
      .bind(number)
      .all<{ query: string; body: string }>()
  ).results;

/** A withdrawal may have the same number behind its W. */
const mails = async (text: string) =>
  (
    await env.DB.prepare(
      `SELECT recipient, reply_to, subject, text FROM mails
       WHERE purpose LIKE 'support-%' AND instr(subject, ?) > 0`,
    )
      .bind(text)
      .all<Record<'recipient' | 'reply_to' | 'subject' | 'text', string>>()
  ).results;

const deliveryOf = ({ id }: CaseRow) =>
  env.DB.prepare('SELECT delivery FROM support_cases WHERE id = ?').bind(id).first('delivery');

describe('a case', () => {
  it('is posted once, in UTF-8, and acknowledged without a word of its sender', async () => {
    const photo = new File([pictureWithPlace], 'Schaden.jpg');
    const row = await newCase('Příliš žluťoučký kůň', [photo]);
    await deliver(opened(row));
    await deliver(opened(row));
    const cases = await received(row);
    expect(cases).toHaveLength(1);
    expect(cases[0]?.query).toBe('encoding=UTF-8&orgId=00DkontorSandbx');
    const form = new URLSearchParams(cases[0]?.body);
    expect(form.get('description')).toContain('Příliš žluťoučký kůň');
    expect(form.get('description')).toMatch(/Schaden\.jpg: http:\/\/de\.localhost\/api\/files\//);
    expect(form.get('name')).toBe('Zora Nováková');
    expect(await deliveryOf(row)).toBe('sent');
    const [receipt, ...others] = await mails(row.number);
    expect(others).toEqual([]);
    expect(receipt?.recipient).toBe(row.email);
    expect(receipt?.text).toMatch(/^Guten Tag,\n/);
    expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/Zora|Anliegen \w{8}-|žluťoučký/);
    expect(receipt?.text).toContain('http://de.localhost/contact/case?case=');
    expect(await (await visitor('de').get('/__sandbox/web-to-case')).text()).toContain(row.number);
  });

  it.each([
    ['is refused', async () => new Response('', { status: 400 }), 'waiting'],
    [
      'does not reach it',
      async () => {
        throw new TypeError('connection refused');
      },
      'waiting',
    ],
    ['may have arrived', async () => new Response('', { status: 502 }), 'unconfirmed'],
    [
      'is not answered in time',
      async () => {
        throw new DOMException('', 'TimeoutError');
      },
      'unconfirmed',
    ],
  ])(
    'that %s is logged by its number, and sent again only if it has certainly not arrived',
    async (_, answer, delivery) => {
      const row = await newCase();
      const post = answering(answer);
      let outcome: Awaited<ReturnType<typeof post>> | undefined;
      const lines = await logged(async () => {
        outcome = await post(opened(row));
      });
      expect(await deliveryOf(row)).toBe(delivery);
      expect(outcome?.again).toHaveLength(delivery === 'waiting' ? 1 : 0);
      expect(lines.join()).toContain(row.number);
      expect(lines.join()).not.toMatch(/Zora|Auskunft/);
      vi.restoreAllMocks();
      await deliver(opened(row));
      expect(await received(row)).toHaveLength(delivery === 'waiting' ? 1 : 0);
      if (delivery === 'waiting') return;
      const event = await releaseCase(env.DB, row.id, new Date());
      await deliver(opened(row, event));
      expect(await received(row)).toHaveLength(1);
      expect(await mails(row.number)).toHaveLength(1);
    },
  );

  it('is mailed to the store where there is no such address; answers go to its sender', async () => {
    const row = await newCase();
    const none = { WEB_TO_CASE_URL: '', WEB_TO_CASE_ORG_ID: '' };
    const secrets = {
      SANDBOX: '0',
      SESSION_SECRET: 'x'.repeat(32),
      MAIL: 'smtp',
      MAIL_FROM: 'a@b.example',
    };
    const shop = deliverWith({ ...env, ...none, ...secrets } as Bindings);
    await logged(() => shop(opened(row)));
    await logged(() => shop(opened(row)));
    expect(await deliveryOf(row)).toBe('mailed');
    const toStore = (await mails(row.number)).filter(({ recipient }) => recipient !== row.email);
    expect(toStore).toMatchObject([{ recipient: 'service@kontor.example', reply_to: row.email }]);
    for (const part of ['Zora Nováková', row.number, '<b>Auskunft</b>']) {
      expect(toStore[0]?.text).toContain(part);
    }
  });

  it('is not passed on, and the log names the setting, if only one of two is set', async () => {
    const row = await newCase();
    const half = {
      SANDBOX: '0',
      SESSION_SECRET: 'x'.repeat(32),
      WEB_TO_CASE_URL: 'https://a.example/',
    };
    const lines = await logged(() => deliverWith({ ...env, ...half } as Bindings)(opened(row)));
    expect(lines.join()).toContain('WEB_TO_CASE_ORG_ID is not set');
    expect(await deliveryOf(row)).toBe('waiting');
  });

  it('waits when as many as allowed have been posted today', async () => {
    const row = await newCase();
    const one = deliverWith({ ...env, WEB_TO_CASE_PER_DAY: '1' } as Bindings);
    await deliver(opened(await newCase()));
    expect((await one(opened(row))).again).toHaveLength(1);
    expect(await received(row)).toEqual([]);
    await deliver(opened(row));
    expect(await received(row)).toHaveLength(1);
  });
});

describe('a program', () => {
  it.each([
    ['honeypot', () => ({ 'support.website': 'http://evil.example' })],
    ['fast', () => ({ 'support.shown': String(Date.now()) })],
  ])('(%s) sees a receipt; nothing is sent until an operator has decided', async (sign, typed) => {
    const shopper = visitor('de');
    const subject = newSubject();
    const email = newEmail();
    const form = await formAbout(shopper, 'other');
    const about = { ...person, 'support.subject': subject, 'support.email': email };
    expect((await send(shopper, form, { ...about, ...typed() })).status).toBe(303);
    const row = await caseAbout(subject);
    expect(row).toMatchObject({ suspicion: sign, delivery: 'held' });
    await deliver(opened(row));
    expect([await received(row), await mails(row.number)]).toEqual([[], []]);
    const event = await releaseCase(env.DB, row.id, new Date());
    await deliver(opened(row, event));
    expect(await received(row)).toHaveLength(1);
    expect(await mails(row.number)).toMatchObject([{ recipient: row.email }]);
  });
});
