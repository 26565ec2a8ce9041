/** The middleware of the tests, which is the shop itself: with faults on demand and a log of its calls. */

/** As those of the twin (test/commercetools-twin/README.md). */
export const faultKinds = [
  'serverError',
  'lost',
  'tooManyRequests',
  'hang',
  'garbage',
  'cut',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** `document`: the name of a call; absent: any. `times`: 1 if absent. */
export type PeerFault = { kind: FaultKind; document?: string; times?: number };

// Rooms, pages and tests are in one isolate.
let waiting: { fault: PeerFault; left: number }[] = [];
let log: string[] = [];

export function peerFault(fault: PeerFault): void {
  waiting.push({ fault, left: fault.times ?? 1 });
}

export function healPeer(): void {
  waiting = [];
}

export const peerLog = (): readonly string[] => log;

export function emptyPeerLog(): void {
  log = [];
}

type Reached = Pick<Fetcher, 'fetch'>;

export const failingPeer = (peer: Reached): Reached => ({
  async fetch(input, init) {
    const request = new Request(input, init);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    log.push(name);
    const found = waiting.find(({ fault, left }) => left > 0 && (fault.document ?? name) === name);
    if (found) found.left -= 1;
    return answered(found?.fault.kind, request, peer);
  },
});

async function answered(
  kind: FaultKind | undefined,
  request: Request,
  peer: Reached,
): Promise<Response> {
  switch (kind) {
    case undefined:
      return peer.fetch(request);
    case 'serverError':
      return Response.json({ code: 'Internal', message: 'Internal error' }, { status: 500 });
    case 'tooManyRequests':
      return new Response('', { status: 429, headers: { 'Retry-After': '1' } });
    case 'garbage':
      return new Response('<html>Service unavailable</html>');
    case 'cut': {
      const text = await (await peer.fetch(request)).text();
      return new Response(text.slice(0, text.length / 2));
    }
    case 'lost':
      await (await peer.fetch(request)).text();
      throw new Error('connection lost');
    case 'hang':
      return new Promise(() => {});
  }
}
