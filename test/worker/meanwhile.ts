/** Calls `ask` repeatedly until the work is done, and once more; returns the number of calls before the last. */
export async function meanwhile(work: Promise<unknown>, ask: () => Promise<void>): Promise<number> {
  let running = true;
  const done = work.finally(() => {
    running = false;
  });
  let asked = 0;
  for (; running; asked += 1) await ask();
  await done;
  await ask();
  return asked;
}
