/** What a request carries from middleware to page. */
import type { Context } from 'hono';
import type { ShopView } from '#client/shop.tsx';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Customer } from '#domain/customer/customer.ts';
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
  /** Where another market is: its own host, or here the path that remembers it. */
  hrefOfMarket: (country: CountryCode) => string;
};

export type KontorBindings = {
  Bindings: Environment;
  /** `customer` only behind is-authenticated. */
  Variables: { shop: Shop; customer: Customer };
};
export type KontorContext = Context<KontorBindings>;
