/**
 * Sends requests to a remote backend: gives up after a time, spares a remote that fails again and again. Only reads are
 * sent again, once, if the remote did not answer or asks for patience: of a change nobody knows whether it was made.
 */
import {
  type Circuit,
  type CircuitRules,
  closedCircuit,
  failed,
  requested,
  succeeded,
} from '#domain/remote/circuit.ts';
import type { Wire } from './wire.ts';

const circuitRules: CircuitRules = { failures: 5, pauseMs: 10_000 };
/** The longest wait before a read is sent again, ms; and the wait if the remote names none. */
const longestPauseMs = 2_000;
const usualPauseMs = 100;

/** `message`: why there is no answer. */
export type Sent =
  | { ok: true; status: number; headers: Headers; text: string }
  | { ok: false; message: string };

/** `againAfterMs`: the request may be sent again then. */
type Attempt = { sent: Sent; againAfterMs?: number };

/** `isRead`: it changes nothing. `request` may be called twice; it is given the signal that ends it. */
export type Send = (
  isRead: boolean,
  request: (signal: AbortSignal) => Promise<Response>,
) => Promise<Sent>;

export function createSender(wire: Wire): Send {
  let circuit: Circuit = closedCircuit;

  async function attempt(
    request: (signal: AbortSignal) => Promise<Response>,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const { passes, circuit: asked } = requested(circuit, circuitRules, wire.now());
    circuit = asked;
    if (!passes) return { sent: silence('not asked: it has failed several times') };
    try {
      const { status, headers, text } = await endedBy(signal, answerOf(request(signal)));
      const sent: Sent = { ok: true, status, headers, text };
      circuit = status >= 500 ? failed(circuit, circuitRules, wire.now()) : succeeded();
      if (status !== 429 && status < 500) return { sent };
      const againAfterMs = pauseOf(headers.get('Retry-After'));
      return { sent, ...(againAfterMs !== undefined && { againAfterMs }) };
    } catch (error) {
      circuit = failed(circuit, circuitRules, wire.now());
      return { sent: silence(messageOf(error)), againAfterMs: usualPauseMs };
    }
  }

  return async (isRead, request) => {
    // For both attempts together, so that no shopper waits longer.
    const signal = AbortSignal.timeout(wire.timeoutMs);
    const { sent, againAfterMs } = await attempt(request, signal);
    if (!isRead || againAfterMs === undefined || signal.aborted) return sent;
    await wire.pause(againAfterMs);
    return (await attempt(request, signal)).sent;
  };
}

async function answerOf(response: Promise<Response>) {
  const { status, headers } = await response;
  return { status, headers, text: await (await response).text() };
}

/** Not every network obeys the signal. */
const endedBy = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/** Whether the remote says no to the request itself, neither to who sends it nor to how often. */
export const isRefusal = (status: number): boolean =>
  status < 500 && ![401, 403, 429].includes(status);

const silence = (message: string): Sent => ({ ok: false, message });

/** Undefined: too long to wait for. A date instead of seconds is too long. */
function pauseOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return usualPauseMs;
  const ms = Number(retryAfter) * 1000;
  return ms <= longestPauseMs ? ms : undefined;
}

export function messageOf(error: unknown): string {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  if (isTimeout) return 'no answer in time';
  return error instanceof Error ? error.message : String(error);
}
