/** Reports of Cloudflare Email Service about sent mails, in the shapes of its documentation. */
import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import worker from '#worker/index.ts';
import { aMail, mails } from './mail-server.ts';

async function sent() {
  const mail = aMail();
  const now = new Date();
  await mails.add(mail, now.toISOString(), now);
  const claimed = await mails.claim(mail.id, now);
  if (!claimed) throw new Error('not claimed');
  const providerId = `0101018f7d0c4d9a-${crypto.randomUUID()}`;
  await mails.record(claimed, { kind: 'sent', providerId }, now);
  return { id: mail.id, providerId };
}

const report = (type: string, messageId: string, more: object = {}) => ({
  type: `cf.email.sending.message.${type}`,
  source: {
    type: 'email.sending',
    zoneId: '023e105f4ecef8ad9ca31a8372d0c353',
    domain: 'kontor.example',
  },
  payload: {
    eventId: crypto.randomUUID(),
    messageId,
    sender: 'shop@kontor.example',
    recipient: 'reader@mail.example',
    terminal: type !== 'deferred',
    delivery: { status: type },
    ...more,
  },
  metadata: { eventSchemaVersion: 1, eventTimestamp: '2026-06-01T02:48:57.132Z' },
});

async function take(bodies: unknown[], attempts = 1) {
  const messages = bodies.map((body, index) => ({
    id: `report-${index}`,
    timestamp: new Date(),
    attempts,
    // The Worker's queue consumer is declared for its own events; this queue carries the provider's.
    body: body as KontorEvent,
  }));
  const batch = createMessageBatch<KontorEvent>('kontor-mail-reports', messages);
  await worker.queue(batch, env);
  const result = await getQueueResult(batch, createExecutionContext());
  return { done: result.explicitAcks, again: result.retryMessages.map(({ msgId }) => msgId) };
}

const bounce = {
  bounce: { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1 User unknown' },
};

it.each([
  ['delivered', {}, 'delivered', null],
  ['bounced', bounce, 'bounced', '550 5.1.1 User unknown'],
  ['failed', { failure: { reason: 'delivery_failed' } }, 'bounced', 'delivery_failed'],
  [
    'rejected',
    { rejection: { reason: 'suppressed', party: 'recipient', detail: 'Recipient is suppressed' } },
    'refused',
    'Recipient is suppressed',
  ],
  ['complained', { complaint: { type: 'abuse' } }, 'complained', 'abuse'],
  ['deferred', bounce, 'sent', null],
])('%s is recorded with the mail', async (type, more, state, error) => {
  const { id, providerId } = await sent();
  expect(await take([report(type, providerId, more)])).toEqual({ done: ['report-0'], again: [] });
  expect(await mails.find(id)).toMatchObject({ state, error });
});

it('reports in another order, repeated, or unreadable do not change the last word', async () => {
  const { id, providerId } = await sent();
  const bodies = [
    report('complained', providerId, { complaint: { type: 'abuse' } }),
    report('delivered', providerId),
    report('bounced', providerId, bounce),
    { type: 'cf.email.sending.message.bounced' },
    'text',
  ];
  expect((await take(bodies)).done).toHaveLength(5);
  expect(await mails.find(id)).toMatchObject({ state: 'complained', error: 'abuse' });
});

it('a report that is earlier than the record of its mail is retried some times', async () => {
  const early = report('bounced', 'nobody-has-this-id', bounce);
  expect(await take([early])).toEqual({ done: [], again: ['report-0'] });
  expect(await take([early], 3)).toEqual({ done: ['report-0'], again: [] });
});
