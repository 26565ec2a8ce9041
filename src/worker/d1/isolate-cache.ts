/** Keeps slow-changing reads (stores, category trees) in the isolate for a minute: one round trip less a page. */

const minuteMs = 60_000;
/** The oldest makes room: isolates live long. */
const maxEntries = 500;
const cache = new WeakMap<object, Map<string, { at: number; value: unknown }>>();

/**
 * The value loaded under this key for this database a short while ago (a minute unless told), else loaded now. Only
 * values that have arrived are kept: a promise belongs to its request and may never settle once that visitor has left.
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
  // A clock that was set back makes an entry of the future: that is no short while ago either.
  if (entry && age >= 0 && age < forMs) return entry.value;
  const value = await load();
  entries.delete(key);
  entries.set(key, { at: now.getTime(), value });
  const [oldest] = entries.keys();
  if (entries.size > maxEntries) entries.delete(oldest);
  return value;
}
