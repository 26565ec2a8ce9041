/** The cases of a person: found by the account and by the address that was written in the form, deleted whole. */
import { type SQL, sql } from 'drizzle-orm';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import type { Person } from '../personal-data/person.ts';

const isTheirs = ({ email, keys }: Person): SQL =>
  sql`(lower(email) = ${email} OR customer_id IN ${eachOf(keys.customer)})`;

/** The ids of all messages of the person's cases, which own the files. */
export async function messagesOfCases(db: D1Database, person: Person): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM support_messages
      WHERE case_id IN (SELECT id FROM support_cases WHERE ${isTheirs(person)})`,
  );
  return found.map(({ id }) => id);
}

export async function eraseCases(db: D1Database, person: Person): Promise<void> {
  await batch(db, [
    sql`DELETE FROM support_messages
      WHERE case_id IN (SELECT id FROM support_cases WHERE ${isTheirs(person)})`,
    sql`DELETE FROM support_cases WHERE ${isTheirs(person)}`,
  ]);
}
