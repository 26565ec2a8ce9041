/** The kinds of product and their variants, read from `kinds/<department>.json`. */
import * as z from 'zod';
import { energyClasses, energyRegulations } from '#domain/catalogue/energy/energy-label.ts';
import { netContent } from '#domain/catalogue/measures.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import agriculture from './kinds/agriculture.json' with { type: 'json' };
import beauty from './kinds/beauty.json' with { type: 'json' };
import catering from './kinds/catering.json' with { type: 'json' };
import cleaning from './kinds/cleaning.json' with { type: 'json' };
import fitness from './kinds/fitness.json' with { type: 'json' };
import laboratory from './kinds/laboratory.json' with { type: 'json' };
import officeDisplay from './kinds/office-display.json' with { type: 'json' };
import tools from './kinds/tools.json' with { type: 'json' };
import workshop from './kinds/workshop.json' with { type: 'json' };

const number = z.number();
const figure = z.union([
  number,
  z.string(),
  z.boolean(),
  /** "2 × 8 l" */
  z.strictObject({ count: number, each: number }),
  /** "8 / 12 / 16 kg", "2 × 5 / 10 / 15 kg" */
  z.strictObject({ count: number.optional(), set: z.array(number) }),
  /** "60–190 °C" */
  z.strictObject({ from: number, to: number }),
  /** "4 × GN 2/3" */
  z.strictObject({ count: number, text: z.string() }),
  /** "2 × 50 × 40 × 25 cm" */
  z.strictObject({ count: number.optional(), size: z.array(number) }),
  /** The kinds that it is made for. */
  z.strictObject({ for: z.array(z.string()) }),
]);
const size = z.tuple([number, number, number]);
const attributes = z.record(z.string(), z.union([figure, size]));
const shared = {
  freight: z.boolean().optional(),
  benefits: z.array(z.string()).optional(),
  /** Parts beside the product itself and its manual: "lid", "2 basket". */
  package: z.array(z.string()).optional(),
  notSellableIn: z.array(z.enum(countryCodes as [CountryCode, ...CountryCode[]])).optional(),
  attributes,
};
const variant = z.strictObject({
  ...shared,
  /** Multiplies the kind's price. */
  factor: number,
  model: z.string(),
  /** kg */
  weight: number,
  /** The number of pieces in the box. */
  pieces: number.optional(),
  /** If it is another thing than its kind says ("Deckglas" of the kind "Objektträger"): the key of its own name. */
  called: z.string().optional(),
  /** Instead of the kind's. */
  name: z.array(z.string()).optional(),
  /** Attributes of the kind that this variant does not have. */
  drop: z.array(z.string()).optional(),
  /** For goods sold by measure. */
  holds: netContent.optional(),
  energy: z
    .strictObject({
      class: z.enum(energyClasses),
      regulation: z.enum(energyRegulations),
      kilowattHoursPerYear: z.int(),
      eprelId: z.int(),
    })
    .optional(),
  /** For announced products: days from the demo's date to the first day of sale. */
  comesInDays: z.int().optional(),
});
const kind = z.strictObject({
  ...shared,
  category: z.string(),
  term: z.string(),
  brand: z.string(),
  model: z.string(),
  /** Euro cents, VAT included. */
  price: z.int(),
  accessory: z.boolean().optional(),
  /** How many years the manufacturer has its spare parts, from the day of the purchase. */
  sparePartsYears: z.int().optional(),
  /** The attribute in which an accessory must agree with the articles that it is made for (`suitable-for`). */
  fitsBy: z.string().optional(),
  /** The attributes that distinguish the variants in their names; `width × depth` is one fact of two. */
  name: z.array(z.string()),
  variants: z.record(z.string(), variant),
});

export type Figure = z.infer<typeof figure>;
export type Size = z.infer<typeof size>;
type Kind = z.infer<typeof kind>;
type Variant = z.infer<typeof variant>;
/** One article: the data of its kind merged with its own row. */
export type Article = Omit<Kind, 'variants' | 'attributes' | 'model' | 'benefits' | 'package'> &
  Pick<Variant, 'called' | 'holds' | 'energy' | 'comesInDays'> & {
    kind: string;
    variant: string;
    department: string;
    model: string;
    benefits: string[];
    package: string[];
    pieces: number;
    weight: number;
    attributes: Record<string, Figure>;
    size: Size;
  };

/** In the order of their displayed numbers. */
export const departments = [
  'catering',
  'workshop',
  'tools',
  'beauty',
  'laboratory',
  'fitness',
  'cleaning',
  'agriculture',
  'office-display',
] as const;

const files: Record<(typeof departments)[number], unknown> = {
  catering,
  workshop,
  tools,
  beauty,
  laboratory,
  fitness,
  cleaning,
  agriculture,
  'office-display': officeDisplay,
};

function articlesOf(department: string, key: string, entry: Kind): Article[] {
  return Object.entries(entry.variants).map(([name, row]) => {
    const merged = { ...entry.attributes, ...row.attributes };
    for (const dropped of row.drop ?? []) delete merged[dropped];
    const { size: dimensions, ...rest } = merged;
    const { variants: _, ...kindFields } = entry;
    return {
      ...kindFields,
      kind: key,
      variant: name,
      department,
      model: `${entry.model}-${row.model}`,
      price: Math.round(entry.price * row.factor),
      freight: row.freight ?? entry.freight ?? false,
      benefits: row.benefits ?? entry.benefits ?? [],
      package: row.package ?? entry.package ?? [],
      notSellableIn: [...(entry.notSellableIn ?? []), ...(row.notSellableIn ?? [])],
      called: row.called,
      name: row.name ?? entry.name,
      pieces: row.pieces ?? 1,
      weight: row.weight,
      holds: row.holds,
      energy: row.energy,
      comesInDays: row.comesInDays,
      attributes: z.record(z.string(), figure).parse(rest),
      size: size.parse(dimensions),
    };
  });
}

const kinds = departments.map((department) => ({
  department,
  entries: z.record(z.string(), kind).parse(files[department]),
}));

/** Every article, department after department. */
export function readArticles(): Article[] {
  return kinds.flatMap(({ department, entries }) =>
    Object.entries(entries).flatMap(([key, entry]) => articlesOf(department, key, entry)),
  );
}

/** The key of a kind's name in the terms. */
export function termOf(key: string): string {
  const found = kinds.find(({ entries }) => entries[key])?.entries[key];
  if (!found) throw new Error(`no kind ${key}`);
  return found.term;
}
