/**
 * Rate limits count per minute of the real clock, which tests cannot set. Waits for the next minute if too little of
 * the current one is left.
 */
export async function inOneMinute(): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < neededMs) await new Promise((next) => setTimeout(next, leftMs + 100));
}

const neededMs = 8_000;
