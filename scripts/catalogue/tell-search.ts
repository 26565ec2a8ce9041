/** Updates the search index after a command. */
import { indexWaiting } from '../../src/worker/data/search/update-index.ts';
import type { OpenDatabase } from '../local-database.ts';
import { progressBar } from './progress.ts';

/** Only for a local shop: a deployed one updates its indices from its queue within five minutes. */
export async function tellSearch(
  opened: OpenDatabase,
  { remote }: { remote?: boolean | undefined },
): Promise<void> {
  if (remote) return;
  const bar = progressBar('Search', 0);
  try {
    await indexWaiting(opened.db, opened.search, new Date(), bar.reach);
  } finally {
    bar.stop();
  }
}
