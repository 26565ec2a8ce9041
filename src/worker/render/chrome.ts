/** Gathers what the frame of a browse page shows. One read, usually answered from the isolate. */
import type { Chrome } from '#client/chrome/chrome.ts';
import { type CategoryTree, categoryTree } from '#domain/catalogue/category.ts';
import { countries, countryCodes } from '#domain/country/countries.ts';
import {
  languageLinksOf,
  nowhere,
  type PathIn,
  pathInCountry,
} from '#domain/routing/alternates.ts';
import type { Shop } from '../context.ts';

export async function loadTree(shop: Shop): Promise<CategoryTree> {
  const outcome = await shop.commerce.getCategory({}, shop.caller);
  return categoryTree(outcome.ok ? outcome.data.categories.results : []);
}

/** Languages and countries lead to the same page there, home where it has none. Source: eu-2026.md SEO-05, LOC-7. */
export function chromeOf(shop: Shop, tree: CategoryTree, pathIn: PathIn = nowhere): Chrome {
  return {
    departments: tree.roots,
    languageLinks: languageLinksOf(pathIn, shop.locale),
    countries: countryCodes.map((code) => ({
      code,
      label: countries[code].label,
      href: shop.hrefOfMarket(code, pathInCountry(pathIn, code, shop.locale.language)),
    })),
    year: shop.caller.now.getUTCFullYear(),
  };
}
