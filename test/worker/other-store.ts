/** A market with other settings in its store. */
import { createExecutionContext, env } from 'cloudflare:test';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Store } from '#domain/store/store.ts';
import { loadStore, storesAt } from '#worker/data/stores/stores.ts';
import worker from '#worker/index.ts';
import type { Bindings } from '#worker/settings/environment.ts';

/** Requests a page while the store has these settings, and restores the store afterwards. */
export async function pageOfStore(
  country: CountryCode,
  path: string,
  changes: Partial<Store>,
): Promise<string> {
  const end = await storeWith(country, changes);
  try {
    const request = new Request<unknown, IncomingRequestCfProperties>(
      `http://${country}.localhost${path}`,
    );
    const settings = { ...env, DB: unknownDatabase() };
    const response = await worker.fetch(request, settings, createExecutionContext());
    return await response.text();
  } finally {
    await end();
  }
}

async function storeWith(country: CountryCode, changes: Partial<Store>) {
  const write = async (document: string) => {
    await env.DB.prepare('UPDATE stores SET document = ? WHERE key = ?')
      .bind(document, country)
      .run();
    // What is cached as of a later time is not used: requests and rooms read the store again at once.
    const later = new Date('9999-01-01');
    await Promise.all([loadStore(env.DB, country, later), storesAt(env.DB, later)]);
  };
  const own = await env.DB.prepare('SELECT document FROM stores WHERE key = ?')
    .bind(country)
    .first<string>('document');
  if (!own) throw new Error(`no store ${country}`);
  await write(JSON.stringify({ ...JSON.parse(own), ...changes }));
  return () => write(own);
}

/** Changes settings of the store; `reach` sends requests to a Worker with these bindings, `end` restores the store. */
export async function shopWith(
  country: CountryCode,
  changes: Partial<Store>,
  settings: Partial<Bindings> = {},
) {
  const end = await storeWith(country, changes);
  const around = { ...env, ...settings, DB: unknownDatabase() };
  const reach = (address: string, init: RequestInit) =>
    worker.fetch(
      new Request<unknown, IncomingRequestCfProperties>(address, init as RequestInit<never>),
      around,
      createExecutionContext(),
    );
  return { reach, end };
}

/** The same database as a new object, for which the isolate has nothing cached. */
export function unknownDatabase(database = env.DB): D1Database {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
