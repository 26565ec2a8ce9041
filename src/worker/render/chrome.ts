/** Gathers what the frame of a browse page shows. One read, usually answered from the isolate. */
import type { Chrome } from '#client/chrome/chrome.ts';
import { type CategoryTree, categoryTree } from '#domain/catalogue/category.ts';
import { countries, countryCodes, languagesOf } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { nowhere, type PathIn } from '#domain/routing/alternates.ts';
import type { Shop } from '../context.ts';
import { countryHref, languageHref } from './page-links.ts';

export async function loadTree(shop: Shop): Promise<CategoryTree> {
  const outcome = await shop.commerce.getCategory({}, shop.caller);
  return categoryTree(outcome.ok ? outcome.data.categories.results : []);
}

/** Languages and countries lead to the same page there, home where it has none. Source: eu-2026.md SEO-05, LOC-7. */
export function chromeOf(shop: Shop, tree: CategoryTree, pathIn: PathIn = nowhere): Chrome {
  const { country, language } = shop.locale;
  return {
    departments: tree.roots,
    languageLinks: languagesOf(country).map((code) => ({
      code,
      href: languageHref(shop, localeOf(country, code), pathIn),
      current: code === language,
    })),
    countries: countryCodes.map((code) => ({
      code,
      label: countries[code].label,
      href: countryHref(shop, code, pathIn),
    })),
    year: shop.caller.now.getUTCFullYear(),
  };
}
