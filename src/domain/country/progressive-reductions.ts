/**
 * Where a reduction that grows step by step may be measured by the price before its first step. Member states could
 * choose so (Dir. 98/6/EC art. 6a 5); these say it in so many words: PAngV § 11 (2), PrAG § 9a (2), Code de la
 * consommation L112-1-1, Codice del consumo art. 17-bis, prisinformationslagen 7 a §. Everywhere else each step is
 * measured by the 30 days before it, which no law forbids. Source: eu-2026.md P-01.
 */
import type { CountryCode } from './countries.ts';

const progressive = {
  sk: false,
  de: true,
  at: true,
  ch: false,
  fr: true,
  be: false,
  nl: false,
  it: true,
  es: false,
  pt: false,
  gb: false,
  ie: false,
  pl: false,
  cz: false,
  hu: false,
  ro: false,
  bg: false,
  gr: false,
  hr: false,
  si: false,
  lt: false,
  dk: false,
  se: true,
  no: false,
  fi: false,
} as const satisfies Record<CountryCode, boolean>;

export function measuredByFirstStep(country: CountryCode): boolean {
  return progressive[country];
}
