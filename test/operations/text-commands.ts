/** Runs the commands about shoppers' texts with a database in memory. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CommandContext } from '../../scripts/catalogue/run-command.ts';

type Program = (parameters: readonly string[], context: CommandContext) => Promise<number>;

/** The exit code and what was printed. */
export const runnerOf =
  (program: Program, db: D1Database) =>
  async (...parameters: string[]) => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const open = async () => ({ db, search: db, close: async () => undefined });
    const code = await program(parameters, { stdout, stderr, open });
    stdout.end();
    stderr.end();
    return { code, out: await text(stdout), err: await text(stderr) };
  };

/** A review of a former shop, without its id and article. */
export const formerReview = {
  locale: 'de-DE',
  rating: 1,
  title: 'Undicht',
  text: 'Nach vier Monaten zieht es Luft.',
  authorName: 'R. N.',
  createdAt: '2026-05-12T09:30:00Z',
  source: 'former-shop',
};
