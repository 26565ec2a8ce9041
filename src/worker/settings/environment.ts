/** The bindings of the Worker, and the same with the settings parsed from them: `env.settings.cartKeptMs`. */
import type { KontorEvent } from '#domain/events.ts';
import type { CartRoom } from '#party/cart.ts';
import { type Settings, settingsOf } from './settings.ts';
import type { SettingTexts } from './table.ts';

/** As the platform provides them: the bindings of wrangler.toml and the variables of the settings table. */
export type Bindings = SettingTexts & {
  ASSETS: Fetcher;
  DB: D1Database;
  /** The database of the search, derived from `DB`. */
  SEARCH_DB: D1Database;
  CART: DurableObjectNamespace<CartRoom>;
  EVENTS: Queue<KontorEvent>;
  /** The bytes of uploaded files. */
  FILES: R2Bucket;
  /** Decodes and encodes uploaded pictures. */
  IMAGES: ImagesBinding;
  EMAIL: SendEmail;
  /** The middleware, if it is another Worker of the same account; it gets the requests for MIDDLEWARE_URL. */
  MIDDLEWARE?: Pick<Fetcher, 'fetch'>;
  FORM_LIMIT: RateLimit;
  SUGGESTION_LIMIT: RateLimit;
  VERSION: WorkerVersionMetadata;
};

/** Declared as a class accessor so that the type of `{ ...env }` has no settings: those of a copy may differ. */
declare class WithSettings {
  get settings(): Settings;
}

/** The environment for all code behind the Worker's entry points. */
export type Environment = Bindings & WithSettings;

const known = new WeakMap<Bindings, Environment>();

/** Called at the entry points: requests, events, scheduled jobs and rooms. One environment per bindings object. */
export function environmentOf(bindings: Bindings): Environment {
  const env = known.get(bindings) ?? withSettings(bindings);
  known.set(bindings, env);
  return env;
}

/** Not enumerable, so that no spread and no log line contains a secret. */
function withSettings(bindings: Bindings): Environment {
  const settings = { value: settingsOf(bindings) };
  return Object.defineProperty({ ...bindings }, 'settings', settings) as Environment;
}
