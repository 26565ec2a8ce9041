/**
 * `npm run countries`: the current rules of each market, the specification's value beside the one in force.
 * `npm run countries -- de ch` prints everything about those markets; what their stores say is read from the local
 * database.
 */
import {
  type CountryCode,
  countryCodes,
  factsOf,
  isCountryCode,
} from '#domain/country/countries.ts';
import type { Country } from '#domain/country/country.ts';
import { isCartLive } from '#domain/country/features.ts';
import type { Rule } from '#domain/country/rule.ts';
import { countrySetup } from '#domain/country/setup.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { legalCashCap } from '#domain/payment/cash-on-delivery.ts';
import { storeAt } from '#domain/store/dated-changes.ts';
import { ruleNames } from '#domain/store/money-rules.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { loadStores } from '../src/worker/data/stores/stores.ts';
import { openLocalDatabase } from './local-database.ts';

const settings = { brandDomain: 'kontor', defaultLanguages: {} };
const at = new Date();
const rulesIn = ({ features, law }: Country): Record<string, Rule> => ({
  'company default': features.companyDefault,
  'manual translation': features.manualTranslation,
  'quick add restricted': features.quickAddRestricted,
  'newsletter optional': features.newsletterOptional,
  'new trust features': features.newTrustFeatures,
  'price disclaimer': law.priceDisclaimer,
  'review consent preset': features.reviewConsentDefault,
  'plain order number': features.plainOrderNumber,
});

/** `yes`, `no`, or both if the law differs: `no → yes`. */
function written({ spec, law }: Rule): string {
  const word = (yes: boolean) => (yes ? 'yes' : 'no');
  return law === undefined || law === spec ? word(spec) : `${word(spec)} → ${word(law)}`;
}

function rulesOf(country: CountryCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rulesIn(factsOf(country))).map(([name, rule]) => [name, written(rule)]),
  );
}

function rulesNow(store: StoredStore): Partial<StoredStore> {
  return Object.fromEntries(ruleNames.map((name) => [name, store[name]]));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((code) => !isCountryCode(code));
if (unknown.length > 0) {
  console.error(`no country of the shop: ${unknown.join(' ')}`);
  process.exit(2);
}
const stores = asked.length > 0 ? await storesNow() : [];
for (const country of asked.filter(isCountryCode)) {
  const { browser, payment } = factsOf(country);
  const store = stores.find(({ key }) => key === country);
  console.dir(
    {
      ...(store ? countrySetup(store, settings) : { store: 'not loaded' }),
      ...rulesOf(country),
      liveCart: isCartLive(country, new Set()),
      vatRate: vatRateOf(country, at),
      territories: browser.territories,
      cash: {
        legalCap: legalCashCap(country, at) / 100,
        rounding: payment.cash.rounding,
        feeForbidden: payment.feeForbidden ?? false,
      },
      // What the operator decides, as it is now.
      ...(store && rulesNow(storeAt(store, at))),
    },
    { depth: 4 },
  );
}
if (asked.length === 0) {
  console.table(Object.fromEntries(countryCodes.map((country) => [country, rulesOf(country)])));
}

async function storesNow(): Promise<StoredStore[]> {
  const { db, close } = await openLocalDatabase();
  const stores = await loadStores(db);
  await close();
  return stores;
}
