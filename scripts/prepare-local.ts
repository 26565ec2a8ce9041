/** Updates the local database: migrations, then the demo shop. Does nothing if nothing has changed. */
import cliProgress from 'cli-progress';
import { demoFiles, demoQuestions } from '../demo/files.ts';
import { loadDemo } from '../demo/load.ts';
import { importQuestions } from '../src/worker/data/questions/write-questions.ts';
import { indexWaiting } from '../src/worker/data/search/update-index.ts';
import { databaseFile, fileDatabase } from './file-database.ts';
import { openLocalDatabase } from './local-database.ts';
import { isPrepared, markPrepared, stateFolder } from './local-state.ts';

export async function prepareLocal({ force = false } = {}): Promise<void> {
  if (!force && isPrepared()) return;
  const migrated = await openLocalDatabase();
  await migrated.close();
  const catalogue = fileDatabase(databaseFile(stateFolder, 'products'));
  const search = fileDatabase(databaseFile(stateFolder, 'documents'));
  const bar = new cliProgress.SingleBar({
    format: 'Demo catalogue {bar} {value}/{total} products, {eta_formatted} left',
    noTTYOutput: false,
  });
  bar.start(0, 0);
  try {
    await loadDemo(catalogue.db, new Date(), demoFiles(), (done, total) => {
      bar.setTotal(total);
      bar.update(done);
    });
    await importQuestions(catalogue.db, demoQuestions(), new Date());
    await indexWaiting(catalogue.db, search.db, new Date());
  } finally {
    bar.stop();
    catalogue.close();
    search.close();
  }
  markPrepared();
}
