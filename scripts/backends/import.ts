/** `npm run backends -- import`: copies the remote's catalogue, or what has changed in it since the last time. */

import { isOwnSku } from '#domain/catalogue/import/foreign-sku.ts';
import {
  type Copied,
  catalogueCopy,
  nothingCopied,
} from '../../src/worker/commerce/remote/catalogue/copy.ts';
import {
  add,
  checked,
  dataOf,
  follow,
  fromBeginning,
  progressOf,
} from '../../src/worker/commerce/remote/catalogue/follow.ts';
import {
  beginning,
  type CatalogueSource,
} from '../../src/worker/commerce/remote/catalogue-source.ts';
import { catalogueInOwnSkus } from '../../src/worker/commerce/remote/own-skus.ts';
import { chunk } from '../../src/worker/d1/chunk.ts';
import { readProductsBySku } from '../../src/worker/data/catalogue/read-documents.ts';
import { numberingOf, temporaryNumbering } from '../../src/worker/data/catalogue/remote-skus.ts';
import { preparedOnce } from '../catalogue/loading/prepared-once.ts';
import { progressBar } from '../catalogue/progress.ts';
import type { Output } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';

export type ImportOptions = {
  dryRun?: boolean | undefined;
  /** An ISO day or instant. */
  since?: string | undefined;
  /** The shop's numbers, or the remote's SKUs. */
  sku?: string[] | undefined;
  restart?: boolean | undefined;
  /** What is not there any more, however much it is. */
  withdraw?: boolean | undefined;
};

type Into = { db: D1Database; mediaHosts: readonly string[]; now: Date; output: Output };

/** Returns whether everything could be taken over. */
export async function importCatalogue(
  remote: CatalogueSource,
  {
    dryRun: isDry = false,
    since,
    sku: skus,
    restart,
    withdraw: withdrawsMost = false,
  }: ImportOptions,
  { db: opened, mediaHosts, now, output }: Into,
): Promise<boolean> {
  const from = since === undefined ? undefined : instantOf(since);
  const db = preparedOnce(opened);
  const copy = catalogueCopy(db, now, { mediaHosts, isDry });
  const numbering = isDry ? temporaryNumbering(db) : numberingOf(db);
  const source = catalogueInOwnSkus(remote, numbering);
  const copied = skus
    ? await ofSkus(await inNumbers(skus), { source, copy, db, withdrawsMost })
    : await everything();
  tell(copied, isDry, output);
  return copied.refused.length === 0 && copied.missing.length === 0;

  /** A number is given only to what the remote has; others stay as they were typed. */
  async function inNumbers(skus: readonly string[]): Promise<string[]> {
    const foreign = skus.filter((sku) => !isOwnSku(sku));
    const known = await numbering.knownOf(foreign);
    const fresh = foreign.filter((sku) => !known.has(sku));
    const numbers = new Map<string, string>();
    for (const some of chunk(fresh, source.skusAtOnce)) {
      const { drafts } = dataOf(await source.productsBySku(some));
      for (const { sku, foreignSku = sku } of drafts) numbers.set(foreignSku, sku);
    }
    return skus.map((sku) => known.get(sku) ?? numbers.get(sku) ?? sku);
  }

  async function everything(): Promise<Copied> {
    const before = restart || from ? undefined : await progressOf({ db, source });
    const start = before ?? fromBeginning(from ? new Date(from) : now);
    if (from) start.products = { cursor: { at: from, id: '' }, isComplete: false };
    if (before && !before.products.isComplete)
      output.error(
        `goes on with what changed after ${before.products.cursor.at} (--restart starts over)`,
      );
    else if (before) output.error('reads what has changed since (--restart reads everything)');
    const bar = progressBar('Copy', 0);
    let [done, all] = [0, 0];
    try {
      const onPart = (part: Copied, total = 0) => {
        if (done === 0) all = total;
        done += part.written.length + part.stock.length + part.unchanged;
        bar.reach(done, Math.max(all, done));
      };
      const follower = { db, source, copy, now, isDry, withdrawsMost, onPart };
      // A remote without a list is asked for every article that the shop knows.
      const checksAll = !source.products || withdrawsMost;
      const checks = checksAll ? Number.POSITIVE_INFINITY : 0;
      if (checksAll) Object.assign(start, { checked: '', stockChecked: '' });
      return await follow(follower, { parts: Number.POSITIVE_INFINITY, checks }, start);
    } finally {
      bar.stop();
    }
  }
}

async function ofSkus(
  skus: readonly string[],
  { db, ...checking }: Parameters<typeof checked>[1] & { db: D1Database },
): Promise<Copied> {
  const { source, copy } = checking;
  const all = nothingCopied();
  const categories = dataOf(await source.categories(beginning.at));
  all.categories.push(...(await copy.categories(categories)).categories);
  for (const some of chunk(skus, source.skusAtOnce)) add(await checked(some, checking), all);
  const known = new Set([
    ...all.written,
    ...all.refused.map(({ sku }) => sku),
    ...(await readProductsBySku(db, skus)).map(({ sku }) => sku),
  ]);
  for (const sku of skus.filter((each) => !known.has(each)))
    all.refused.push({ sku, why: 'is not at the remote' });
  return all;
}

function tell(copied: Copied, isDry: boolean, { log, error }: Output): void {
  for (const { sku, why } of copied.refused) error(`${sku}: ${why}`);
  const { categories, written, stock, withdrawn, missing, unchanged, refused } = copied;
  if (missing.length > 0)
    error(
      `${missing.length} articles are not at the remote and stay published, ${missing[0]} first: import --withdraw`,
    );
  const verb = isDry ? 'would be ' : '';
  log(
    `${verb}written: ${written.length} articles, ${categories.length} categories; other stock: ${stock.length}; ${verb}withdrawn: ${withdrawn.length}; unchanged: ${unchanged}; refused: ${refused.length}`,
  );
}

function instantOf(text: string): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new WrongUsage(`${text} is no date such as 2026-11-30`);
  return at.toISOString();
}
