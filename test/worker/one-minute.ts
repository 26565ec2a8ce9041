/**
 * Requests are limited by the minute of the clock, and nobody can turn that clock: what is counted together begins where
 * the minute has time left for it.
 */
export async function inOneMinute(): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < neededMs) await new Promise((next) => setTimeout(next, leftMs + 100));
}

const neededMs = 8_000;
