/** Consents by e-mail address: requested, given with the link of a mail, withdrawn. */
import { type SQL, sql } from 'drizzle-orm';
import {
  type Consent,
  type ConsentKind,
  type ConsentSource,
  mailPauseMinutes,
  type OwnConsent,
  pendingKeptDays,
} from '#domain/consent/consent.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { batch, fixed, rows } from '../../d1/statements.ts';

/**
 * `ids` are chosen by the caller: `form` gives access, for some minutes, to the page that shows the address; `consent`,
 * `token` and `event` are used only for new rows. `shop` is the base of the mail's links: `https://kontor.be/fr`.
 */
type ConsentRequest = {
  email: string;
  kind: ConsentKind;
  locale: Locale;
  shop: string;
  customerId: string | undefined;
  proof: { wording: string; version: string; source: ConsentSource };
  ids: { form: string; consent: string; token: string; event: string };
};

/**
 * Stores the request and the event that sends the mail, unless one was sent recently. A repeated request updates the
 * same consent; after a withdrawal a new one is created. Once a consent is given, no form changes its proof, because
 * anybody can submit a form.
 */
export async function requestConsent(
  db: D1Database,
  { email, kind, locale, shop, customerId, proof, ids }: ConsentRequest,
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
        (id, email, kind, store, locale, state, customer_id, wording, wording_version, source, token,
        asked_at, form_id, form_at)
      VALUES (${ids.consent}, ${email}, ${kind}, ${locale.country}, ${locale.code}, 'pending',
        ${customerId ?? null}, ${proof.wording}, ${proof.version}, ${proof.source}, ${ids.token}, ${at}, ${ids.form}, ${at})
      ON CONFLICT (email, kind, store) WHERE state != 'withdrawn' DO UPDATE SET
        locale = iif(state = 'given', locale, excluded.locale),
        customer_id = iif(state = 'given', customer_id, coalesce(excluded.customer_id, customer_id)),
        wording = iif(state = 'given', wording, excluded.wording),
        wording_version = iif(state = 'given', wording_version, excluded.wording_version),
        source = iif(state = 'given', source, excluded.source),
        asked_at = iif(state = 'given', asked_at, excluded.asked_at),
        form_id = excluded.form_id,
        form_at = excluded.form_at`,
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${event.id}, json_set(${JSON.stringify(event)}, '$.consentId', id), ${at}
      FROM consents WHERE ${mine} AND ${unmailed}`,
    sql`UPDATE consents SET mailed_at = ${at} WHERE ${mine} AND ${unmailed}`,
  ]);
}

/** The address that this form submitted after `since`; undefined if it is older or was submitted again. */
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

/** True if the consent is given now. Idempotent; a link does not undo a withdrawal. */
export async function giveConsent(db: D1Database, token: string, now: Date): Promise<boolean> {
  const [given] = await rows(
    db,
    sql`UPDATE consents SET state = 'given', given_at = coalesce(given_at, ${now.toISOString()})
      WHERE token = ${token} AND state != 'withdrawn' RETURNING id`,
  );
  return given !== undefined;
}

/** A given consent is stored as withdrawn, as proof; a pending request is deleted. False if there is neither. */
export async function withdrawConsent(db: D1Database, token: string, now: Date): Promise<boolean> {
  const [known = []] = await batch(db, [
    sql`SELECT 1 FROM consents WHERE token = ${token}`,
    sql`DELETE FROM consents WHERE token = ${token} AND state = 'pending'`,
    sql`UPDATE consents SET state = 'withdrawn', withdrawn_at = ${now.toISOString()}
      WHERE token = ${token} AND state = 'given'`,
  ]);
  return known.length > 0;
}

export async function consentById(db: D1Database, id: string): Promise<Consent | undefined> {
  const [row] = await rows<Consent>(
    db,
    sql`SELECT id, email, kind, store, locale, state, token FROM consents WHERE id = ${id}`,
  );
  return row;
}

type OwnRow = Omit<OwnConsent, 'givenAt' | 'withdrawnAt' | 'wording'> & {
  givenAt: string | null;
  withdrawnAt: string | null;
  wording: string | null;
};

/** What this customer may see, in all stores, the latest first. */
export async function consentsOfCustomer(
  db: D1Database,
  customer: Customer,
): Promise<OwnConsent[]> {
  return consentsIn(await rows(db, sql`${ownColumns} WHERE ${isOf(customer.id)} ${latestFirst}`));
}

/** The statement of consentsIn for the latest consent to the newsletter, sent with others. */
export const newsletterOf = (customerId: string): SQL => sql`${ownColumns}
  WHERE kind = 'newsletter' AND ${isOf(customerId)} ${latestFirst} LIMIT 1`;

const ownColumns = fixed(sql`SELECT id, email, kind, state, asked_at AS askedAt,
    given_at AS givenAt, withdrawn_at AS withdrawnAt, wording FROM consents`);
const latestFirst = fixed(sql`ORDER BY asked_at DESC, id`);

export function consentsIn(found: readonly unknown[]): OwnConsent[] {
  return (found as OwnRow[]).map(({ givenAt, withdrawnAt, wording, ...consent }) => ({
    ...consent,
    ...(givenAt && { givenAt }),
    ...(withdrawnAt && { withdrawnAt }),
    ...(wording && { wording }),
  }));
}

/** The token of one of these consents. */
export async function tokenOfConsent(
  db: D1Database,
  customer: Customer,
  id: string,
): Promise<string | undefined> {
  const [row] = await rows<{ token: string }>(
    db,
    sql`SELECT token FROM consents WHERE id = ${id} AND ${isOf(customer.id)}`,
  );
  return row?.token;
}

/** What the customer asked for while logged in, and what was asked for with the address that they have confirmed. */
function isOf(customerId: string): SQL {
  return sql`(customer_id = ${customerId} OR email =
    (SELECT email FROM customers WHERE id = ${customerId} AND email_verified_at IS NOT NULL))`;
}
