/** Converts counted rows to the facets of a listing. */
import { brandKey } from '#domain/catalogue/brand-key.ts';
import { energyClasses } from '#domain/catalogue/energy/energy-label.ts';
import {
  type AttributeTexts,
  attributeFacets,
  type CountedAttribute,
} from '#domain/catalogue/listing/attribute-facets.ts';
import { starChoices } from '#domain/catalogue/listing/listing.ts';
import { type ListingFacets, maxFacetValues } from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { priceBins } from '#domain/catalogue/listing/price-bins.ts';
import { plugOfWord } from '#domain/catalogue/plug-words.ts';
import { plugAttribute } from '#domain/catalogue/plugs.ts';
import { energyAttribute } from '#domain/catalogue/technical-data/stated-values.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import { formatFigure } from '#domain/money/format.ts';
import type { CountedListing } from './counts.ts';
import type { FacetCounts, LabelRow, ValueRow } from './facets.ts';

/** Without a category, attributes are offered that at least this share of the products have. */
const sharedBy = 0.5;

const collators = new Map<LocaleCode, Intl.Collator>();

function collatorOf(locale: LocaleCode): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** `below`: the counts of subcategories, if they are not among the facets. */
export function countedOf(
  { totals, steps = [], ...facets }: FacetCounts,
  below: ListingFacets['categories'],
  query: ListingQuery,
  locale: LocaleCode,
): CountedListing {
  const counted = countedAttributes(facets.attributes ?? [], Object.keys(query.attributes));
  const { total, from = null, to = null } = totals;
  return {
    total,
    facets: {
      brands: brandFacet(facets.brands, query),
      tags: facets.tagged ?? [],
      ratings: starChoices.map((stars) => ({ stars, count: totals[`stars${stars}`] ?? 0 })),
      categories: facets.categories ?? below,
      attributes: attributeFacets(counted, {
        textsOf: textsIn(facets.labels ?? [], locale),
        chosen: query.attributes,
        total,
        atLeast: query.category === undefined ? total * sharedBy : 1,
        write: (number) => formatFigure(number, locale),
        compare: collatorOf(locale).compare,
      }),
      energyClasses: energyFacet(counted),
      inStock: totals.inStock ?? 0,
      onSale: totals.onSale ?? 0,
      ...(from !== null && to !== null && { priceRange: { from, to } }),
      priceBins: priceBins(steps),
    },
  };
}

/** `chosen`: names of attributes that are listed although no product may state them. */
function countedAttributes(
  rows: readonly ValueRow[],
  chosen: readonly string[],
): CountedAttribute[] {
  const byName = Map.groupBy(rows, ([name]) => name);
  return [...new Set([...byName.keys(), ...chosen])].map((name) => {
    const own = byName.get(name) ?? [];
    return {
      name,
      values: own.map(([, unit, word, low, high, count]) => ({ unit, word, low, high, count })),
      places: own.reduce((sum, [, , , , , , places]) => sum + places, 0),
    };
  });
}

function textsIn(rows: readonly LabelRow[], locale: LocaleCode) {
  const byName = Map.groupBy(rows, ([name]) => name);
  const { country } = localeByCode(locale);
  return (name: string): AttributeTexts | undefined => {
    const own = byName.get(name) ?? [];
    const itself = own.find(([, word]) => word === '');
    if (!itself) return undefined;
    const [, , label, unit] = itself;
    // As product pages of the market state them.
    const stated = (text: string) => (name === plugAttribute ? plugOfWord(country, text) : text);
    const written = own.map(([, word, text]): [string, string] => [
      word,
      inLocaleSpelling(stated(text), locale),
    ]);
    return { label: inLocaleSpelling(label, locale), unit, words: new Map(written) };
  };
}

/** Spellings of one brand are one choice, under its most frequent spelling. The most frequent and the chosen brands. */
function brandFacet(
  spellings: ListingFacets['brands'],
  { brands: chosen }: ListingQuery,
): ListingFacets['brands'] {
  const keys = chosen.map(brandKey);
  return [...Map.groupBy(spellings, ({ name }) => brandKey(name)).values()]
    .map((same) => ({
      name: same[0]?.name ?? '',
      count: same.reduce((sum, { count }) => sum + count, 0),
    }))
    .sort((a, b) => b.count - a.count)
    .filter(({ name }, index) => index < maxFacetValues || keys.includes(brandKey(name)));
}

function energyFacet(counted: readonly CountedAttribute[]): ListingFacets['energyClasses'] {
  const { values = [] } = counted.find(({ name }) => name === energyAttribute) ?? {};
  return energyClasses.flatMap((energyClass) => {
    const found = values.find(({ word }) => word === energyClass);
    return found ? [{ energyClass, count: found.count }] : [];
  });
}
