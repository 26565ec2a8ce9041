/** Erases a person from the database. Each function is idempotent; the last one makes the person unknown. */
import { type SQL, sql } from 'drizzle-orm';
import type { HistoryEntry } from '#domain/order/history.ts';
import { withoutPerson, withoutWords } from '#domain/personal-data/without-person.ts';
import { fold } from '#domain/search/fold.ts';
import { jsonChunks } from '../../d1/bulk-insert.ts';
import type { TableMarks } from '../../d1/personal-data.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { answeredEventId } from '../moderation/decide.ts';
import { type Person, rowsOf } from './person.ts';

/** Shorter words of a company's name would match what others searched for. */
const minCompanyLength = 4;

/** What may stand before an address in a text: in `joann@x.example` the address `ann@x.example` is not meant. */
const beforeAddress = [...' \n\r\t<>()[]"\':;,=/„“”»«'];

/**
 * Empties the person's mails, also to an address that the account had before, mails to the shop about them, and those that
 * told others of their answers or asked another address to confirm that it is theirs. `except`: the mail that reports the
 * erasure.
 */
export async function eraseMails(db: D1Database, person: Person, except: string): Promise<void> {
  const { email, keys } = person;
  const isTheirAnswer = sql`author_email = ${email} OR customer_id IN ${eachOf(keys.customer)}
    OR order_id IN ${eachOf(keys.order)}`;
  const changes = sql`FROM email_changes WHERE customer_id IN ${eachOf(keys.customer)}`;
  await rows(
    db,
    sql`UPDATE mails SET recipient = '', recipient_name = NULL, reply_to = '', subject = '', text = '', html = '',
        unsubscribe = NULL, attachments = NULL, error = NULL,
        state = iif(state IN ('waiting', 'sending'), 'failed', state)
      WHERE id <> ${except} AND (lower(recipient) = ${email} OR lower(reply_to) = ${email}
        OR order_id IN ${eachOf(keys.order)} OR lower(recipient) IN (SELECT old_email ${changes})
        OR purpose = 'email-change-requested' AND lower(recipient) IN (SELECT new_email ${changes})
        OR EXISTS (
          SELECT 1 FROM ${eachOf(beforeAddress)} WHERE instr(' ' || lower(text), value || ${email}) > 0)
        OR id IN (SELECT ${answeredEventId('')} || id FROM answers WHERE ${isTheirAnswer}))`,
  );
}

/** Deletes events that name the person, their orders or carts, sent or not, and dead ones. */
export async function eraseEvents(db: D1Database, { keys }: Person): Promise<void> {
  const { email, customer, order, cart } = keys;
  // In JSON an address is a whole string.
  const addresses = email.map((each) => JSON.stringify(each));
  const named = eachOf([...addresses, ...customer, ...order, ...cart]);
  const mentions = sql`EXISTS (SELECT 1 FROM ${named} WHERE instr(lower(event), lower(value)) > 0)`;
  await batch(db, [
    sql`DELETE FROM outbox WHERE ${mentions}`,
    sql`DELETE FROM dead_events WHERE ${mentions}`,
  ]);
}

/**
 * Consents that were given stay as proof, withdrawn, under a mark that only their address yields; others are deleted.
 * Nothing is mailed without a new consent, so no list of blocked addresses is needed.
 */
export async function eraseConsents(
  db: D1Database,
  { email, keys }: Person,
  mark: string,
  now: Date,
): Promise<void> {
  // Those of the account may have an address that it had before.
  const isTheirs = sql`(email = ${email} OR customer_id IN ${eachOf(keys.customer)})`;
  await batch(db, [
    sql`DELETE FROM consents WHERE ${isTheirs} AND given_at IS NULL`,
    sql`UPDATE consents SET email = ${mark}, token = 'erased ' || id, form_id = 'erased ' || id, state = 'withdrawn',
        customer_id = NULL, withdrawn_at = coalesce(withdrawn_at, ${now.toISOString()})
      WHERE ${isTheirs}`,
  ]);
}

/** Searches are counted by nobody in particular; those with a name or a company of the person go. */
export async function eraseSearches(search: D1Database, { names }: Person): Promise<void> {
  const conditions = names.flatMap(({ first, last, company }) => {
    const [one, other, firm] = [first, last, company].map(fold);
    return [
      ...(one && other ? [sql`(instr(query, ${one}) > 0 AND instr(query, ${other}) > 0)`] : []),
      ...(firm && firm.length >= minCompanyLength ? [sql`instr(query, ${firm}) > 0`] : []),
    ];
  });
  if (conditions.length === 0) return;
  await rows(search, sql`DELETE FROM asked WHERE ${sql.join(conditions, sql` OR `)}`);
}

/**
 * Deletes the rows that are marked so and takes the person out of the orders, in one transaction: afterwards nothing finds
 * the person. Throws if an order was changed meanwhile: the caller tries again.
 */
export async function eraseRows(
  db: D1Database,
  { keys, email, orders }: Person,
  marks: readonly TableMarks[],
): Promise<void> {
  const emptied = orders.map((order) => [order.id, order.version, withoutPerson(order)]);
  const entries = await rows<{ id: string; entry: string }>(
    db,
    sql`SELECT id, entry FROM order_history WHERE order_id IN ${eachOf(keys.order)}`,
  );
  const told = entries.map(({ id, entry }) => [
    id,
    withoutWords(JSON.parse(entry) as HistoryEntry),
  ]);
  const results = await batch(db, [
    ...marks.flatMap((each): SQL[] => {
      const found = each.erasure === 'delete' ? rowsOf(each, keys) : undefined;
      return found ? [sql`DELETE FROM ${sql.raw(each.table)} WHERE ${found}`] : [];
    }),
    sql`DELETE FROM data_requests WHERE email = ${email} AND kind = 'access'`,
    ...jsonChunks(emptied).map(
      (json) => sql`UPDATE orders SET customer_email = '', document = given.value ->> 2
        FROM json_each(${json}) AS given WHERE orders.id = given.value ->> 0
          AND orders.document ->> '$.version' = given.value ->> 1 RETURNING orders.id`,
    ),
    ...jsonChunks(told).map(
      (json) => sql`UPDATE order_history SET entry = given.value ->> 1
        FROM json_each(${json}) AS given WHERE order_history.id = given.value ->> 0
          AND EXISTS (SELECT 1 FROM orders WHERE id = order_id AND customer_email = '')`,
    ),
  ]);
  // Only the orders return rows.
  if (results.flat().length !== orders.length) throw new Error('an order has changed meanwhile');
}
