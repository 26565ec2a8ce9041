/** The yes-or-no rules: what the specification says, and what is in force under today's law. */
import { describe, expect, it } from 'vitest';
import {
  houseNumberFirst,
  postalCodeAfterCity,
  stateOptional,
  stateRequired,
} from '#domain/country/address-rules.ts';
import { type CountryCode, defaultCountry, languages, tableOf } from '#domain/country/countries.ts';
import {
  companyDefault,
  manualTranslation,
  newsletterOptional,
  newTrustFeatures,
  plainOrderNumber,
  quickAddRestricted,
  reviewConsentDefault,
} from '#domain/country/features.ts';
import { deliveryBesidePrice, priceDisclaimer } from '#domain/country/offer-law.ts';
import type { Rule } from '#domain/country/rule.ts';
import {
  defaultTrustRating,
  shownTrustRating,
  trustRatingLanguages,
} from '#domain/country/trust.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { recorded } from '../../../demo/recorded-rules.ts';
import { rulesOf } from '../../demo-stores.ts';
import { countriesIn, factAfter, sorted, specifiedCountries, where } from '../country-facts.ts';

const all = specifiedCountries;
const specified = (countries: ReadonlySet<CountryCode>) =>
  all.filter((country) => countries.has(country));
const neither = new Set<string>(['ch', 'gb', 'no']);
const union = all.filter((country) => !neither.has(country));

it('there are the 25 countries of the specification, Slovakia first', () => {
  const [, standard] = factAfter('Countries (25): ').split('. Default ');
  expect(all).toHaveLength(25);
  expect(`${defaultCountry}.`).toBe(standard);
});

type Row = {
  rules: Record<CountryCode, Rule>;
  /** The sentence that names its countries. */
  says: string;
  inForce: ReadonlySet<CountryCode>;
  /** Only if the law differs from the specification. */
  today?: CountryCode[];
};

const rows: Record<string, Row> = {
  'company preselected': {
    rules: tableOf(({ features }) => features.companyDefault),
    says: 'Client type defaults to COMPANY in',
    inForce: companyDefault,
  },
  'a manual in the language, which every EU market must have': {
    rules: tableOf(({ features }) => features.manualTranslation),
    says: 'Manual translation available:',
    inForce: manualTranslation,
    today: sorted([...union, 'gb']),
  },
  'no quick add': {
    rules: tableOf(({ features }) => features.quickAddRestricted),
    says: 'Quick add to cart restricted in',
    inForce: quickAddRestricted,
  },
  'an optional newsletter, which is free everywhere': {
    rules: tableOf(({ features }) => features.newsletterOptional),
    says: 'Newsletter optional in',
    inForce: newsletterOptional,
    today: all,
  },
  'new trust features': {
    rules: tableOf(({ features }) => features.newTrustFeatures),
    says: 'New trust features in',
    inForce: newTrustFeatures,
  },
  'a preset review consent, which is none': {
    rules: tableOf(({ features }) => features.reviewConsentDefault),
    says: 'Review consent defaults to true for listed countries',
    inForce: reviewConsentDefault,
    today: [],
  },
  'order numbers without NS': {
    rules: tableOf(({ features }) => features.plainOrderNumber),
    says: 'prefix stripped for',
    inForce: plainOrderNumber,
  },
  'the price disclaimer, in Norway by its own law': {
    rules: tableOf(({ law }) => law.priceDisclaimer),
    says: 'Price disclaimer enabled for 22 countries:',
    inForce: priceDisclaimer,
    today: sorted([...union, 'no']),
  },
};

describe.each(Object.entries(rows))('%s', (_, { rules, says, inForce, today }) => {
  const named = countriesIn(factAfter(says));

  it('is recorded as the specification names it', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(where(rules, ({ spec }) => spec)).toEqual(named);
  });

  it('is in force where today’s law allows or requires it', () => {
    expect(specified(inForce)).toEqual(today ?? named);
  });
});

it('bank transfer is enabled and disabled where the specification says', () => {
  const [on = '', off = ''] = factAfter('Bank payment is enabled for').split('disabled for');
  expect(where(recorded, ({ transfer }) => transfer)).toEqual(countriesIn(on));
  expect(where(recorded, ({ transfer }) => !transfer)).toEqual(countriesIn(off));
  const offering = (country: CountryCode) =>
    rulesOf(country).paymentMethods.includes('bankTransfer');
  expect(all.filter(offering)).toEqual(countriesIn(on));
});

it('cash on delivery for freight is offered where the specification says', () => {
  const named = countriesIn(factAfter('allows cash on delivery for freight'));
  expect(where(recorded, ({ freight }) => freight)).toEqual(named);
  expect(all.filter((country) => rulesOf(country).cashOnDelivery.freight)).toEqual(named);
});

it('only Great Britain shows delivery beside the price, which the specification does not have', () => {
  const rules = tableOf(({ law }) => law.deliveryBesidePrice);
  expect(where(rules, ({ spec }) => spec)).toEqual([]);
  expect(specified(deliveryBesidePrice)).toEqual(['gb']);
});

it('provinces, house numbers and postcodes are written as each country writes them', () => {
  expect(sorted(stateRequired)).toEqual(['es', 'it', 'ro']);
  expect(sorted(stateOptional)).toEqual(['ie', 'lt']);
  expect(sorted(houseNumberFirst)).toEqual(['fr', 'gb', 'ie', 'lu', 'mt']);
  expect(sorted(postalCodeAfterCity)).toEqual(['gb', 'ie', 'lv', 'mt']);
});

it('a Czech order number is shown without its NS, a Slovak one with it', () => {
  expect(shownOrderNumber('NS2026001', 'cz')).toBe('2026001');
  expect(shownOrderNumber('NS2026001', 'sk')).toBe('NS2026001');
});

describe('the trust rating', () => {
  const [named = '', rest = ''] = factAfter('Trust-rating languages: ').split('. Default rating ');

  it('has the languages and the default that the specification records', () => {
    const listed = languages.filter((language) => trustRatingLanguages[language]);
    expect(listed.toSorted()).toEqual(named.split(', ').toSorted());
    expect(`'${defaultTrustRating.spec.toLocaleString('de')}'.`).toBe(rest);
  });

  it('shows only a measured rating, never the default', () => {
    const measured = { value: 4.7, source: 'Google', date: '2026-11-20' };
    expect(shownTrustRating('de', measured)).toEqual(measured);
    expect(shownTrustRating('sk', measured)).toBeUndefined();
    for (const invented of [undefined, { ...measured, source: 'demo' }, { source: 'Google' }]) {
      expect(shownTrustRating('de', invented)).toBeUndefined();
    }
  });
});
