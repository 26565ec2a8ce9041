/** A page is answered, and an order changed, although another process writes to the local database at that moment. */
import { expect, it } from 'vitest';
import { unlocked } from '../../src/worker/d1/locked.ts';

/** Work that meets these errors, one at each try, and then is done. */
function failing(...messages: string[]) {
  const tries = { count: 0 };
  const work = async () => {
    tries.count += 1;
    const message = messages[tries.count - 1];
    if (message !== undefined) throw new Error(message);
    return 'done';
  };
  return { work, tries };
}

const locked = 'D1_ERROR: database is locked: SQLITE_BUSY';
const unread = 'D1_ERROR: Failed to get session commit token: internal error; reference = abc';

it('what meets a locked database is repeated, because nothing of it was executed', async () => {
  for (const isRead of [true, false]) {
    const { work, tries } = failing(locked, locked);
    expect(await unlocked(work, () => isRead)).toBe('done');
    expect(tries.count).toBe(3);
  }
});

it('what may have been written is not repeated', async () => {
  const write = failing(unread);
  await expect(unlocked(write.work, () => false)).rejects.toThrow('commit token');
  expect(write.tries.count).toBe(1);
  const read = failing(unread, 'internal error; reference = def');
  expect(await unlocked(read.work, () => true)).toBe('done');
});

it('any other error is final', async () => {
  const { work, tries } = failing('D1_ERROR: no such table: x');
  await expect(unlocked(work, () => true)).rejects.toThrow('no such table');
  expect(tries.count).toBe(1);
});
