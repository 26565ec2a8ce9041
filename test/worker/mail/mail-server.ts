/** A shop that sends its mails to the mail servers of test/mail-server, and what has arrived there. */
import { env as bindings } from 'cloudflare:test';
import { inject } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { mailStore } from '#worker/data/mails/mails.ts';
import { sendMails } from '#worker/jobs/send-mails.ts';
import { sendMail } from '#worker/services/mail/send-mail.ts';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import type { ReceivedMail } from '../../mail-server/received-mail.ts';
import { deliverWith } from '../deliver.ts';

export const mails = mailStore(bindings.DB);

/** The shop with a server by name, and further settings. */
export function shopWith(server: string, settings: Partial<Bindings> = {}) {
  const { ports } = inject('mailServers');
  const changed: Bindings = {
    ...bindings,
    SANDBOX: '0',
    MAIL: 'smtp',
    MAIL_FROM: 'shop@kontor.example',
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(ports[server]),
    SMTP_TLS: 'implicit',
    SMTP_USER: 'shop@kontor.example',
    SMTP_PASSWORD: 'pässword €',
    SESSION_SECRET: 'a secret of 32 characters or more',
    ...settings,
  };
  const env = environmentOf(changed);
  return {
    deliver: (...events: KontorEvent[]) => deliverWith(changed)(...events),
    /** The scheduled job, as if it were this time. */
    sweep: (now = new Date()) => sendMails(backendOf(env).jobs, now, env),
    /** Stores a mail and sends it once. */
    async post(mail: Mail, now = new Date()) {
      await mails.add(mail, now.toISOString(), now);
      await sendMail(env, mails, mail.id, now);
      return mails.find(mail.id);
    },
  };
}

/** What the servers have received for a recipient. */
export async function receivedBy(recipient: string): Promise<ReceivedMail[]> {
  const { url } = inject('mailServers');
  const answer = await fetch(`${url}/?${new URLSearchParams({ recipient })}`);
  return answer.json();
}

/** The server `away` listens from now on. */
export async function serverArrives(): Promise<void> {
  const answer = await fetch(`${inject('mailServers').url}/arrive`);
  await answer.text();
}

export const newRecipient = (prefix = 'reader') => `${prefix}-${crypto.randomUUID()}@mail.example`;

export function aMail(changes: Partial<Mail> = {}): Mail {
  return {
    id: crypto.randomUUID(),
    purpose: 'order-changed',
    store: 'de',
    recipient: newRecipient(),
    replyTo: 'service@kontor.example',
    locale: 'de-DE',
    subject: 'Ihre Zahlung ist eingegangen',
    text: 'Guten Tag,\n\nwir machen die Ware versandfertig.',
    html: '<p>Guten Tag</p>',
    ...changes,
  };
}

/** Promises that are rejected and handled by nobody while the work runs; otherwise they would fail the run. */
export async function unhandledOf(work: () => Promise<void>): Promise<unknown[]> {
  const usual = process.listeners('unhandledRejection');
  const seen: unknown[] = [];
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => seen.push(reason));
  try {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of usual) process.on('unhandledRejection', listener);
  }
  return seen;
}
