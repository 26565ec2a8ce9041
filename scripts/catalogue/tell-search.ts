/** What a command has changed is found at once. */
import { indexWaiting } from '../../src/worker/data/search/update-index.ts';
import type { OpenDatabase } from '../local-database.ts';
import { progressBar } from './progress.ts';

/** A deployed shop hears of it by its own queue: within five minutes, and its hosted indices too. */
export async function tellSearch(
  opened: OpenDatabase | undefined,
  { remote }: { remote?: boolean | undefined },
): Promise<void> {
  if (!opened || remote) return;
  const bar = progressBar('Search', 0);
  try {
    await indexWaiting(opened.db, opened.search, new Date(), bar.reach);
  } finally {
    bar.stop();
  }
}
