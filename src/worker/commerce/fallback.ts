/** If a search or recommendation fails, it is logged and the page is shown without it. Source: catalogue.txt §7. */
import { logLine } from '#domain/log-line.ts';

export async function withEmptyFallback<Value>(
  what: string,
  nothing: Value,
  load: () => Promise<Value>,
): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    console.error(logLine(`${what} failed`, error));
    return nothing;
  }
}
