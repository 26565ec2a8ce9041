/** Labels of the versions of one product: the attributes that distinguish them. */
import { type ComparisonRow, comparisonRows } from './comparison.ts';
import type { ProductDetail } from './product.ts';

export type Version = Pick<
  ProductDetail,
  'sku' | 'slug' | 'name' | 'model' | 'isBware' | 'attributesRaw'
>;

/**
 * As few of the differing attributes as distinguish the versions, in the order of their table: a value with a unit
 * is used alone, a word with the label of its attribute. A version without these, or with the same as another, is
 * called by its name; if the name is shared too, by its name and model. `before`: the label with its colon.
 */
export function versionLabels(versions: readonly Version[], before = colonAfter): string[] {
  const byData = comparisonRows(versions)
    .filter(({ differs }) => differs)
    .reduce(
      (labels, row) => {
        const longer = labels.map((label, index) =>
          joined(label, valueOfVersion(row, versions[index], index, before)),
        );
        return distinct(longer) > distinct(labels) ? longer : labels;
      },
      versions.map(() => ''),
    );
  const names = versions.map(({ name }) => name);
  return versions.map(({ name, model }, index) => {
    const shortLabel = byData[index];
    if (shortLabel && isAlone(shortLabel, byData)) return shortLabel;
    return isAlone(name, names) ? name : `${name} (${model})`;
  });
}

function valueOfVersion(
  { name, label, values }: ComparisonRow,
  version: Version | undefined,
  at: number,
  before: (label: string) => string,
) {
  const value = values[at];
  const hasUnit = version?.attributesRaw.some((each) => each.name === name && each.unit);
  return value === undefined || hasUnit ? (value ?? '') : `${before(label)} ${value}`;
}

const colonAfter = (label: string) => `${label}:`;
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');
const distinct = (labels: readonly string[]) => new Set(labels).size;

function isAlone(label: string, all: readonly string[]): boolean {
  return all.indexOf(label) === all.lastIndexOf(label);
}
