/**
 * What to do when a part of the script cannot be loaded: usually a newer version of the shop has taken its place, and a
 * reload brings it. Two readings of the rule, chosen by configuration. Source: checklist LAY-11.
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

/** `memory`: what the last decision left with this browser window; of either rule, so a number that means nothing is none. */
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
