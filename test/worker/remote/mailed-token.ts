import { vi } from 'vitest';

/** What the link in the last mail to this address names. */
export function tokenMailedTo(db: D1Database, email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = await db
        .prepare('SELECT text FROM mails WHERE recipient = ? ORDER BY rowid DESC')
        .bind(email.toLowerCase())
        .first<{ text: string }>();
      const [, token] = /[?]token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
      if (!token) throw new Error('no mail yet');
      return token;
    },
    { timeout: 50_000, interval: 100 },
  );
}
