/** The bindings and settings of the Worker, as wrangler.toml declares them. */
import type { ReloadRule } from '#domain/chunk-reload.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { CartRoom } from '#party/cart.ts';

export type Environment = {
  ASSETS: Fetcher;
  DB: D1Database;
  /** The search's own: derived from the other one. */
  SEARCH_DB: D1Database;
  CART: DurableObjectNamespace<CartRoom>;
  EVENTS: Queue<KontorEvent>;
  FORM_LIMIT: RateLimit;
  SUGGESTION_LIMIT: RateLimit;
  NEUTRAL_HOSTS: string;
  BRAND_DOMAIN: string;
  /** Locales in order of preference: whose page stands for readers of no locale we have. `en-GB de-DE` */
  DEFAULT_ALTERNATES: string;
  LOCALE_STRATEGY: string;
  /** Where moved addresses are looked up; empty: nowhere. */
  SEO_REDIRECTS_URL: string;
  /** Keeps browse pages at the edge; off where sources and data change under the developer's hands. */
  PAGE_CACHE: 'on' | 'off';
  /** How many articles the comparison of a product page shows, from 2 to 10. */
  COMPARISON_SHOWN: string;
  /** Who recommends: the shop's own counts, or the remote service at RECOMMENDATIONS_URL. */
  RECOMMENDATIONS: 'embedded' | 'bloomreach';
  RECOMMENDATIONS_URL: string;
  /** Who searches: the shop's own index, or Algolia's. */
  SEARCH: 'embedded' | 'algolia';
  /** The first word of an index's name: `production` in `production.de.AT`. */
  SEARCH_ENVIRONMENT: string;
  ALGOLIA_APP_ID?: string;
  /** The first word of the names of the indices that know what others searched for; empty: there are none. */
  ALGOLIA_SUGGESTIONS?: string;
  /** Hosts that pages load pictures and films from, beside the shop's own: `cdn.example.com`. */
  MEDIA_HOSTS?: string;
  VERSION: WorkerVersionMetadata;
  /** `be=nl ch=de`: which language has no prefix in a country of several. */
  DEFAULT_LANGUAGES?: string;
  /** Countries whose carts open no live connection: `hu ro`. */
  LIVE_CART_OFF?: string;
  /** How long a cart is kept that nobody changes or looks at; 30 where unset. */
  CART_KEPT_DAYS?: string;
  /** After how long a pause a cart is renewed and tells what changed; 30 where unset. */
  VISIT_PAUSE_MINUTES?: string;
  /** From this hour of each market's clock on an order leaves a day later; 14 where unset. */
  DELIVERY_CUT_OFF?: string;
  /** Whose rates match in the shipping methods of no cart: a country such as `ie`, or `own`, the caller's store. */
  SHIPPING_METHODS_COUNTRY?: string;
  /** The country that goods leave from, `de` where unset: who buys there pays its VAT in any case. */
  SHIP_FROM?: string;
  /** The shop's own VAT numbers, by store: `de=DE123456788 at=ATU12345675`. They ask about others' numbers. */
  VAT_IDS?: string;
  /** Registries that are asked other than usual, by the prefix of numbers: `AT=vies`. */
  VAT_PROVIDERS?: string;
  /** Where the item limit of cash on delivery is 0: `none` limits nothing there, `off` offers no cash; none where unset. */
  COD_ZERO_LIMIT?: string;
  /** Days until whoever ordered by bank transfer is reminded, and until the unpaid order ends; 5 and 14 where unset. */
  TRANSFER_REMIND_DAYS?: string;
  TRANSFER_CANCEL_DAYS?: string;
  /** What becomes of an address that the maps service doubts: `soft` or `strict`; soft where unset. */
  ADDRESS_VALIDATION?: string;
  THEME: 'light' | 'dark' | 'auto';
  CHUNK_RELOAD: ReloadRule;
  /** "1" lets sandbox services run; production leaves it out. */
  SANDBOX?: string;
  /** Where customers see their orders: another site, told by a signed token who comes. */
  MY_ORDERS_URL: string;
  /** The account of ours that Adyen pays to. */
  ADYEN_MERCHANT_ACCOUNT?: string;
  /** Where Adyen answers, without the version; empty: nowhere but in the sandbox. */
  ADYEN_BASE?: string;
  /** The shop at Google Pay and at Apple Pay; without one that wallet has no key in the cart. */
  GOOGLE_PAY_MERCHANT_ID?: string;
  APPLE_PAY_MERCHANT_ID?: string;
  /** The file by which Apple knows the shop's domains, as Apple gave it. */
  APPLE_PAY_DOMAIN_ASSOCIATION?: string;
  /** Where parcels are followed: the service's page, which takes an account and a number. */
  PARCEL_TRACKING_URL: string;
  /** Secrets; read through secret.ts, which names the one that is missing. */
  SESSION_SECRET?: string;
  MY_ORDERS_SECRET?: string;
  ADYEN_API_KEY?: string;
  /** 64 hexadecimal digits; while it is renewed two of them, with a space between. */
  ADYEN_HMAC_KEY?: string;
  /** PayPal's desk; empty: the live one. `https://api-m.sandbox.paypal.com` is PayPal's own sandbox. */
  PAYPAL_BASE?: string;
  PAYPAL_CLIENT_ID?: string;
  PAYPAL_SECRET?: string;
  PAYPAL_WEBHOOK_ID?: string;
  /** Of Google's Address Validation API, and of its Places API where streets are suggested. */
  ADDRESS_VALIDATION_KEY?: string;
  /** Writes the indices at Algolia. */
  ALGOLIA_API_KEY?: string;
  /** Reads them, and tells what was opened. */
  ALGOLIA_SEARCH_KEY?: string;
  HMRC_CLIENT_ID?: string;
  HMRC_CLIENT_SECRET?: string;
};
