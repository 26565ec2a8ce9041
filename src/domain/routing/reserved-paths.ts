/** First segments of paths that are routes of the shop or language prefixes. */
import { languages } from '../country/countries.ts';

/** Not allowed as slugs of categories. Routes that are not lower-case words with hyphens cannot be slugs anyway. */
export const reservedPaths: readonly string[] = [
  'home',
  'search',
  'login',
  'create-account',
  'log-out',
  'password-reset',
  'checkout',
  'my-account',
  'my-data',
  'my-orders',
  'compare',
  'contact',
  'departments',
  'energy-label',
  'newsletter',
  'order-status',
  'quick-order',
  'shared-cart',
  'withdrawal',
  'adyen-payment-error',
  'health',
  'cms',
  'api',
  'font',
  'new-ct',
  'vat',
  'parties',
  'assets',
  'pictures',
  'labels',
  'manuals',
  // Language prefixes.
  ...languages,
];
