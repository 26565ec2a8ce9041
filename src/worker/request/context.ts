/** What a request carries from middleware to page. */
import type { Context } from 'hono';
import type { ShopView } from '#client/shop.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale/locales.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { Routing } from '#domain/routing/location.ts';
import type { Store } from '#domain/store/store.ts';
import type { Backend } from '../commerce/backend.ts';
import type { Environment } from '../settings/environment.ts';
import type { Settings } from '../settings/settings.ts';
import type { LocaleTexts } from '../texts/texts.ts';

export type Shop = LocaleTexts & {
  locale: Locale;
  /** `/fr` or empty. */
  prefix: string;
  /** The path without its prefix. */
  path: string;
  store: Store;
  backend: Backend;
  /** The backend's calls; what they answer is noted in `shown`. */
  commerce: Commerce;
  /** Tags of what the page shows, gathered while it is made. */
  shown: Set<string>;
  caller: Caller;
  view: ShopView;
  /** True where the host names no market and the country comes from a cookie. */
  neutralHost: boolean;
  routing: Routing;
  /** The path prefix of another locale, under the configured strategy. */
  prefixOf: (locale: Locale) => string;
  /** The locales that have addresses of their own, the default language of each country first. */
  addressed: readonly Locale[];
  /** Whose page readers of a language we do not speak are shown: the first that exists. */
  defaultAlternates: Settings['defaultAlternates'];
  /** Where another market has a path, prefix included: on its own host, or here what remembers the market. */
  hrefOfMarket: (country: CountryCode, path: string) => string;
};

export type KontorBindings = {
  Bindings: Environment;
  /**
   * `cart` is there behind checkout-billing, `clientIp` behind get-client-ip, `customer` only behind is-authenticated.
   */
  Variables: { shop: Shop; cart?: Cart; clientIp: string; customer: Customer };
};
export type KontorContext = Context<KontorBindings>;
