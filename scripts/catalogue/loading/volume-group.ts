/** Tells a volume discount group that means nothing here: imports bring whatever word another shop had. */
import { volumeDiscountGroups, volumeThresholds } from '#domain/discount/volume.ts';

/** Undefined: the shop knows it, or none is named. */
export function unknownGroup(group: string | undefined): string | undefined {
  if (group === undefined || volumeThresholds(group).length > 0) return undefined;
  const known = Object.keys(volumeDiscountGroups).join(', ');
  return `volumeDiscountGroup: there is no group ${group} (there is ${known}), nothing is taken off`;
}
