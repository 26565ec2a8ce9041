/** The load: a fixed number of clients on keep-alive connections, each sending the next request after each response. */
import { Agent, type IncomingMessage, request } from 'node:http';

export type Ask = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};
export type Reply = { status: number; body: string };
export type Slot = {
  requestsPerSecond: number;
  /** Ms of every request. */
  latencies: number[];
};

/** Sends requests to one port with one host name, over at most `connections` connections that stay open. */
export function client(port: number, host: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function send({ path, method = 'GET', headers = {}, body }: Ask): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent,
          headers: {
            Host: `${host}:${port}`,
            ...(body && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(body),
            }),
            ...headers,
          },
        },
        resolve,
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  return {
    /** Returns the whole response as text. */
    async ask(what: Ask): Promise<Reply> {
      const incoming = await send(what);
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      return { status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString() };
    },

    /** Sends requests for some seconds. Throws on a status other than 200, because its speed would be meaningless. */
    async drive(next: () => Ask, seconds: number): Promise<Slot> {
      const latencies: number[] = [];
      const start = performance.now();
      const end = start + seconds * 1000;
      const shopper = async () => {
        for (let sent = performance.now(); sent < end; ) {
          const what = next();
          const incoming = await send(what);
          if (incoming.statusCode !== 200) {
            throw new Error(`${what.path} answered ${incoming.statusCode}`);
          }
          await drained(incoming);
          const answered = performance.now();
          latencies.push(answered - sent);
          sent = answered;
        }
      };
      await Promise.all(Array.from({ length: connections }, shopper));
      return {
        requestsPerSecond: (latencies.length * 1000) / (performance.now() - start),
        latencies,
      };
    },

    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof client>;

function drained(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    incoming.on('end', resolve);
    incoming.on('error', reject);
    incoming.resume();
  });
}
