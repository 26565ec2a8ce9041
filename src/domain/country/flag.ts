import type { CountryCode } from './countries.ts';

/** The URL of a country's flag: all flags are in one SVG file, so that a page needs one request. */
export function flagOf(country: CountryCode): string {
  return `/flags.svg#${country}`;
}
