/** Where the pages of a locale begin. */
import { languagesOf } from '../../src/domain/country/countries.ts';
import type { Locale } from '../../src/domain/locale/locales.ts';

/** `shop`: an address with {country} in it. All languages but a country's first have a path prefix. */
export function homeOf(shop: string, { country, language }: Locale) {
  const [first, ...prefixed] = languagesOf(country);
  const isBelow = (path: string, name: string) => `${path}/`.startsWith(`/${name}/`);
  return {
    home: new URL(language === first ? '/' : `/${language}`, shop.replace('{country}', country)),
    isOwn: (path: string) =>
      language === first ? !prefixed.some((name) => isBelow(path, name)) : isBelow(path, language),
  };
}
