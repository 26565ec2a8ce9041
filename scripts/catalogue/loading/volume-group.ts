/** Reports an unknown volume discount group: an import may contain the group names of another shop. */
import { volumeDiscountGroups, volumeThresholds } from '#domain/discount/volume.ts';

/** A note about the group; undefined if it is known or missing. */
export function unknownGroup(group: string | undefined): string | undefined {
  if (group === undefined || volumeThresholds(group).length > 0) return undefined;
  const known = Object.keys(volumeDiscountGroups).join(', ');
  return `volumeDiscountGroup: there is no group ${group} (there is ${known}), nothing is taken off`;
}
