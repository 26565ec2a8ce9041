/** Someone who subscribes to the newsletter, and what the shop stores and mails about it. */
import { env } from 'cloudflare:test';
import type { KontorEvent } from '#domain/events.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { deliver } from './deliver.ts';
import { readPage } from './html-page.ts';
import { visitor } from './visitor.ts';

let subscribers = 0;

/** A subscriber with an e-mail address and a network address of their own, because limits count by them. */
export function subscriber(market = 'de', prefix = '') {
  subscribers += 1;
  const email = `reader-${subscribers}-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const { get, send, origin } = visitor(market);
  return {
    email,
    get,
    ask: (address = email) =>
      send(`${prefix}/newsletter`, {
        method: 'POST',
        body: new URLSearchParams({ 'newsletter.email': address }),
        headers: {
          Origin: origin,
          'Content-Type': 'application/x-www-form-urlencoded',
          'CF-Connecting-IP': `198.51.100.${subscribers}`,
        },
      }),
    leave: (token: string) =>
      send(`${prefix}/newsletter/unsubscribe`, {
        method: 'POST',
        body: new URLSearchParams({ token }),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    /** Opens the link of the mail and presses its button; the address that it leads to, if any. */
    confirm: async ({ pathname, search }: URL) => {
      const opened = await get(pathname + search);
      const page = await get(opened.headers.get('Location') ?? '');
      const { hash = '' } = (await readPage(page)).fields;
      const body = new URLSearchParams({ hash });
      const answer = await send('/newsletter/confirm', { method: 'POST', body });
      return answer.headers.get('Location');
    },
    /** The stored mail of its only event. */
    storedMail: async () => {
      const [event] = await eventsAbout(email);
      if (!event) throw new Error('no event');
      await deliver(event);
      const mail = await findMail(env.DB, event.id);
      if (!mail) throw new Error('no mail');
      return mail;
    },
    /** What the shop stores for this address, the current consent last. */
    rows: () => rowsOf(email),
    row: async () => (await rowsOf(email)).at(-1) ?? null,
    /** Delivers the waiting events of this address and reads the mails that were sent to it, newest last. */
    mails: async () => {
      for (const event of await eventsAbout(email)) await deliver(event);
      const { results } = await env.DB.prepare(
        'SELECT subject, text, locale FROM mails WHERE recipient = ? ORDER BY at, id',
      )
        .bind(email)
        .all<{ subject: string; text: string; locale: string }>();
      return results;
    },
  };
}

export type ConsentRow = {
  id: string;
  state: string;
  kind: string;
  store: string;
  locale: string;
  token: string;
  asked_at: string;
  given_at: string | null;
  withdrawn_at: string | null;
};

/** Oldest first. */
async function rowsOf(email: string): Promise<ConsentRow[]> {
  const { results } = await env.DB.prepare('SELECT * FROM consents WHERE email = ? ORDER BY rowid')
    .bind(email)
    .all<ConsentRow>();
  return results;
}

export async function eventsAbout(email: string): Promise<KontorEvent[]> {
  const { results } = await env.DB.prepare(
    `SELECT event FROM outbox
      WHERE event ->> 'consentId' IN (SELECT id FROM consents WHERE email = ?) ORDER BY at`,
  )
    .bind(email)
    .all<{ event: string }>();
  return results.map(({ event }) => JSON.parse(event) as KontorEvent);
}

/** The first link of a mail. */
export function linkIn(text: string): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  return new URL(link);
}
