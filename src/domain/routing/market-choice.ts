/** Choosing a market or a language where the address cannot tell it. Source: checklist LOC-6, LOC-7, SEO-05. */
import type { LocaleCode } from '../locale/locales.ts';
import { isOwnPath } from './own-path.ts';

/** What remembers the choice and leads to a page there, whose path is without prefix: `/__market/fr-CH?to=/payment/`. */
export function marketChoice(locale: LocaleCode, path = '/'): string {
  return `/__market/${locale}${path === '/' ? '' : `?to=${encodeURIComponent(path)}`}`;
}

/** The page that was asked for; home on a stranger's word. */
export function chosenPath(to: string | undefined): string {
  return to !== undefined && isOwnPath(to) ? to : '/';
}
