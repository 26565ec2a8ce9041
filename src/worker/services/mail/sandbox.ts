/** Keeps mails in the database instead of sending them; the page /__outbox shows them. */
import { desc } from 'drizzle-orm';
import { databaseOf } from '../../commerce/embedded/database.ts';
import { mails } from '../../commerce/embedded/order-schema.ts';
import type { Environment } from '../../environment.ts';
import type { MailService } from './mail.ts';

export function sandboxMail(env: Environment): MailService {
  const db = databaseOf(env.DB);
  return {
    send: async (mail, at) => {
      await db
        .insert(mails)
        .values({ ...mail, at })
        .onConflictDoNothing();
    },
  };
}

/** The newest fifty. */
export function sandboxMails(env: Environment) {
  return databaseOf(env.DB).select().from(mails).orderBy(desc(mails.at)).limit(50);
}
