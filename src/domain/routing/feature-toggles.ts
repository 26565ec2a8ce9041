/** Features that can be switched by address, to try them on one page view. Source: checklist URL-12. */

export const featureToggles = { 'bloomreach-api': true } as const satisfies Record<string, boolean>;

export type Feature = keyof typeof featureToggles;

/** `toggle-bloomreach-api=false` or `toggleBloomreachApi=false`; a value that is neither true nor false changes nothing. */
export function featuresOf(search: string): Record<Feature, boolean> {
  const asked = new Map<string, boolean>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^toggle/i.test(name) && /^(true|false)$/.test(value)) {
      asked.set(plain(name.slice('toggle'.length)), value === 'true');
    }
  }
  return Object.fromEntries(
    Object.entries(featureToggles).map(([name, on]) => [name, asked.get(plain(name)) ?? on]),
  ) as Record<Feature, boolean>;
}

/** Names count without case and hyphens. */
function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}
