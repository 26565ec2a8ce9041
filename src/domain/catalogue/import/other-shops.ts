/** What the formats of other shops have in common. */
import type { Language } from '../../country/countries.ts';
import type { AttributeRaw, Image } from '../document.ts';
import { slugify } from '../slugify.ts';
import type { PriceDraft, ProductFacts } from './draft.ts';

/** A property in which a variant differs from the others of its product: Colour, red. */
export type Option = { name: string; value: string };

export function optionFacts(options: readonly Option[], language: Language): ProductFacts {
  if (options.length === 0) return {};
  return {
    attributes: Object.fromEntries(
      options.map(({ name, value }) => [slugify(name, language), value]),
    ),
  };
}

/** The options as rows of the table of technical data. */
export function optionRows(options: readonly Option[], language: Language): AttributeRaw[] {
  return options.map(({ name, value }) => ({
    name: slugify(name, language),
    label: name,
    value,
  }));
}

/** Pieces. The negative stock of a shop that oversells counts as 0; an empty cell stays undefined. */
export function stockOf(pieces: number | undefined): number | undefined {
  return pieces === undefined ? undefined : Math.max(pieces, 0);
}

/** The files contain no sizes, so a square is assumed; every frame of the shop fits pictures into itself. */
export function imagesOf(urls: readonly string[]): Image[] {
  return [...new Set(urls)].map((url) => ({ url, width: 1000, height: 1000 }));
}

/** A price and the stated price before it; there is a reduction only if that is higher. */
export function discountedTo(price: number | undefined, before: number | undefined): PriceDraft {
  if (price === undefined || before === undefined || before <= price)
    return { centAmount: price, discounted: null };
  return { centAmount: before, discounted: { centAmount: price } };
}
