import { env } from 'cloudflare:test';
import { logged } from './logged.ts';

/** Runs while the database does not return what articles cost; returns the lines of the log. */
export async function withoutPrices(run: () => Promise<unknown>): Promise<string[]> {
  await env.DB.prepare('ALTER TABLE inventory RENAME TO inventory_away').run();
  try {
    return await logged(run);
  } finally {
    await env.DB.prepare('ALTER TABLE inventory_away RENAME TO inventory').run();
  }
}
