/** A market as it would be with other settings in its store. */
import { createExecutionContext, env } from 'cloudflare:test';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Store } from '#domain/store/store.ts';
import worker from '#worker/index.ts';

/** Asks for a page while the store has these settings, and gives it back its own. */
export async function pageOfStore(
  country: CountryCode,
  path: string,
  changes: Partial<Store>,
): Promise<string> {
  const write = (patch: string) =>
    env.DB.prepare('UPDATE stores SET document = json_patch(document, ?) WHERE key = ?')
      .bind(patch, country)
      .run();
  const own = await env.DB.prepare('SELECT document FROM stores WHERE key = ?')
    .bind(country)
    .first<string>('document');
  await write(JSON.stringify(changes));
  try {
    const request = new Request<unknown, IncomingRequestCfProperties>(
      `http://${country}.localhost${path}`,
    );
    const settings = { ...env, DB: unknownDatabase() };
    const response = await worker.fetch(request, settings, createExecutionContext());
    return await response.text();
  } finally {
    await write(own ?? '{}');
  }
}

/** The same database as an object of its own: the isolate remembers nothing of it. */
export function unknownDatabase(): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
