/** Converts counted rows to the facets of a listing. */
import { statedIn } from '#domain/catalogue/connection.ts';
import { numberChoices } from '#domain/catalogue/listing/attribute-facets.ts';
import { starChoices } from '#domain/catalogue/listing/listing.ts';
import {
  type AttributeFacet,
  type FacetValue,
  type ListingFacets,
  maxFacetValues,
} from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { priceBins } from '#domain/catalogue/listing/price-bins.ts';
import { inUnit } from '#domain/catalogue/units.ts';
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
type AttributeRow = {
  name: string;
  number: number | null;
  word: string | null;
  count: number;
  label: string;
  unit: string | null;
  text: string | null;
};

/** The rows of `countStatements` from the facets on, or those of `foundListing`. */
export function countedOf(
  [facets, below]: unknown[][],
  query: ListingQuery,
  locale: LocaleCode,
): CountedListing {
  const [row] = facets as FacetRow[];
  if (!row) throw new Error('a count without a row');
  const { totals, brands, steps = '[]', tagged = '[]', attributes = '[]', categories } = row;
  const total = JSON.parse(totals) as Totals;
  const { from = null, to = null } = total;
  return {
    total: total.total,
    facets: {
      brands: offered(JSON.parse(brands) as ListingFacets['brands'], ({ name }) =>
        query.brands.includes(name),
      ),
      tags: JSON.parse(tagged) as ListingFacets['tags'],
      ratings: starChoices.map((stars) => ({ stars, count: total[`stars${stars}`] ?? 0 })),
      categories: (categories
        ? JSON.parse(categories)
        : (below ?? [])) as ListingFacets['categories'],
      attributes: attributeFacets(
        JSON.parse(attributes) as AttributeRow[],
        query,
        total.total,
        locale,
      ),
      inStock: total.inStock ?? 0,
      onSale: total.onSale ?? 0,
      ...(from !== null && to !== null && { priceRange: { from, to } }),
      priceBins: priceBins(JSON.parse(steps) as { step: number; count: number }[]),
    },
  };
}

/** Attributes that most products have come first. A value that all products share is not offered. */
function attributeFacets(
  rows: readonly AttributeRow[],
  query: ListingQuery,
  total: number,
  locale: LocaleCode,
): AttributeFacet[] {
  const facets = [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    facet: {
      name,
      label: inLocaleSpelling(own[0]?.label ?? name, locale),
      values: choicesOf(stated(own, locale), query.attributes[name] ?? [], locale),
    },
    products: own.reduce((sum, { count }) => sum + count, 0),
  }));
  return facets
    .filter(
      ({ facet, products }) =>
        query.attributes[facet.name] || facet.values.length > 1 || products < total,
    )
    .sort((a, b) => b.products - a.products || a.facet.name.localeCompare(b.facet.name))
    .map(({ facet }) => facet);
}

/** The words as product pages of the market state them. */
function stated(rows: readonly AttributeRow[], locale: LocaleCode): AttributeRow[] {
  const { country } = localeByCode(locale);
  return rows.map((row) => ({ ...row, text: row.text && statedIn(country, row.name, row.text) }));
}

function choicesOf(
  rows: readonly AttributeRow[],
  chosen: readonly string[],
  locale: LocaleCode,
): FacetValue[] {
  const unit = rows[0]?.unit;
  const write = (number: number) =>
    formatFigure(inUnit(number, unit), locale) + (unit ? `\u00a0${unit}` : '');
  const numbers = rows.flatMap(({ number, count }) => (number === null ? [] : [{ number, count }]));
  const words = rows.flatMap(({ word, text, count }) =>
    word === null ? [] : [{ value: word, label: inLocaleSpelling(text ?? word, locale), count }],
  );
  const collator = new Intl.Collator(locale, { numeric: true });
  return [
    ...(numbers.length > 0 ? numberChoices(numbers, chosen, write) : []),
    ...offered(
      words.sort((a, b) => b.count - a.count),
      ({ value }) => chosen.includes(value),
    ).sort((a, b) => collator.compare(a.label, b.label)),
  ];
}

/** The most frequent values and the chosen ones; `values` is sorted by count. */
function offered<Value>(values: readonly Value[], isChosen: (value: Value) => boolean): Value[] {
  return values.filter((value, index) => index < maxFacetValues || isChosen(value));
}
