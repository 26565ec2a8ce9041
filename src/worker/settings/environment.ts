/** What the Worker is given, and the same with the settings read from it: `env.settings.cartKeptMs`. */
import type { KontorEvent } from '#domain/events.ts';
import type { CartRoom } from '#party/cart.ts';
import { type Settings, settingsOf } from './settings.ts';
import type { SettingTexts } from './table.ts';

/** As the platform hands them over: what wrangler.toml declares, and the variables of the settings' table. */
export type Bindings = SettingTexts & {
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

/** Declared as an accessor of a class so that the type of `{ ...env }` has no settings either: a copy's may be others. */
declare class WithSettings {
  get settings(): Settings;
}

/** What everything behind the Worker's entrances works with. */
export type Environment = Bindings & WithSettings;

const known = new WeakMap<Bindings, Environment>();

/** Called where the Worker is entered, by requests, events, the clock and rooms. The same for the same bindings. */
export function environmentOf(bindings: Bindings): Environment {
  const env = known.get(bindings) ?? withSettings(bindings);
  known.set(bindings, env);
  return env;
}

/** Not enumerable: no spread and no log line ever holds a secret. */
function withSettings(bindings: Bindings): Environment {
  const settings = { value: settingsOf(bindings) };
  return Object.defineProperty({ ...bindings }, 'settings', settings) as Environment;
}
