/** The bindings and settings of the Worker, as wrangler.toml declares them. */
import type { ReloadRule } from '#domain/chunk-reload.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { CartRoom } from '#party/cart.ts';

export type Environment = {
  ASSETS: Fetcher;
  DB: D1Database;
  CART: DurableObjectNamespace<CartRoom>;
  EVENTS: Queue<KontorEvent>;
  NEWSLETTER_LIMIT: RateLimit;
  NEUTRAL_HOSTS: string;
  BRAND_DOMAIN: string;
  LOCALE_STRATEGY: string;
  DEFAULT_LANGUAGES: string;
  /** Keeps browse pages at the edge; off where sources and data change under the developer's hands. */
  PAGE_CACHE: 'on' | 'off';
  VERSION: WorkerVersionMetadata;
  THEME: 'light' | 'dark' | 'auto';
  CHUNK_RELOAD: ReloadRule;
  /** "1" lets sandbox services run; production leaves it out. */
  SANDBOX?: string;
};
