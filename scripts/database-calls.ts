/**
 * D1 databases of a Miniflare, called from Node. Miniflare's own proxies ask workerd for each `prepare` and each `bind`
 * and block this process meanwhile; here both only remember, and a call of the database is one request. Each request has
 * a connection of its own: workerd closes one that was idle for five seconds, perhaps while it is being used again.
 */
import { request } from 'node:http';

type Statement = { sql: string; values: unknown[] };
type Call = {
  binding: string;
  method: 'all' | 'run' | 'first' | 'raw' | 'batch' | 'exec';
  statements: Statement[];
  /** Of the method: the column of `first`, the options of `raw`, the text of `exec`. */
  parameters: unknown[];
};

/** The module of the Worker that `calledDatabase` calls; the databases are its bindings. */
export const calledWorker = `export default {
  async fetch(request, env) {
    const { binding, method, statements, parameters } = await request.json();
    const db = env[binding];
    try {
      const prepared = statements.map(({ sql, values }) => db.prepare(sql).bind(...values));
      const [asked, given] =
        method === 'batch' ? [db, [prepared]] : [prepared[0] ?? db, parameters];
      const result = await asked[method](...given);
      return Response.json(result ?? null);
    } catch ({ message, cause }) {
      return Response.json({ message, cause: cause?.message }, { status: 500 });
    }
  },
};`;

/** `address`: where workerd listens for the Worker. */
export function calledDatabase(address: string, binding: string): D1Database {
  const asked = new WeakMap<object, Statement>();

  const call = (method: Call['method'], statements: Statement[], parameters: unknown[] = []) =>
    answered(address, { binding, method, statements, parameters });

  function prepare(sql: string, values: unknown[] = []): D1PreparedStatement {
    const own = { sql, values: values.map(asJson) };
    const statement = {
      bind: (...given: unknown[]) => prepare(sql, given),
      all: () => call('all', [own]),
      run: () => call('run', [own]),
      first: (...column: unknown[]) => call('first', [own], column),
      raw: (...options: unknown[]) => call('raw', [own], options),
    };
    asked.set(statement, own);
    return statement as unknown as D1PreparedStatement;
  }

  const db = {
    prepare: (sql: string) => prepare(sql),
    batch: (statements: D1PreparedStatement[]) =>
      call(
        'batch',
        statements.map((each) => {
          const own = asked.get(each);
          if (!own) throw new Error('a statement of another database');
          return own;
        }),
      ),
    exec: (sql: string) => call('exec', [], [sql]),
    withSession: () => db,
  } as unknown as D1Database;
  return db;
}

/** As D1 itself sends bytes. JSON would leave out an undefined value, which D1 refuses. */
function asJson(value: unknown): unknown {
  if (value === undefined) throw new TypeError("Type 'undefined' not supported for a parameter");
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (ArrayBuffer.isView(value))
    return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  return value;
}

async function answered(address: string, call: Call): Promise<unknown> {
  const { status, text } = await sent(address, JSON.stringify(call));
  const answer: unknown = JSON.parse(text);
  if (status === 200) return answer;
  const { message, cause } = answer as { message: string; cause?: string };
  throw new Error(message, { cause: cause && new Error(cause) });
}

function sent(
  address: string,
  body: string,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((done, failed) => {
    const asking = request(address, { method: 'POST', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () =>
        done({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      );
    });
    asking.on('error', failed);
    asking.end(body);
  });
}
