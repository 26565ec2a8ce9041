/** The bindings and settings of the Worker, as wrangler.toml declares them. */
import type { KontorEvent } from '#domain/events.ts';
import type { CartRoom } from '#party/cart.ts';

export type Environment = {
  ASSETS: Fetcher;
  DB: D1Database;
  CART: DurableObjectNamespace<CartRoom>;
  EVENTS: Queue<KontorEvent>;
  NEUTRAL_HOSTS: string;
  BRAND_DOMAIN: string;
  /** Locales in order of preference: whose page stands for readers of no locale we have. `en-GB de-DE` */
  DEFAULT_ALTERNATES: string;
  THEME: 'light' | 'dark' | 'auto';
  /** "1" lets sandbox services run; production leaves it out. */
  SANDBOX?: string;
};
