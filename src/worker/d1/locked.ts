/**
 * Repeats what met a locked database. A command of an operator writes to the local database while the shop has it open;
 * workerd does not wait for the other process, and D1 refuses `PRAGMA busy_timeout`. A deployed database has one process
 * and is never locked.
 */

/** Together some seconds. */
const waitsMs = [10, 20, 40, 80, 160, 320, 640, 1280];

/** Nothing of a statement, or of a batch, was executed. */
const isLocked = (message: string) => message.includes('database is locked');
/** While the other process opens the file, or after the statement: what it wrote may be there. */
const isUnread = (message: string) => message.includes('internal error; reference');

export async function unlocked<Result>(
  work: () => Promise<Result>,
  isRead: () => boolean,
): Promise<Result> {
  for (const ms of waitsMs) {
    try {
      return await work();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (!isLocked(message) && !(isUnread(message) && isRead())) throw error;
    }
    await new Promise((done) => setTimeout(done, ms));
  }
  return work();
}
