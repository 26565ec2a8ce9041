/** Consents by e-mail address: asked for, given with the link of a mail, taken back. */
import { sql } from 'drizzle-orm';
import {
  type Consent,
  type ConsentKind,
  mailPauseMinutes,
  pendingKeptDays,
} from '#domain/consent/consent.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { batch, rows } from '../../d1/statements.ts';

/**
 * `ids` are chosen by the caller: `form` opens, for a moment, the page that names the address; `consent`, `token` and
 * `event` are used as far as something new begins. `shop` is where the mail's links lead: `https://kontor.be/fr`.
 */
export type ConsentRequest = {
  email: string;
  kind: ConsentKind;
  locale: Locale;
  shop: string;
  ids: { form: string; consent: string; token: string; event: string };
};

/**
 * Remembers the wish and, with it, the event that sends the mail, unless one was sent a moment ago. Asked again it is
 * the same consent; after one that was taken back a new one begins. What proves a consent is written by no form once it
 * is given: anybody can send a form.
 */
export async function requestConsent(
  db: D1Database,
  { email, kind, locale, shop, ids }: ConsentRequest,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const mine = sql`email = ${email} AND kind = ${kind} AND store = ${locale.country}
    AND state != 'withdrawn'`;
  const unmailed = sql`(mailed_at IS NULL OR mailed_at < ${before(mailPauseMinutes * 60_000)})`;
  const event: KontorEvent = {
    id: ids.event,
    at,
    type: 'newsletter-doi-requested',
    consentId: '',
    shop,
  };
  await batch(db, [
    sql`DELETE FROM consents
      WHERE state = 'pending' AND asked_at < ${before(pendingKeptDays * 86_400_000)}`,
    sql`INSERT INTO consents
        (id, email, kind, store, locale, state, token, asked_at, form_id, form_at)
      VALUES (${ids.consent}, ${email}, ${kind}, ${locale.country}, ${locale.code}, 'pending',
        ${ids.token}, ${at}, ${ids.form}, ${at})
      ON CONFLICT (email, kind, store) WHERE state != 'withdrawn' DO UPDATE SET
        locale = iif(state = 'given', locale, excluded.locale),
        asked_at = iif(state = 'given', asked_at, excluded.asked_at),
        form_id = excluded.form_id,
        form_at = excluded.form_at`,
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${event.id}, json_set(${JSON.stringify(event)}, '$.consentId', id), ${at}
      FROM consents WHERE ${mine} AND ${unmailed}`,
    sql`UPDATE consents SET mailed_at = ${at} WHERE ${mine} AND ${unmailed}`,
  ]);
}

/** The address that a form named since `since`; later, or when it was named again, its page is nobody's. */
export async function addressOfForm(
  db: D1Database,
  form: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await rows<{ email: string }>(
    db,
    sql`SELECT email FROM consents WHERE form_id = ${form} AND form_at > ${since.toISOString()}`,
  );
  return row?.email;
}

/** True when the consent stands now. Repeating it changes nothing, and a link does not undo a withdrawal. */
export async function giveConsent(db: D1Database, token: string, now: Date): Promise<boolean> {
  const [given] = await rows(
    db,
    sql`UPDATE consents SET state = 'given', given_at = coalesce(given_at, ${now.toISOString()})
      WHERE token = ${token} AND state != 'withdrawn' RETURNING id`,
  );
  return given !== undefined;
}

/** A consent that was given is kept as withdrawn, for the proof; a mere request is forgotten. */
export async function withdrawConsent(db: D1Database, token: string, now: Date): Promise<void> {
  await batch(db, [
    sql`DELETE FROM consents WHERE token = ${token} AND state = 'pending'`,
    sql`UPDATE consents SET state = 'withdrawn', withdrawn_at = ${now.toISOString()}
      WHERE token = ${token} AND state = 'given'`,
  ]);
}

export async function consentById(db: D1Database, id: string): Promise<Consent | undefined> {
  const [row] = await rows<Consent>(
    db,
    sql`SELECT id, email, kind, store, locale, state, token FROM consents WHERE id = ${id}`,
  );
  return row;
}
