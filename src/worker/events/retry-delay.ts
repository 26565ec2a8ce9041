/** Seconds until an event is tried again: half a minute, doubled with each attempt, at most six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 6 * 3600);
}
