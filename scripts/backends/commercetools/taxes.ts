/** One tax category with the standard rate of each country; prices contain it. */
import { countryCodes } from '#domain/country/countries.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { countryOf, type Draft } from './drafts.ts';

export const taxCategoryKey = 'standard';

export const taxCategoryDraft = (at: Date): Draft => ({
  key: taxCategoryKey,
  name: 'standard',
  rates: countryCodes.map((key) => ({
    name: `VAT ${countryOf(key)}`,
    amount: vatRateOf(key, at),
    includedInPrice: true,
    country: countryOf(key),
  })),
});
