/** Stores mails in the database instead of sending them; the page /__outbox shows them. */
import { sql } from 'drizzle-orm';
import { rows } from '../../d1/statements.ts';
import type { Environment } from '../../settings/environment.ts';
import type { Mail, MailService } from './mail.ts';
import type { mails } from './sandbox-schema.ts';

/** Separates the text from the HTML: both are stored in the column `text`. */
const betweenParts = '\f';

type MailRow = typeof mails.$inferSelect;
type StoredMail = MailRow & { html?: string };

const columns = sql`id, recipient, locale, subject, text, at`;

export function sandboxMail(env: Environment): MailService {
  return {
    async send({ id, recipient, locale, subject, text, html }: Mail, at) {
      const both = html === undefined ? text : text + betweenParts + html;
      await rows(
        env.DB,
        sql`INSERT INTO mails (${columns})
          VALUES (${id}, ${recipient}, ${locale}, ${subject}, ${both}, ${at}) ON CONFLICT DO NOTHING`,
      );
    },
  };
}

export async function sandboxMails(env: Environment): Promise<StoredMail[]> {
  const stored = await rows<MailRow>(
    env.DB,
    sql`SELECT ${columns} FROM mails ORDER BY at DESC LIMIT 50`,
  );
  return stored.map(withHtml);
}

export async function sandboxMailById(
  env: Environment,
  id: string,
): Promise<StoredMail | undefined> {
  const [stored] = await rows<MailRow>(env.DB, sql`SELECT ${columns} FROM mails WHERE id = ${id}`);
  return stored && withHtml(stored);
}

function withHtml(stored: MailRow): StoredMail {
  const [text = '', html] = stored.text.split(betweenParts);
  return { ...stored, text, ...(html !== undefined && { html }) };
}
