/** Which cached pages are stale: every catalogue change records its tags here; prices also change with time. */
import { type SQL, sql } from 'drizzle-orm';
import { contentSlug, contentTag } from '#domain/content/pages.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { staleSeconds } from '#domain/routing/cache-control.ts';
import {
  type Changes,
  catalogueTag,
  listingsTag,
  settlingMs,
} from '#domain/routing/cached-page.ts';
import { turnsOf } from '#domain/store/dated-changes.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { batch, eachOf, prepared } from '../../d1/statements.ts';
import { loadStore } from '../stores/stores.ts';

/** How long an isolate caches the changes. */
const knownForMs = 5_000;

/** A statement for the transaction that makes the change. */
export function markChanged(
  db: D1Database,
  tags: readonly string[],
  at: Date,
): D1PreparedStatement {
  return prepared(
    db,
    sql`INSERT INTO page_changes (tag, changed_at) SELECT value, ${at.getTime()} FROM json_each(${JSON.stringify(tags)}) WHERE true
       ON CONFLICT (tag) DO UPDATE SET version = version + 1,
         changed_at = max(changed_at, excluded.changed_at)`,
  );
}

/**
 * The changes that a cached page of this store may have missed, for the page's own tags only: after an import all tags
 * have changed. An isolate caches the result for some seconds.
 */
export function changesOf(
  db: D1Database,
  shown: readonly string[],
  store: CountryCode,
  now: Date,
): Promise<Changes> {
  const tags = [catalogueTag, ...shown];
  const since = new Date(now.getTime() - staleSeconds * 1000 - settlingMs);
  const load = async () => {
    // D1 takes five terms in a compound SELECT.
    const found = await batch(db, [
      sql`SELECT tag, changed_at AS at FROM page_changes
          WHERE tag IN ${eachOf(tags)} AND changed_at > ${since.getTime()}
        UNION ALL ${repriced(tags, store, since, now)}`,
      ...contentTurned(shown, since, now),
    ]);
    const turned = turnedIn(await loadStore(db, store, now), since, now);
    return latest([...(found.flat() as Change[]), ...turned]);
  };
  return cachedInIsolate(db, `changes ${store} ${tags}`, now, load, knownForMs);
}

/** Campaigns and dated rules of the store that began or ended in this period: they may be on any page. */
function turnedIn({ campaigns, changes }: StoredStore, since: Date, until: Date): Change[] {
  return campaigns
    .flatMap(({ startDate, endDate }) => [Date.parse(startDate), Date.parse(endDate)])
    .concat(turnsOf(changes))
    .filter((at) => at > since.getTime() && at <= until.getTime())
    .map((at) => ({ tag: catalogueTag, at }));
}

/** Content whose period began or ended in this period, with the later of both moments. */
function contentTurned(tags: readonly string[], since: Date, until: Date): SQL[] {
  const slugs = tags.flatMap((tag) => contentSlug(tag) ?? []);
  if (slugs.length === 0) return [];
  const [from, to] = [since.toISOString(), until.toISOString()];
  const ended = sql`shown_until > ${from} AND shown_until <= ${to}`;
  return [
    sql`SELECT ${contentTag('')} || slug AS tag,
        CASE WHEN ${ended} THEN shown_until ELSE shown_from END AS at FROM content_publications
      WHERE slug IN ${eachOf(slugs)} AND (${ended} OR (shown_from > ${from} AND shown_from <= ${to}))`,
  ];
}

type Change = { tag: string; at: number | string };

/** Reductions that began or ended in this period, which also changes the order of listings. */
function repriced(tags: readonly string[], store: CountryCode, since: Date, until: Date): SQL {
  const [from, to] = [since.toISOString(), until.toISOString()];
  const moments = ['discounted_from', 'discounted_until'].map((column) => {
    const moment = sql`pr.${sql.identifier(column)}`;
    const passed = sql`${moment} > ${from} AND ${moment} <= ${to}`;
    return sql`SELECT p.sku, ${moment} FROM products p
        CROSS JOIN prices pr ON pr.store = ${store} AND pr.product_id = p.id
        WHERE p.sku IN ${eachOf(tags)} AND ${passed}
      UNION ALL
      SELECT ${listingsTag}, max(${moment}) FROM prices pr WHERE ${passed} HAVING count(*) > 0`;
  });
  return sql.join(moments, sql` UNION ALL `);
}

function latest(changes: readonly Change[]): Changes {
  const all = new Map<string, number>();
  for (const { tag, at } of changes) {
    const changedAt = new Date(at).getTime();
    all.set(tag, Math.max(changedAt, all.get(tag) ?? changedAt));
  }
  return all;
}
