/**
 * The schema and the demo shop, once for the whole run. Files share one database and one set of rooms: a test makes
 * the carts and orders it needs and asks only for those.
 */
import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test';
import { vi } from 'vitest';
import { indexWaiting } from '#worker/data/search/update-index.ts';
import type { DemoFiles } from '../../demo/files.ts';
import { loadDemo } from '../../demo/load.ts';
import { raisedLimits, raiseLimits } from '../networks.ts';

const { TEST_MIGRATIONS, SEARCH_MIGRATIONS, DEMO_FILES } = env as typeof env &
  Record<'TEST_MIGRATIONS' | 'SEARCH_MIGRATIONS', D1Migration[]> & {
    DEMO_FILES: string;
  };

const prepared = await env.DB.prepare(
  "SELECT name FROM sqlite_master WHERE name = 'settings'",
).first();
if (!prepared) {
  await applyD1Migrations(env.DB, TEST_MIGRATIONS);
  await applyD1Migrations(env.SEARCH_DB, SEARCH_MIGRATIONS);
  await loadDemo(env.DB, new Date(), JSON.parse(DEMO_FILES) as DemoFiles);
  await env.DB.prepare(raiseLimits).bind(JSON.stringify(raisedLimits)).run();
  await indexWaiting(env.DB, env.SEARCH_DB, new Date());
}

// Set on by a file before: what changes at a later hour would drop the kept pages of this file too.
vi.useRealTimers();
await env.DB.prepare('DELETE FROM page_changes WHERE changed_at > ?').bind(Date.now()).run();
