/** The context of a request, which middleware sets for pages. */
import type { Context } from 'hono';
import type { ShopView } from '#client/shop.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import type { Preview } from '#domain/content/preview.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { SignedIn } from '#domain/customer/session.ts';
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
  /** The backend's calls; the cache tags of their responses are added to `shown`. */
  commerce: Commerce;
  /** Cache tags of the page, collected while it is rendered. */
  shown: Set<string>;
  caller: Caller;
  /** Set if an operator looks at what is not public; `caller.now` is its moment then. */
  preview?: Preview;
  view: ShopView;
  /** True if the host has no market and the country comes from a cookie. */
  neutralHost: boolean;
  /** The query of the address, with its question mark, or empty. */
  search: string;
  routing: Routing;
  /** The path prefix of another locale, under the configured strategy. */
  prefixOf: (locale: Locale) => string;
  /** The locales that have addresses of their own, the default language of each country first. */
  addressed: readonly Locale[];
  /** The first of these locales that has the page is the alternate for all other languages (x-default). */
  defaultAlternates: Settings['defaultAlternates'];
  /** The link to a path, with prefix, of another market: on its own host, or a path here that stores the choice. */
  hrefOfMarket: (country: CountryCode, path: string) => string;
};

export type KontorBindings = {
  Bindings: Environment;
  /** `cart` is set behind checkout-billing, `clientIp` behind get-client-ip, the last two behind is-authenticated. */
  Variables: { shop: Shop; cart?: Cart; clientIp: string; customer: Customer; signedIn: SignedIn };
};
export type KontorContext = Context<KontorBindings>;
