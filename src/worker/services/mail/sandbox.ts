/** Keeps mails in the database instead of sending them; the page /__outbox shows them. */
import { desc, eq } from 'drizzle-orm';
import { databaseOf } from '../../commerce/embedded/database.ts';
import { mails } from '../../commerce/embedded/order-schema.ts';
import type { Environment } from '../../environment.ts';
import type { Mail, MailService } from './mail.ts';

/** Kept in one column, as the parts of a mail travel in one message: the text, a form feed, the HTML. */
const betweenParts = '\f';

type KeptMail = typeof mails.$inferSelect & { html?: string };

export function sandboxMail(env: Environment): MailService {
  const db = databaseOf(env.DB);
  return {
    send: async ({ html, ...mail }: Mail, at) => {
      const text = html === undefined ? mail.text : mail.text + betweenParts + html;
      await db
        .insert(mails)
        .values({ ...mail, text, at })
        .onConflictDoNothing();
    },
  };
}

/** The newest fifty. */
export async function sandboxMails(env: Environment): Promise<KeptMail[]> {
  const kept = await databaseOf(env.DB).select().from(mails).orderBy(desc(mails.at)).limit(50);
  return kept.map(inParts);
}

export async function sandboxMailById(env: Environment, id: string): Promise<KeptMail | undefined> {
  const kept = await databaseOf(env.DB).select().from(mails).where(eq(mails.id, id)).get();
  return kept && inParts(kept);
}

function inParts(kept: typeof mails.$inferSelect): KeptMail {
  const [text = '', html] = kept.text.split(betweenParts);
  return { ...kept, text, ...(html !== undefined && { html }) };
}
