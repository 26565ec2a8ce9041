/** Pictures, energy class, table and highlights of an item. Source: eu-2026.md SEO-33, G-10, G-12. */

import type { EnergyLabel } from '../catalogue/energy/energy-label.ts';
import { tableRows } from '../catalogue/technical-data/data-table.ts';
import { figureText } from '../catalogue/technical-data/stated-values.ts';
import type { CountryCode } from '../country/countries.ts';
import { isMemberState } from '../vat/tax-rule.ts';
import type { Attribute, FeedMarket } from './attribute.ts';
import { limits, pictureFormats } from './limits.ts';
import type { FeedProduct } from './operations.ts';

/** Absolute addresses of the page's pictures, in its order, without those that Google refuses. */
export function pictures({ images }: Pick<FeedProduct, 'images'>, origin: string): string[] {
  return images
    .filter(({ width, height }) => Math.min(width, height) >= limits.pictureSide)
    .map(({ url }) => new URL(url, origin))
    .filter(({ href, pathname }) => {
      const [, ending] = /\.(\w+)$/.exec(pathname) ?? [];
      const isKnown = ending === undefined || pictureFormats.includes(ending.toLowerCase());
      return isKnown && href.length <= limits.link;
    })
    .map(({ href }) => href);
}

export function detailAttributes(
  product: FeedProduct,
  { origin, country }: Pick<FeedMarket, 'origin' | 'country'>,
): Attribute[] {
  const { video, energyLabel } = product;
  return [
    ...(video ? [['video_link', new URL(video.url, origin).href] as const] : []),
    ...(energyLabel ? energy(energyLabel, country) : []),
    ...highlights(product),
    ...details(product),
  ];
}

/**
 * Google shows the class of the registry's entry. Outside of the Union it takes the class from the feed as well (answer
 * 7562785: since April 2025 only there).
 */
function energy(
  { eprelId, class: own, best, worst }: EnergyLabel,
  country: CountryCode,
): Attribute[] {
  const registered: Attribute = [
    'certification',
    [
      ['certification_authority', 'EC'],
      ['certification_name', 'EPREL'],
      ['certification_code', String(eprelId)],
    ],
  ];
  if (isMemberState(country)) return [registered];
  return [
    registered,
    ['energy_efficiency_class', own],
    ['min_energy_efficiency_class', worst],
    ['max_energy_efficiency_class', best],
  ];
}

function highlights(product: FeedProduct): Attribute[] {
  const { from, to } = limits.highlights;
  const short = product.highlights.filter(({ length }) => length <= limits.highlight).slice(0, to);
  return short.length < from ? [] : short.map((text) => ['product_highlight', text]);
}

/** The rows of the page's table that come from attributes. */
function details(product: FeedProduct): Attribute[] {
  return tableRows(product)
    .map((row) => ({ name: row.label, value: figureText(row) }))
    .filter(
      ({ name, value }) =>
        name.trim() !== '' &&
        name.length <= limits.detailName &&
        value.length <= limits.detailValue,
    )
    .map(({ name, value }) => [
      'product_detail',
      [
        ['attribute_name', name],
        ['attribute_value', value],
      ],
    ]);
}
