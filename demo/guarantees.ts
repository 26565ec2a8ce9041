/** The demo's extra guarantees: one to four years, each at a percentage of the price. */
import { countryCodes, languages } from '#domain/country/countries.ts';
import { type ExtraGuarantee, extraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import type { DemoProduct } from './documents.ts';
import { ownWordsOf } from './words.ts';

/** Permyriad for one year, two, three and four, under the numbers of the specification (purchase-flow.txt §9). */
const offered = { '4100010': 500, '4100020': 800, '4100030': 1100, '4100040': 1400 };
/** Longer ones are stored but not sold, because the page of texts promises one to three years. */
const mostYears = 3;

/** Euro cents. Cheaper accessories are goods such as baskets, discs and bags, in which nothing can fail. */
const cheapestInsured = 3000;

export function demoGuarantees(products: readonly DemoProduct[]): ExtraGuarantee[] {
  const excludedSkus = products
    .filter(
      ({ productType, prices }) =>
        productType === 'accessory' && prices.de.centAmount < cheapestInsured,
    )
    .map(({ sku }) => sku);
  return Object.entries(offered).map(([sku, relativePriceRate], at) =>
    extraGuarantee.parse({
      sku,
      name: Object.fromEntries(
        languages.map((language) => [language, ownWordsOf(language).guarantees[at]]),
      ),
      years: at + 1,
      relativePriceRate,
      enabledOnMarket: at < mostYears ? countryCodes : [],
      excludedSkus,
      excludedBrands: [],
      // Stands, shelves and signs, none of which has a motor, a heater or a circuit.
      excludedRelations: ['office-display'],
    }),
  );
}
