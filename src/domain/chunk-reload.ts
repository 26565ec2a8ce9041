/**
 * Whether to reload the page when a chunk of the script fails to load, usually because a newer version was deployed.
 * Configuration chooses between two readings of the rule. Source: checklist LAY-11.
 */
export const reloadRules = [
  /** Once, unless a reload happened in the last 60 s. */
  'minute',
  /** Up to two attempts; the counter is cleared at the limit. */
  'attempts',
] as const;
export type ReloadRule = (typeof reloadRules)[number];

const pauseMs = 60_000;
const maxReloads = 2;

/** `memory`: stored in this browser tab by the last decision, maybe of the other rule: invalid values are ignored. */
export function reloadAfterFailure(
  rule: ReloadRule,
  memory: string | null,
  now: number,
): { reload: boolean; memory: string | null } {
  const known = Number(memory);
  if (rule === 'minute') {
    const recent = known > 0 && now - known < pauseMs;
    return recent ? { reload: false, memory } : { reload: true, memory: String(now) };
  }
  const attempts = known > 0 && known <= maxReloads ? known : 0;
  return attempts < maxReloads
    ? { reload: true, memory: String(attempts + 1) }
    : { reload: false, memory: null };
}
