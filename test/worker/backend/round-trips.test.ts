/** How many round trips to the database a page waits for; writes in the background are not counted. */
import { createExecutionContext, env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { feedPart } from '#domain/feed/operations.ts';
import worker from '#worker/index.ts';
import { customerOf } from '../customers.ts';
import { department, firstDemo } from '../demo-rows.ts';

/**
 * The same database, far away: what is sent at the same time arrives together, so that `trips` counts the round trips
 * that a page waits for one after the other.
 */
function faraway(database: D1Database) {
  let trips = 0;
  let arrival: Promise<void> | undefined;
  const arrived = (): Promise<void> => {
    arrival ??= new Promise((resolve) => {
      setTimeout(() => {
        arrival = undefined;
        trips += 1;
        resolve();
      }, 20);
    });
    return arrival;
  };
  const statement = (inner: D1PreparedStatement, asks: boolean): D1PreparedStatement =>
    new Proxy(inner, {
      get(target, name) {
        if (name === 'plain') return target;
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'bind')
          return (...values: unknown[]) =>
            statement(value.apply(target, values) as D1PreparedStatement, asks);
        return async (...values: unknown[]) => {
          if (asks) await arrived();
          return value.apply(target, values);
        };
      },
    });
  const plain = (each: D1PreparedStatement) => Reflect.get(each, 'plain') as D1PreparedStatement;
  /** The database, or a session of it. */
  const reader = <Reader extends Pick<D1Database, 'prepare' | 'batch'>>(whole: Reader): Reader =>
    new Proxy(whole, {
      get(target, name) {
        if (name === 'prepare') {
          return (sql: string) =>
            statement(target.prepare(sql), /^(SELECT|WITH)/i.test(sql.trim()));
        }
        if (name === 'withSession') return () => reader(database.withSession());
        if (name === 'batch') {
          return async (statements: D1PreparedStatement[]) => {
            await arrived();
            return target.batch(statements.map(plain));
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return { db: reader(database), trips: () => trips };
}

it('a browse page waits for the database once and the account twice, when the isolate has cached the store and the categories', async () => {
  const { slug: product } = await firstDemo('de', 'de');
  const { slug: category } = await department('de', 'de');
  const { shopper } = await customerOf('de');
  const { db, trips } = faraway(env.DB);
  const get = async (path: string, headers = {}) => {
    const before = trips();
    const address = `http://de.localhost${path}`;
    const request = new Request<unknown, IncomingRequestCfProperties>(address, { headers });
    const response = await worker.fetch(request, { ...env, DB: db }, createExecutionContext());
    await response.text();
    return [path, response.status, trips() - before];
  };
  await get('/');
  for (const path of ['/', `/${category}`, '/search?query=bank']) {
    expect(await get(path)).toEqual([path, 200, 1]);
  }
  expect(await get(`/${product}`)).toEqual([`/${product}`, 200, 1]);
  expect(await get('/no-such-page')).toEqual(['/no-such-page', 404, 0]);
  // Who is logged in, and then all that the page shows.
  const account = await get('/my-account', { Cookie: shopper.cookieHeader() });
  expect(account).toEqual(['/my-account', 200, 2]);
});

it('a merchant feed waits for the database once for each part', async () => {
  const { db, trips } = faraway(env.DB);
  const get = () =>
    worker.fetch(
      new Request<unknown, IncomingRequestCfProperties>('http://de.localhost/feed-google.xml'),
      { ...env, DB: db },
      createExecutionContext(),
    );
  await (await get()).text();
  const before = trips();
  await (await get()).text();
  const sold = await env.DB.prepare(
    "SELECT count(*) AS count FROM products p JOIN prices ON product_id = p.id AND store = 'de' WHERE published = 1 AND sellable = 1",
  ).first<{ count: number }>();
  expect(trips() - before).toBe(Math.floor((sold?.count ?? 0) / feedPart) + 1);
});

it('a page in a fresh isolate waits for at most three round trips', async () => {
  const { db, trips } = faraway(env.DB);
  const request = new Request<unknown, IncomingRequestCfProperties>('http://fr.localhost/');
  const response = await worker.fetch(request, { ...env, DB: db }, createExecutionContext());
  expect(response.status).toBe(200);
  await response.text();
  expect(trips()).toBeGreaterThan(0);
  expect(trips()).toBeLessThanOrEqual(3);
});

it('a search without results also queries the best sellers, and queries the index once', async () => {
  const catalogue = faraway(env.DB);
  const index = faraway(env.SEARCH_DB);
  const settings = { ...env, DB: catalogue.db, SEARCH_DB: index.db };
  const get = async () => {
    const before = [catalogue.trips(), index.trips()];
    const request = new Request<unknown, IncomingRequestCfProperties>(
      'http://de.localhost/search?query=qqqxxx',
    );
    const response = await worker.fetch(request, settings, createExecutionContext());
    await response.text();
    return [catalogue.trips() - (before[0] ?? 0), index.trips() - (before[1] ?? 0)];
  };
  await get();
  expect(await get()).toEqual([2, 1]);
});
