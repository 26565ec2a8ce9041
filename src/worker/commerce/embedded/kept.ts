/** Keeps slow-changing reads (stores, category trees) in the isolate for a minute: one round trip less a page. */

const keptForMs = 60_000;
const kept = new WeakMap<object, Map<string, { until: number; value: Promise<unknown> }>>();

/** The value loaded under this key for this database at most a minute ago, else loaded now. Failures are not kept. */
export function keptInIsolate<Value>(
  database: object,
  key: string,
  now: Date,
  load: () => Promise<Value>,
): Promise<Value> {
  const entries = kept.get(database) ?? new Map();
  kept.set(database, entries);
  const entry = entries.get(key);
  if (entry && entry.until > now.getTime()) return entry.value;
  const value = load();
  entries.set(key, { until: now.getTime() + keptForMs, value });
  value.catch(() => entries.delete(key));
  return value;
}
