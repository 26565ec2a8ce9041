/**
 * The deployed databases over wrangler's remote bindings: the same D1Database interface as the local one, so commands
 * need no second code path. Requires database ids in wrangler.toml and `npx wrangler login` (or CLOUDFLARE_API_TOKEN).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler';
import {
  type Bound,
  bucket,
  databases,
  type OpenDatabase,
  pendingMigrations,
} from '../local-database.ts';
import { stateFolder } from '../local-state.ts';
import { WrongUsage } from './usage.ts';

type Declared = { binding: string; database_name?: string; database_id?: string };

/** `withFiles`: the bucket too, which needs another permission of the token. */
export async function openRemoteDatabase(withFiles = false): Promise<OpenDatabase> {
  const declared: Declared[] = readConfig({ config: 'wrangler.toml' }).d1_databases;
  const unnamed = declared.find(({ database_id }) => !database_id);
  if (unnamed) {
    throw new WrongUsage(
      `wrangler.toml names no database_id for ${unnamed.binding}: see docs/operations/first-deploy.md`,
    );
  }
  mkdirSync(stateFolder, { recursive: true });
  const configPath = `${stateFolder}/remote-database.json`;
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'kontor-database',
      compatibility_date: '2026-10-15',
      d1_databases: declared.map(({ binding, database_name, database_id }) => ({
        binding,
        database_name,
        database_id,
        remote: true,
      })),
      r2_buckets: withFiles ? [{ ...bucket, remote: true }] : [],
    }),
  );
  const { env, dispose } = await getPlatformProxy<Bound>({
    configPath,
    persist: false,
  });
  for (const [binding, { migrations }] of Object.entries(databases)) {
    const pending = await pendingMigrations(env[binding as keyof typeof databases], migrations);
    if (pending.length === 0) continue;
    await dispose();
    throw new WrongUsage(
      `the remote database lacks ${pending.join(', ')}: npx wrangler d1 migrations apply ${binding} --remote`,
    );
  }
  return {
    db: env.DB,
    search: env.SEARCH_DB,
    close: dispose,
    ...(withFiles && { files: env.FILES }),
  };
}
