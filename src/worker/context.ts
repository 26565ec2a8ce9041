/** What a request carries from middleware to page. */
import type { Context } from 'hono';
import type { ShopView } from '#client/shop.tsx';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Locale } from '#domain/locale/locales.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { Store } from '#domain/store/store.ts';
import type { Environment } from './environment.ts';
import type { LocaleTexts } from './texts.ts';

export type Shop = LocaleTexts & {
  locale: Locale;
  /** `/fr` or empty. */
  prefix: string;
  /** The path without its prefix. */
  path: string;
  store: Store;
  commerce: Commerce;
  caller: Caller;
  view: ShopView;
  /** True where the host names no market and the country comes from a cookie. */
  neutralHost: boolean;
  /** Where another market has a path (without one, its home page): on its own host, or here what remembers it. */
  hrefOfMarket: (country: CountryCode, path?: string) => string;
};

export type KontorBindings = { Bindings: Environment; Variables: { shop: Shop } };
export type KontorContext = Context<KontorBindings>;
