/** The groups of the table of technical data. */
import { baseUnit } from '../units.ts';

/** In the order of the page. */
export const attributeGroups = ['performance', 'size', 'material', 'general'] as const;
export type AttributeGroup = (typeof attributeGroups)[number];

/** The base units of lengths, areas, weights and contents. */
const sizes = ['mm', 'm²', 'kg', 'l'];

/** The group that the catalogue states; else by its unit: sizes, other figures, words. */
export function groupOfAttribute(attribute: {
  group?: AttributeGroup | undefined;
  unit?: string | undefined;
}): AttributeGroup {
  const { group, unit } = attribute;
  if (group || !unit) return group ?? 'general';
  return sizes.includes(baseUnit(unit)) ? 'size' : 'performance';
}

/** The rows by group in the order of the page; groups without rows are left out. */
export function inGroups<Row extends { group: AttributeGroup }>(
  rows: readonly Row[],
): { group: AttributeGroup; rows: Row[] }[] {
  return attributeGroups.flatMap((group) => {
    const own = rows.filter((row) => row.group === group);
    return own.length > 0 ? [{ group, rows: own }] : [];
  });
}

/**
 * The groups in one or two columns of about the same height, each column in the order of the page. A heading is as high as
 * two rows. One column if there is one group.
 */
export function inColumns<Group extends { rows: readonly unknown[] }>(
  groups: readonly Group[],
): Group[][] {
  const columns: [Group[], Group[]] = [[], []];
  const height = (column: readonly Group[]) =>
    column.reduce((sum, { rows }) => sum + rows.length + 2, 0);
  for (const each of groups) {
    const [left, right] = columns;
    (height(left) <= height(right) ? left : right).push(each);
  }
  return columns.filter((column) => column.length > 0);
}
