/** What the formats of other shops have in common. */
import type { Language } from '../../country/countries.ts';
import type { AttributeRaw, Image } from '../document.ts';
import { slugify } from '../slugify.ts';
import type { PriceDraft, ProductFacts } from './draft.ts';

/** In what a version differs from the others of its product: Colour, red. */
export type Option = { name: string; value: string };

export function optionFacts(options: readonly Option[], language: Language): ProductFacts {
  if (options.length === 0) return {};
  return {
    attributes: Object.fromEntries(
      options.map(({ name, value }) => [slugify(name, language), value]),
    ),
  };
}

/** The same as rows of the table of technical data. */
export function optionRows(options: readonly Option[], language: Language): AttributeRaw[] {
  return options.map(({ name, value }) => ({
    name: slugify(name, language),
    label: name,
    value,
  }));
}

/** Pieces; other shops count below nothing when they sell what they have not. An empty cell counts nothing at all. */
export function stockOf(pieces: number | undefined): number | undefined {
  return pieces === undefined ? undefined : Math.max(pieces, 0);
}

/** Their files give no sizes: a square that every frame of the shop fits pictures into. */
export function imagesOf(urls: readonly string[]): Image[] {
  return [...new Set(urls)].map((url) => ({ url, width: 1000, height: 1000 }));
}

/** What it costs, and what it is said to have cost; only a higher figure makes a reduction. */
export function discountedTo(price: number | undefined, before: number | undefined): PriceDraft {
  if (price === undefined || before === undefined || before <= price)
    return { centAmount: price, discounted: null };
  return { centAmount: before, discounted: { centAmount: price } };
}
