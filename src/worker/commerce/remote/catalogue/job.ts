/** The scheduled job that follows the remote's catalogue. */
import { logLine } from '#domain/log-line.ts';
import type { Environment } from '../../../settings/environment.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { catalogueCopy } from './copy.ts';
import { type FollowLimits, follow, fromBeginning, progressOf } from './follow.ts';

/** Of one run: 300 changed products, 3,000 entries of stock, two parts of known articles. The next begins after five minutes. */
const limits: FollowLimits = { parts: 6, checks: 2 };
/** The most lines of the log for articles that a run cannot take over. */
const mostTold = 20;

/** Throws if the remote fails. Without a source there is nothing to follow. */
export async function followCatalogue(
  { DB: db, settings }: Pick<Environment, 'DB' | 'settings'>,
  source: CatalogueSource | undefined,
  now: Date,
): Promise<void> {
  if (!source) return;
  const copy = catalogueCopy(db, now, { mediaHosts: settings.mediaHosts });
  const before = (await progressOf({ db, source })) ?? fromBeginning(now);
  const { refused, missing } = await follow({ db, source, copy, now }, limits, before);
  const [sku] = missing;
  if (sku)
    console.error(
      logLine('articles missing at the backend', 'npm run backends -- import --withdraw', {
        count: missing.length,
        sku,
      }),
    );
  for (const { sku, why } of refused.slice(0, mostTold))
    console.error(logLine('article not copied', why, { sku }));
  if (refused.length > mostTold)
    console.error(
      logLine('articles not copied', 'npm run backends -- compare lists them', {
        count: refused.length,
      }),
    );
}
