/** Labels of the versions of one product: the attributes that distinguish them. */
import { type ComparisonRow, comparisonRows } from './comparison.ts';
import type { ProductDetail } from './product.ts';
import { baseUnit } from './units.ts';

export type Version = Pick<
  ProductDetail,
  'sku' | 'slug' | 'name' | 'model' | 'isBware' | 'price' | 'attributesRaw'
>;

export type VersionLabels = {
  /** What the labels begin with, for the heading above them: `GN-Format · Höhe`. Empty if not all have it. */
  heading: string;
  labels: string[];
};

/**
 * As few of the differing attributes as distinguish the versions, in the order of their table. One that all have is
 * named in the heading, and the label has its value alone. Of another, a value whose unit says what is measured is used
 * alone, `3.000 W`; with a unit of several attributes after its label, `Breite 120 cm`; a word after the label and a
 * colon. A version without these, or with the same as another, is called by its name; if the name is shared too, by its
 * name and model. `before`: the label with its colon.
 */
export function versionLabels(versions: readonly Version[], before = colonAfter): VersionLabels {
  /** B-ware has a sign of its own beside the label. */
  const signed = (labels: readonly string[]) =>
    labels.map((label, index) => (versions[index]?.isBware ? `${label} ` : label));
  const distinct = (labels: readonly string[]) => new Set(signed(labels)).size;
  const { used, byData } = comparisonRows(versions)
    .filter(({ differs }) => differs)
    .reduce<{ used: ComparisonRow[]; byData: string[] }>(
      (shorter, row) => {
        const longer = shorter.byData.map((label, index) =>
          joined(label, isShared(row) ? row.values[index] : valueAt(row, index, versions, before)),
        );
        return distinct(longer) > distinct(shorter.byData)
          ? { used: [...shorter.used, row], byData: longer }
          : shorter;
      },
      { used: [], byData: versions.map(() => '') },
    );
  const names = versions.map(({ name }) => name);
  return {
    heading: joined(...used.filter(isShared).map(({ label }) => label)),
    labels: versions.map(({ name, model }, index) => {
      const shortLabel = byData[index];
      if (shortLabel && isAlone(index, signed(byData))) return shortLabel;
      return isAlone(index, signed(names)) ? name : `${name} (${model})`;
    }),
  };
}

const isShared = ({ values }: ComparisonRow) => values.every((value) => value !== undefined);

function valueAt(
  { name, label, values }: ComparisonRow,
  index: number,
  versions: readonly Version[],
  before: (label: string) => string,
): string {
  const value = values[index];
  if (value === undefined) return '';
  const units = unitsOf(versions);
  const unit = units.get(name);
  if (!unit) return `${before(label)} ${value}`;
  const measuring = [...units.values()].filter((each) => each === unit);
  return measuring.length > 1 ? `${label} ${value}` : value;
}

/** The first unit of its quantity for each attribute of any version; empty for words. */
function unitsOf(versions: readonly Version[]): Map<string, string> {
  const rows = versions.flatMap(({ attributesRaw }) => attributesRaw);
  return new Map(rows.map(({ name, unit }) => [name, baseUnit(unit)]));
}
const colonAfter = (label: string) => `${label}:`;
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const isAlone = (index: number, all: readonly string[]): boolean =>
  all.filter((label) => label === all[index]).length === 1;

/** Characters in a row of the buy box, and how many of them the frame of a version takes. */
const rowLength = 64;
const frameLength = 7;
/** So many rows leave the button to buy in the first view. */
const rowsAtOnce = 2;

/**
 * Which versions are shown at once: the article's own and the first others, as many as fit into two rows; all if only
 * one were left out. `lengths`: characters of each, in the order in which they are shown.
 */
export function versionsAtOnce(lengths: readonly number[], own: number): Set<number> {
  const shown = new Set([own]);
  for (const index of lengths.keys()) {
    if (shown.has(index)) continue;
    const longer = lengths.filter((_, each) => each === index || shown.has(each));
    if (rowsOf(longer) > rowsAtOnce) break;
    shown.add(index);
  }
  return shown.size + 1 >= lengths.length ? new Set(lengths.keys()) : shown;
}

/** A version that is longer than a row takes several for itself. */
function rowsOf(lengths: readonly number[]): number {
  let rows = 0;
  let left = 0;
  for (const length of lengths) {
    const needed = length + frameLength;
    if (needed > left) {
      rows += Math.ceil(needed / rowLength);
      left = needed > rowLength ? 0 : rowLength;
    }
    left = Math.max(0, left - needed);
  }
  return rows;
}
