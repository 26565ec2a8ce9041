/** Attributes of commercetools variants that are fields of our products, named as in catalogue.txt §3. */
import type { Language } from '../../country/countries.ts';
import { byLanguage, localized } from './commercetools-texts.ts';
import type { ProductFacts } from './draft.ts';

type Attribute = { name: string; value?: unknown };
type Plain = string | number | boolean;

const texts = [
  'brand',
  'family',
  'model',
  'ean',
  'deliveryPackage',
  'volumeDiscountGroup',
  'releaseDate',
  'restockDate',
];
/** Attributes that a product need not have; null removes them. */
const optional = new Set([
  'ean',
  'deliveryPackage',
  'volumeDiscountGroup',
  'releaseDate',
  'restockDate',
]);
const flags = ['isBware', 'isPackageTypeFreight'];
const lists = ['tags'];

export const isListAttribute = (name: string): boolean => lists.includes(name);

export function knownAttributes(attributes: readonly Attribute[]) {
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  const pick = (names: readonly string[], fits: (value: unknown, name: string) => unknown) =>
    names
      .map((name) => [name, fits(values.get(name), name)])
      .filter(([, value]) => value !== undefined);
  const facts: ProductFacts = Object.fromEntries([
    ...pick(texts, (value, name) => {
      if (value === null && optional.has(name)) return null;
      const plain = plainValue(value);
      return plain === undefined ? undefined : String(plain);
    }),
    ...pick(flags, (value) => (typeof value === 'boolean' ? value : undefined)),
    ...pick(lists, (value) =>
      Array.isArray(value)
        ? value.flatMap((each) => plainValue(each) ?? [])
        : value === null
          ? []
          : undefined,
    ),
  ]);
  return {
    names: new Set([...texts, ...flags, ...lists, 'highlights']),
    facts,
    highlights: (language: Language) => linesOf(values.get('highlights'), language),
  };
}

/** A text, number or boolean as it is; of an enum value the label, or the key if the label is localized. */
export function plainValue(value: unknown): Plain | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (typeof value !== 'object' || value === null || !('key' in value) || !('label' in value))
    return undefined;
  const label = typeof value.label === 'string' ? value.label : value.key;
  return typeof label === 'string' ? label : undefined;
}

function linesOf(value: unknown, language: Language): string[] | undefined {
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const lines = values.flatMap((each: unknown) => {
    const texts = localized.safeParse(each);
    const localText = texts.success ? byLanguage(texts.data).get(language) : each;
    return typeof localText === 'string' ? localText.split('\n').filter((line) => line !== '') : [];
  });
  return lines.length > 0 ? lines : undefined;
}
