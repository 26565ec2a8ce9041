/** First parts of paths that the shop itself answers, or that stand before a language's paths. */
import { languages } from '../country/countries.ts';

/** No category may take one as its address. What is no word of small letters and hyphens cannot be one anyway. */
export const reservedPaths: readonly string[] = [
  'home',
  'search',
  'login',
  'create-account',
  'log-out',
  'password-reset',
  'checkout',
  'my-account',
  'my-orders',
  'compare',
  'contact',
  'departments',
  'energy-label',
  'newsletter',
  'order-status',
  'quick-order',
  'shared-cart',
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
  // What stands before the paths of a language.
  ...languages,
];
