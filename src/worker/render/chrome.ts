/** Gathers what the frame of a browse page shows. One read, usually answered from the isolate. */
import type { Chrome } from '#client/chrome/chrome.ts';
import { type CategoryTree, categoryTree } from '#domain/catalogue/category.ts';
import { countries, countryCodes, languagesOf } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { Shop } from '../context.ts';

export async function loadTree(shop: Shop): Promise<CategoryTree> {
  const outcome = await shop.commerce.getCategory({}, shop.caller);
  return categoryTree(outcome.ok ? outcome.data.categories.results : []);
}

/** Choosing a language leads to the home page in it. Source: checklist LOC-7. */
export function chromeOf(shop: Shop, tree: CategoryTree): Chrome {
  const { country, language } = shop.locale;
  return {
    departments: tree.roots,
    languageLinks: languagesOf(country).map((code) => ({
      code,
      href: shop.prefixOf(localeOf(country, code)) || '/',
      current: code === language,
    })),
    countries: countryCodes.map((code) => ({
      code,
      label: countries[code].label,
      href: shop.hrefOfMarket(code),
    })),
    year: shop.caller.now.getUTCFullYear(),
  };
}
