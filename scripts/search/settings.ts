/** What the search is set to, as wrangler.toml does for its pages; the environment of the command comes first. */
import { unstable_readConfig as readConfig } from 'wrangler';
import type { Environment } from '../../src/worker/environment.ts';
import type { OpenDatabase } from '../local-database.ts';

const settings = ['SEARCH', 'SEARCH_ENVIRONMENT', 'ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] as const;

/** The part of the Worker's environment that hosted indices are kept by. */
export function searchEnvironment({ db, search }: OpenDatabase): Environment {
  const { vars } = readConfig({ config: 'wrangler.toml' });
  const set = settings.map((name) => [name, process.env[name] ?? vars[name] ?? '']);
  return { ...Object.fromEntries(set), DB: db, SEARCH_DB: search } as Environment;
}
