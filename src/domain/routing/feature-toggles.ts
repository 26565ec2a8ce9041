/** Features that can be switched by a query parameter, to try them on one page view. Source: checklist URL-12. */

const featureToggles = { 'bloomreach-api': true } as const satisfies Record<string, boolean>;

export type Feature = keyof typeof featureToggles;

/**
 * The enabled features. Parameters: `toggle-bloomreach-api=false` or `toggleBloomreachApi=false`; a value that is
 * neither true nor false is ignored.
 */
export function featuresIn(search: string): Feature[] {
  const requested = new Map<string, boolean>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^toggle/i.test(name) && /^(true|false)$/.test(value)) {
      requested.set(plain(name.slice('toggle'.length)), value === 'true');
    }
  }
  const all = Object.entries(featureToggles) as [Feature, boolean][];
  return all.flatMap(([name, on]) => ((requested.get(plain(name)) ?? on) ? [name] : []));
}

/** Case and hyphens are ignored in names. */
function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}
