/** `npm run store -- campaign FILE`: one campaign in all its stores. */
import { readFileSync } from 'node:fs';
import { differenceOf } from '#domain/catalogue/difference.ts';
import {
  type CampaignFile,
  campaignFile,
  campaignFor,
  withCampaign,
  withoutCampaign,
} from '#domain/store/campaign-file.ts';
import { loadStores } from '../../src/worker/data/stores/stores.ts';
import type { Output } from '../catalogue/run-command.ts';
import { FileRefused } from '../catalogue/usage.ts';
import { writeStores } from './write-stores.ts';

/** Throws FileRefused with every fault of the file. */
export function campaignIn(path: string): CampaignFile {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FileRefused(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { data, error } = campaignFile.safeParse(json);
  if (data) return data;
  const faults = error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new FileRefused(faults.join('\n'));
}

type Change = { file: CampaignFile; end: boolean; dryRun: boolean };

/** Returns whether it was accepted. */
export async function changeCampaigns(
  db: D1Database,
  { file, end, dryRun }: Change,
  output: Output,
): Promise<boolean> {
  const now = new Date();
  const documents = (await loadStores(db)).flatMap((store) => {
    const { key, campaigns: before } = store;
    if (file.stores && !file.stores.includes(key)) return [];
    const own = campaignFor(file, key);
    const campaigns = end ? withoutCampaign(before, own, now) : withCampaign(before, own, now);
    const next = { type: 'store', ...store, campaigns };
    return differenceOf(before, campaigns).length > 0 ? [next] : [];
  });
  return writeStores(db, documents, dryRun, output);
}
