/** What an adapter needs of the world: the network and the time. Tests replace them. */

export type Wire = {
  send(request: Request): Promise<Response>;
  /** ms. */
  now(): number;
  pause(ms: number): Promise<void>;
  /** ms until a request is given up. Source: purchase-flow.txt §7. */
  timeoutMs: number;
};

export const network: Wire = {
  send: (request) => fetch(request),
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timeoutMs: 15_000,
};
