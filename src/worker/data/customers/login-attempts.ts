/** Counts attempts per e-mail address, whether or not it has an account. Rule: src/domain/customer/attempts.ts. */
import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import { maxTries, pauseMs } from '#domain/customer/attempts.ts';
import { batch, rows } from '../../d1/statements.ts';

type Tried = 'login' | 'reset';

/** Counts one attempt; false if none is left. Counted before the work, so that concurrent attempts count too. */
export async function countTry(
  db: D1Database,
  tried: Tried,
  email: string,
  now: Date,
): Promise<boolean> {
  const subject = await subjectOf(tried, email);
  const over = new Date(now.getTime() - pauseMs).toISOString();
  const [, counted] = await batch(db, [
    sql`DELETE FROM account_tries WHERE since <= ${over}`,
    sql`INSERT INTO account_tries (subject, tries, since) VALUES (${subject}, 1, ${now.toISOString()})
      ON CONFLICT (subject) DO UPDATE SET tries = tries + 1 RETURNING tries`,
  ]);
  const [row] = counted as { tries: number }[];
  return (row?.tries ?? 0) <= maxTries;
}

export async function resetTries(db: D1Database, tried: Tried, email: string): Promise<void> {
  await rows(db, sql`DELETE FROM account_tries WHERE subject = ${await subjectOf(tried, email)}`);
}

/** Only a hash is stored, because the address may not belong to a customer. */
async function subjectOf(tried: Tried, email: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
  return `${tried} ${Buffer.from(hash).toString('hex')}`;
}
