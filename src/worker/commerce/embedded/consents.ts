/** Consents by e-mail address: asked for, given with the link of a mail, taken back. */
import { eq, sql } from 'drizzle-orm';
import { type ConsentKind, mailPauseMinutes, pendingKeptDays } from '#domain/consent/consent.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { consents } from './consent-schema.ts';
import { batch, type Database } from './database.ts';

/** `ids` are chosen by the caller; `shop` is where the mail's links lead: `https://kontor.be/fr`. */
export type ConsentRequest = {
  email: string;
  kind: ConsentKind;
  locale: Locale;
  shop: string;
  ids: { consent: string; token: string; event: string };
};

/**
 * Remembers the wish and, with it, the event that sends the mail, unless one was sent a moment ago. Asked again it is
 * the same consent; one that was taken back begins anew. Returns its id, which opens nothing but, for a moment, the page that names the address.
 */
export async function requestConsent(
  db: Database,
  { email, kind, locale, shop, ids }: ConsentRequest,
  now: Date,
): Promise<string> {
  const at = now.toISOString();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const mine = sql`email = ${email} AND kind = ${kind} AND store = ${locale.country}`;
  const unmailed = sql`(mailed_at IS NULL OR mailed_at < ${before(mailPauseMinutes * 60_000)})`;
  const event: KontorEvent = {
    id: ids.event,
    at,
    type: 'newsletter-doi-requested',
    consentId: '',
    shop,
  };
  const rows = await batch(db, [
    sql`DELETE FROM consents
      WHERE state = 'pending' AND asked_at < ${before(pendingKeptDays * 86_400_000)}`,
    sql`INSERT INTO consents (id, email, kind, store, locale, state, token, asked_at)
      VALUES (${ids.consent}, ${email}, ${kind}, ${locale.country}, ${locale.code}, 'pending',
        ${ids.token}, ${at})
      ON CONFLICT (email, kind, store) DO UPDATE SET locale = excluded.locale,
        asked_at = excluded.asked_at,
        token = iif(state = 'withdrawn', excluded.token, token),
        mailed_at = iif(state = 'withdrawn', NULL, mailed_at),
        state = iif(state = 'withdrawn', 'pending', state)`,
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${event.id}, json_set(${JSON.stringify(event)}, '$.consentId', id), ${at}
      FROM consents WHERE ${mine} AND ${unmailed}`,
    sql`UPDATE consents SET mailed_at = ${at} WHERE ${mine} AND ${unmailed}`,
    sql`SELECT id FROM consents WHERE ${mine}`,
  ]);
  const [row] = (rows.at(-1) ?? []) as { id: string }[];
  if (!row) throw new Error('a consent was not stored');
  return row.id;
}

/** True when the consent stands now. Repeating it changes nothing, and a link does not undo a withdrawal. */
export async function giveConsent(db: Database, token: string, now: Date): Promise<boolean> {
  const [given] = await db.all(
    sql`UPDATE consents SET state = 'given', given_at = coalesce(given_at, ${now.toISOString()})
      WHERE token = ${token} AND state != 'withdrawn' RETURNING id`,
  );
  return given !== undefined;
}

/** A consent that was given is kept as withdrawn, for the proof; a mere request is forgotten. */
export async function withdrawConsent(db: Database, token: string, now: Date): Promise<void> {
  await batch(db, [
    sql`DELETE FROM consents WHERE token = ${token} AND state = 'pending'`,
    sql`UPDATE consents SET state = 'withdrawn', withdrawn_at = ${now.toISOString()}
      WHERE token = ${token} AND state = 'given'`,
  ]);
}

export function consentById(db: Database, id: string) {
  return db.select().from(consents).where(eq(consents.id, id)).get();
}

/** Whether an address of a store gets its newsletter. */
export async function isSubscribed(
  db: Database,
  email: string,
  store: CountryCode,
): Promise<boolean> {
  const [given] = await db.all(
    sql`SELECT 1 FROM consents WHERE email = ${email} AND kind = 'newsletter' AND store = ${store}
      AND state = 'given'`,
  );
  return given !== undefined;
}
