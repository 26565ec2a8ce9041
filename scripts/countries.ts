/**
 * `npm run countries`: what holds in each market today, the specification's word beside the one in force.
 * `npm run countries -- de ch` tells everything of those.
 */
import { companyDefaultRules } from '#domain/country/client-type.ts';
import { type CountryCode, countryCodes, isCountryCode } from '#domain/country/countries.ts';
import { openingHoursLanguages } from '#domain/country/customer-care.ts';
import { isCartLive } from '#domain/country/live-cart.ts';
import { manualTranslationRules } from '#domain/country/manual-translation.ts';
import { newsletterOptionalRules } from '#domain/country/newsletter.ts';
import { plainOrderNumberRules } from '#domain/country/order-numbers.ts';
import { priceDisclaimerRules } from '#domain/country/price-note.ts';
import { quickAddRestrictedRules } from '#domain/country/quick-add.ts';
import { reviewConsentDefaultRules } from '#domain/country/review-consent.ts';
import type { Rule } from '#domain/country/rule.ts';
import { countrySetup } from '#domain/country/setup.ts';
import { territories } from '#domain/country/territories.ts';
import { newTrustFeaturesRules } from '#domain/country/trust.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { bankTransferRules } from '#domain/payment/bank-transfer.ts';
import { cashLimitCents, cashLimits } from '#domain/payment/cash-on-delivery.ts';
import { providerKindsOf } from '#domain/payment/provider-kinds.ts';
import { ratesByCountry } from '#domain/shipping/methods.ts';

const settings = { brandDomain: 'kontor', storePrefix: 'kontor-', defaultLanguages: {} };
const at = new Date();
const rules: Record<string, Record<CountryCode, Rule>> = {
  'company default': companyDefaultRules,
  'manual translation': manualTranslationRules,
  'quick add restricted': quickAddRestrictedRules,
  'newsletter optional': newsletterOptionalRules,
  'new trust features': newTrustFeaturesRules,
  'price disclaimer': priceDisclaimerRules,
  'review consent preset': reviewConsentDefaultRules,
  'plain order number': plainOrderNumberRules,
  'bank transfer': bankTransferRules,
};

/** `yes`, `no`, or what the law has made of it: `no → yes`. */
function written({ spec, law }: Rule): string {
  const word = (yes: boolean) => (yes ? 'yes' : 'no');
  return law === undefined || law === spec ? word(spec) : `${word(spec)} → ${word(law)}`;
}

function rulesOf(country: CountryCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, table]) => [name, written(table[country])]),
  );
}

const asked = process.argv.slice(2);
const unknown = asked.filter((code) => !isCountryCode(code));
if (unknown.length > 0) throw new Error(`no country of the shop: ${unknown.join(' ')}`);
for (const country of asked.filter(isCountryCode)) {
  console.dir(
    {
      ...countrySetup(country, at, settings),
      ...rulesOf(country),
      openingHours: openingHoursLanguages[country],
      liveCart: isCartLive(country, new Set()),
      vatRate: vatRateOf(country, at),
      territories: territories[country],
      shippingRates: ratesByCountry[country],
      cashLimit: { spec: cashLimits[country].spec, inForce: cashLimitCents(country, at) / 100 },
      providerKinds: providerKindsOf(country),
    },
    { depth: 4 },
  );
}
if (asked.length === 0) {
  console.table(Object.fromEntries(countryCodes.map((country) => [country, rulesOf(country)])));
}
