/** Campaigns of several stores at once: from a file, or ended. */
import { readFileSync } from 'node:fs';
import { differenceOf } from '#domain/catalogue/difference.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Campaign } from '#domain/store/campaign-document.ts';
import { type CampaignFile, campaignFile } from '#domain/store/campaign-file.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { loadStores } from '../../src/worker/data/stores/stores.ts';
import type { Output } from '../catalogue/run-command.ts';
import { FileRefused } from '../catalogue/usage.ts';
import { writeStores } from './write-stores.ts';

/** Throws FileRefused with every fault of the file. */
export function campaignIn(path: string): CampaignFile {
  const { data, error } = campaignFile.safeParse(jsonIn(path));
  if (data) return data;
  const faults = error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new FileRefused(faults.join('\n'));
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FileRefused(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Which = { stores: readonly CountryCode[] | undefined; dryRun: boolean };

/** Changes the campaigns of these stores, or of all; returns whether it was accepted. */
export async function changeCampaigns(
  db: D1Database,
  { stores: keys, dryRun }: Which,
  output: Output,
  changed: (store: StoredStore) => Campaign[],
): Promise<boolean> {
  const documents = (await loadStores(db))
    .filter(({ key }) => !keys || keys.includes(key))
    .map((store) => ({ store, next: { ...store, campaigns: changed(store) } }))
    .filter(({ store, next }) => differenceOf(store, next).length > 0)
    .map(({ next }) => ({ type: 'store', ...next }));
  if (documents.length > 0) return writeStores(db, documents, dryRun, output);
  output.log('nothing changes');
  return true;
}
