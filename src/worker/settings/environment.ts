/** What the Worker is given: its bindings, as wrangler.toml declares them, and the variables of the settings' table. */
import type { KontorEvent } from '#domain/events.ts';
import type { CartRoom } from '#party/cart.ts';
import type { SettingTexts } from './table.ts';

export type Environment = SettingTexts & {
  ASSETS: Fetcher;
  DB: D1Database;
  /** The search's own: derived from the other one. */
  SEARCH_DB: D1Database;
  CART: DurableObjectNamespace<CartRoom>;
  EVENTS: Queue<KontorEvent>;
  FORM_LIMIT: RateLimit;
  SUGGESTION_LIMIT: RateLimit;
  VERSION: WorkerVersionMetadata;
};
