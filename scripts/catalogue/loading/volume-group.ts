/** Reports an unknown volume discount group: an import may contain the group names of another shop. */
import type { StoresKnown } from './prepare-stores.ts';

/** A note about the group; undefined if a store has it. */
export function unknownGroup(group: string, stores: StoresKnown): string | undefined {
  const known = new Set(
    [...stores.values()].flatMap(({ volumeDiscounts, changes = [] }) =>
      [volumeDiscounts, ...changes.map((change) => change.volumeDiscounts ?? {})].flatMap(
        Object.keys,
      ),
    ),
  );
  // Before the stores of a new shop are loaded, no group is known.
  if (stores.size === 0 || known.has(group)) return undefined;
  const there = known.size > 0 ? `there is ${[...known].join(', ')}` : 'there is none';
  return `volumeDiscountGroup: no store has the group ${group} (${there}), nothing is taken off`;
}
