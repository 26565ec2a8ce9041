/** Converts counted rows to the facets of a listing. */
import { brandKey } from '#domain/catalogue/brand-key.ts';
import { statedIn } from '#domain/catalogue/connection.ts';
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
import { energyAttribute } from '#domain/catalogue/stated-values.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/swiss.ts';
import { formatFigure } from '#domain/money/format.ts';
import type { CountedListing } from './counts.ts';
import type { FacetRow } from './facets.ts';

type Totals = Partial<Record<string, number>> & {
  total: number;
  from?: number | null;
  to?: number | null;
};
type ValueRow = [
  name: string,
  unit: string,
  word: string | null,
  low: number | null,
  high: number | null,
  count: number,
  places: number,
];
type LabelRow = [name: string, word: string, label: string, unit: string | null];

/** Without a category, attributes are offered that at least this share of the products have. */
const sharedBy = 0.5;

const collators = new Map<LocaleCode, Intl.Collator>();

function collatorOf(locale: LocaleCode): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** The rows of `countStatements` from the facets on, or those of `foundListing`. */
export function countedOf(
  [facets, below]: unknown[][],
  query: ListingQuery,
  locale: LocaleCode,
): CountedListing {
  const [row] = facets as FacetRow[];
  if (!row) throw new Error('a count without a row');
  const { totals, brands, steps = '[]', tagged = '[]', categories } = row;
  const { attributes = '[]', labels = '[]' } = row;
  const counted = countedAttributes(JSON.parse(attributes) as ValueRow[]);
  const total = JSON.parse(totals) as Totals;
  const { from = null, to = null } = total;
  return {
    total: total.total,
    facets: {
      brands: brandFacet(JSON.parse(brands) as ListingFacets['brands'], query),
      tags: JSON.parse(tagged) as ListingFacets['tags'],
      ratings: starChoices.map((stars) => ({ stars, count: total[`stars${stars}`] ?? 0 })),
      categories: (categories
        ? JSON.parse(categories)
        : (below ?? [])) as ListingFacets['categories'],
      attributes: attributeFacets(counted, {
        textsOf: textsIn(JSON.parse(labels) as LabelRow[], locale),
        chosen: query.attributes,
        total: total.total,
        atLeast: query.category === undefined ? total.total * sharedBy : 1,
        write: (number) => formatFigure(number, locale),
        compare: collatorOf(locale).compare,
      }),
      energyClasses: energyFacet(counted),
      inStock: total.inStock ?? 0,
      onSale: total.onSale ?? 0,
      ...(from !== null && to !== null && { priceRange: { from, to } }),
      priceBins: priceBins(JSON.parse(steps) as { step: number; count: number }[]),
    },
  };
}

function countedAttributes(rows: readonly ValueRow[]): CountedAttribute[] {
  return [...Map.groupBy(rows, ([name]) => name)].map(([name, own]) => ({
    name,
    values: own.map(([, unit, word, low, high, count]) => ({ unit, word, low, high, count })),
    places: own.reduce((sum, [, , , , , , places]) => sum + places, 0),
  }));
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
    const written = own.map(([, word, text]): [string, string] => [
      word,
      inLocaleSpelling(statedIn(country, name, text), locale),
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
