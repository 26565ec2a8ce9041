/**
 * Where a reduction that grows step by step is measured by the lowest price before its first step: the whole EEA, as
 * eu-2026.md P-01 has it (Dir. 98/6/EC art. 6a 5, a choice of each member state: who does not trust it for a country
 * says false there, and each step is measured by its own 30 days, which no law forbids). Switzerland and Great Britain
 * have no such rule.
 */
import type { CountryCode } from './countries.ts';

const progressive = {
  sk: true,
  de: true,
  at: true,
  ch: false,
  fr: true,
  be: true,
  nl: true,
  it: true,
  es: true,
  pt: true,
  gb: false,
  ie: true,
  pl: true,
  cz: true,
  hu: true,
  ro: true,
  bg: true,
  gr: true,
  hr: true,
  si: true,
  lt: true,
  dk: true,
  se: true,
  no: true,
  fi: true,
} as const satisfies Record<CountryCode, boolean>;

export function measuredByFirstStep(country: CountryCode): boolean {
  return progressive[country];
}
