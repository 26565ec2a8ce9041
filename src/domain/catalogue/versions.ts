/** What the versions of one product are called beside each other: by what tells them apart. */
import { comparisonRows } from './comparison.ts';
import type { ProductDetail } from './product.ts';

export type Version = Pick<
  ProductDetail,
  'sku' | 'slug' | 'name' | 'model' | 'isBware' | 'attributesRaw'
>;

/**
 * The attributes in which they differ, all of them, in the order of their table: a figure with its unit speaks for
 * itself, a word says what it is of. Who has none of them, or the same as another one, goes by its name; where the name
 * is shared too, by its model.
 */
export function versionLabels(versions: readonly Version[]): string[] {
  const rows = comparisonRows(versions).filter(({ differs }) => differs);
  const byData = versions.map(({ attributesRaw }, index) =>
    rows
      .flatMap(({ name, label, values }) => {
        const value = values[index];
        if (value === undefined) return [];
        return attributesRaw.find((each) => each.name === name)?.unit
          ? value
          : `${label}: ${value}`;
      })
      .join(' · '),
  );
  const names = versions.map(({ name }) => name);
  return versions.map(({ name, model }, index) => {
    const told = byData[index];
    if (told && isAlone(told, byData)) return told;
    return isAlone(name, names) ? name : `${name} (${model})`;
  });
}

function isAlone(label: string, all: readonly string[]): boolean {
  return all.indexOf(label) === all.lastIndexOf(label);
}
