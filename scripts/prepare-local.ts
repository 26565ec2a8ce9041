/**
 * Updates the local database: migrations, then the demo shop, or only stores and content pages if the catalogue is the copy
 * of another backend's. Does nothing if nothing has changed.
 */
import cliProgress from 'cli-progress';
import { demoFiles, demoQuestions, houseContent } from '../demo/files.ts';
import { loadContent, loadDemo } from '../demo/load.ts';
import { demoStores } from '../demo/stores.ts';
import { importQuestions } from '../src/worker/data/questions/write-questions.ts';
import { indexWaiting } from '../src/worker/data/search/update-index.ts';
import { loadStores } from '../src/worker/data/stores/stores.ts';
import { writeStores } from '../src/worker/data/stores/write-stores.ts';
import { databaseFile, fileDatabase } from './file-database.ts';
import { openLocalDatabase } from './local-database.ts';
import { localSettings } from './local-settings.ts';
import { isPrepared, markPrepared, stateFolder } from './local-state.ts';

/** KONTOR_DEMO=1: the demo is the catalogue, whichever backend has the carts. */
export const isDemoShop = (): boolean =>
  process.env.KONTOR_DEMO === '1' || localSettings().commerce === 'embedded';

type Wanted = { force?: boolean; withDemo?: boolean };

export async function prepareLocal({
  force = false,
  withDemo = force || isDemoShop(),
}: Wanted = {}): Promise<void> {
  if (!force && isPrepared(withDemo)) return;
  const migrated = await openLocalDatabase();
  await migrated.close();
  if (withDemo) await loadDemoShop();
  else await loadEmptyShop();
  markPrepared(withDemo);
}

/** A shop without goods. One that has stores keeps what it has. */
async function loadEmptyShop(): Promise<void> {
  const { db, close } = fileDatabase(databaseFile(stateFolder, 'products'));
  const now = new Date();
  if ((await loadStores(db)).length === 0) {
    await writeStores(db, demoStores(now), now);
    await loadContent(db, houseContent(), now);
  }
  close();
}

async function loadDemoShop(): Promise<void> {
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
}
