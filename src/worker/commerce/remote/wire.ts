/** What an adapter needs of the world: the network and the time. Tests replace them. */

export type Wire = {
  send(request: Request): Promise<Response>;
  /** ms. */
  now(): number;
  pause(ms: number): Promise<void>;
  /** ms until a request is given up, 15 000 by default. Source: purchase-flow.txt §7. */
  timeoutMs: number;
};

/** `timeoutMs`: the setting. `send`: by another way than the public network. */
export const network = (
  timeoutMs: number,
  send: Wire['send'] = (request) => fetch(request),
): Wire => ({
  send,
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timeoutMs,
});
