/** Gathers what the frame of a browse page shows. One read, usually answered from the isolate. */
import type { Chrome } from '#client/chrome/chrome.ts';
import {
  type CategoryTree,
  type CategoryTrees,
  categoryTrees,
} from '#domain/catalogue/category.ts';
import { countries, countryCodes, languagesOf } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { Shop } from '../context.ts';

/** The tree of the bar, and all three trees of the menu beside it. */
export type BarTree = CategoryTree & { trees: CategoryTrees };

/** The categories that have products in this market. */
export async function loadTrees(shop: Shop): Promise<CategoryTrees> {
  const outcome = await shop.commerce.getCategory({}, shop.caller);
  return categoryTrees(outcome.ok ? outcome.data.categories.results : []);
}

export async function loadTree(shop: Shop): Promise<BarTree> {
  const trees = await loadTrees(shop);
  return { ...trees.all, trees };
}

/** Choosing a language leads to the home page in it. Source: checklist LOC-7. */
export function chromeOf(shop: Shop, tree: BarTree): Chrome {
  const { country, language } = shop.locale;
  return {
    departments: tree.roots,
    trees: tree.trees,
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
