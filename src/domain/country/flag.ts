import type { CountryCode } from './countries.ts';

/** The address of a country's flag: one picture of a file of all, so that a page fetches one. */
export function flagOf(country: CountryCode): string {
  return `/flags.svg#${country}`;
}
