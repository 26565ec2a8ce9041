import type { KontorEvent } from '#domain/events.ts';
import type { Caller } from '#domain/operations.ts';
import { sendInBackground } from '../events/outbox.ts';
import type { WayInNews } from './ways-in.ts';

/** Tells the owner of an account of a change of a way in, if there was one. `change` stores the news with it. */
export async function withNews<Done>(
  { DB, EVENTS }: { DB: D1Database; EVENTS: Queue<KontorEvent> },
  { store, locale, site, now }: Caller,
  about: Pick<WayInNews, 'change' | 'provider'>,
  change: (news: WayInNews) => Promise<Done>,
): Promise<Done> {
  const id = crypto.randomUUID();
  const at = now.toISOString();
  const of = { store: store.key, locale, site };
  const done = await change({ id, at, type: 'way-in-changed', ...about, ...of });
  sendInBackground(DB, EVENTS, [id], now);
  return done;
}
