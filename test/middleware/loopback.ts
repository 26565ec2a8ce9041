/** A middleware that answers as a test says: an HTTP server on loopback that remembers what it was asked. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = { status?: number; headers?: Record<string, string | string[]> } & (
  | { data: unknown }
  /** Instead of `{ data }`. */
  | { body: unknown }
  | { text: string }
);

/** `late`: after so many ms. `half`: the connection ends amid the answer. `closed`: before it. */
export type Behaviour =
  | Reply
  | { late: number; reply: Reply }
  | { half: Reply }
  | 'silence'
  | 'closed';

export type Received = {
  name: string;
  origin: string | null;
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: unknown;
};

export type Loopback = Awaited<ReturnType<typeof openLoopback>>;

/** `usual`: the data of each call that no test says anything about. */
export async function openLoopback(usual: Readonly<Record<string, unknown>>) {
  const received: Received[] = [];
  const waiting: { name: string; behaviour: Behaviour; left: number }[] = [];

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://loopback');
    const name = pathname.split('/').at(-1) ?? '';
    const { method = '', headers } = request;
    received.push({
      name,
      origin: searchParams.get('origin'),
      path: pathname,
      method,
      headers,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    });
    const found = waiting.find((each) => each.name === name && each.left > 0);
    if (found) found.left -= 1;
    await behave(response, found?.behaviour ?? { data: usual[name] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** How often a call arrived. */
    count: (name: string) => received.filter((each) => each.name === name).length,
    /** The next requests of a call, or so many of them, are answered like this. */
    next(name: string, behaviour: Behaviour, left = 1) {
      waiting.push({ name, behaviour, left });
    },
    forget() {
      received.length = 0;
      waiting.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function behave(response: ServerResponse, behaviour: Behaviour): Promise<void> {
  if (behaviour === 'silence') return;
  if (behaviour === 'closed') {
    response.destroy();
    return;
  }
  if ('late' in behaviour) {
    setTimeout(() => answer(response, behaviour.reply), behaviour.late);
    return;
  }
  if ('half' in behaviour) {
    const whole = textOf(behaviour.half);
    response.writeHead(200, { 'Content-Length': Buffer.byteLength(whole) });
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    return;
  }
  answer(response, behaviour);
}

function answer(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status ?? 200, {
    'Content-Type': 'application/json',
    ...reply.headers,
  });
  response.end(textOf(reply));
}

function textOf(reply: Reply): string {
  if ('text' in reply) return reply.text;
  return JSON.stringify('body' in reply ? reply.body : { data: reply.data });
}
