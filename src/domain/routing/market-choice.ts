/** Choosing a market or a language where the address does not determine it. Source: checklist LOC-6, LOC-7, SEO-05. */
import type { LocaleCode } from '../locale/locales.ts';
import { isOwnPath } from './own-path.ts';

/** Query parameter of any page with a footer, and the id of the part that then links the page in every market. */
export const marketsParameter = 'countries';

/** The link from a page to its view with that part; `search`: the page's query. */
export function marketsHref(search: string): string {
  const query = new URLSearchParams(search);
  query.set(marketsParameter, '');
  return `?${query}#${marketsParameter}`;
}

/** The address that stores the choice and redirects to `path` (without prefix): `/__market/fr-CH?to=/payment/`. */
export function marketChoice(locale: LocaleCode, path = '/'): string {
  return `/__market/${locale}${path === '/' ? '' : `?to=${encodeURIComponent(path)}`}`;
}

/** The requested page; home if it is not a page of this site. */
export function chosenPath(to: string | undefined): string {
  return to !== undefined && isOwnPath(to) ? to : '/';
}
