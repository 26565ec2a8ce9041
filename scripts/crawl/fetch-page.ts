/** Requests a page of a market without following redirects. `fetch` does not resolve names below `localhost` everywhere. */
import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export type Fetched = {
  status: number;
  location?: string;
  type: string;
  body: string;
  /** Their names. */
  cookies: string[];
};

const agents = {
  plain: new Agent({ keepAlive: true, maxSockets: 8 }),
  secure: new SecureAgent({ keepAlive: true, maxSockets: 8 }),
};

/** Reads the body of HTML only. */
export function fetchPage(url: URL): Promise<Fetched> {
  const isSecure = url.protocol === 'https:';
  const isLocal = url.hostname.endsWith('.localhost');
  const options = {
    host: isLocal ? '127.0.0.1' : url.hostname,
    port: url.port,
    path: url.pathname + url.search,
    headers: { host: url.host, accept: 'text/html,*/*' },
  };
  return new Promise((resolve, reject) => {
    const sent = isSecure
      ? secureRequest({ ...options, agent: agents.secure })
      : request({ ...options, agent: agents.plain });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const type = response.headers['content-type'] ?? '';
      const { location, 'set-cookie': cookies = [] } = response.headers;
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        if (type.startsWith('text/html')) chunks.push(chunk);
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          ...(location !== undefined && { location }),
          type,
          body: Buffer.concat(chunks).toString(),
          cookies: cookies.map((cookie) => cookie.replace(/=.*/s, '')),
        }),
      );
    });
    sent.end();
  });
}
