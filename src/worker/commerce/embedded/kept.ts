/** Keeps slow-changing reads (stores, category trees) in the isolate for a minute: one round trip less a page. */

const minuteMs = 60_000;
const kept = new WeakMap<object, Map<string, { until: number; value: unknown }>>();

/**
 * The value loaded under this key for this database a short while ago (a minute unless told), else loaded now. Only values that have
 * arrived are kept: a promise belongs to its request and may never settle once that visitor has left.
 */
export async function keptInIsolate<Value>(
  database: object,
  key: string,
  now: Date,
  load: () => Promise<Value>,
  forMs = minuteMs,
): Promise<Value> {
  const entries = kept.get(database) ?? new Map();
  kept.set(database, entries);
  const entry = entries.get(key);
  if (entry && entry.until > now.getTime()) return entry.value;
  const value = await load();
  entries.set(key, { until: now.getTime() + forMs, value });
  return value;
}
