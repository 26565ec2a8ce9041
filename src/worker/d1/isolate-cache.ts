/** Caches slowly changing reads (stores, category trees) in the isolate for a minute: one round trip less per page. */

const minuteMs = 60_000;
/** Beyond this the oldest entry is removed, because isolates live long. */
const maxEntries = 500;
const cache = new WeakMap<object, Map<string, { at: number; value: unknown }>>();

/**
 * The cached value of this key and database if it is younger than `forMs` (default: a minute), else it is loaded. Only
 * settled values are cached: a promise belongs to its request and may never settle once that visitor has left.
 */
export async function cachedInIsolate<Value>(
  database: object,
  key: string,
  now: Date,
  load: () => Promise<Value>,
  forMs = minuteMs,
): Promise<Value> {
  const entries = cache.get(database) ?? new Map();
  cache.set(database, entries);
  const entry = entries.get(key);
  const age = entry && now.getTime() - entry.at;
  // If the clock was set back, an entry may lie in the future: it is not used either.
  if (entry && age >= 0 && age < forMs) return entry.value;
  const value = await load();
  entries.delete(key);
  entries.set(key, { at: now.getTime(), value });
  const [oldest] = entries.keys();
  if (entries.size > maxEntries) entries.delete(oldest);
  return value;
}
