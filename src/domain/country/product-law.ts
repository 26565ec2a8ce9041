/** What the law of a market asks of an offer. The specification knows neither. Sources: eu-2026.md G-01, G-02, G-10. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** Regulation (EU) 2023/988, in force in the European Economic Area; Britain and Switzerland have rules of their own. */
export const safetyInformationRules = {
  sk: { spec: false, law: true },
  de: { spec: false, law: true },
  at: { spec: false, law: true },
  ch: { spec: false },
  fr: { spec: false, law: true },
  be: { spec: false, law: true },
  nl: { spec: false, law: true },
  it: { spec: false, law: true },
  es: { spec: false, law: true },
  pt: { spec: false, law: true },
  gb: { spec: false },
  ie: { spec: false, law: true },
  pl: { spec: false, law: true },
  cz: { spec: false, law: true },
  hu: { spec: false, law: true },
  ro: { spec: false, law: true },
  bg: { spec: false, law: true },
  gr: { spec: false, law: true },
  hr: { spec: false, law: true },
  si: { spec: false, law: true },
  lt: { spec: false, law: true },
  dk: { spec: false, law: true },
  se: { spec: false, law: true },
  no: { spec: false, law: true },
  fi: { spec: false, law: true },
} as const satisfies Record<CountryCode, Rule>;

/** An offer names maker, responsible person and identification, or is not made. */
export const safetyInformation = countriesWhere(safetyInformationRules);

/** Regulation (EU) 2017/1369; Britain kept the labels, Switzerland (EnEV) and Norway took them over. */
export const energyLabelRules = {
  sk: { spec: false, law: true },
  de: { spec: false, law: true },
  at: { spec: false, law: true },
  ch: { spec: false, law: true },
  fr: { spec: false, law: true },
  be: { spec: false, law: true },
  nl: { spec: false, law: true },
  it: { spec: false, law: true },
  es: { spec: false, law: true },
  pt: { spec: false, law: true },
  gb: { spec: false, law: true },
  ie: { spec: false, law: true },
  pl: { spec: false, law: true },
  cz: { spec: false, law: true },
  hu: { spec: false, law: true },
  ro: { spec: false, law: true },
  bg: { spec: false, law: true },
  gr: { spec: false, law: true },
  hr: { spec: false, law: true },
  si: { spec: false, law: true },
  lt: { spec: false, law: true },
  dk: { spec: false, law: true },
  se: { spec: false, law: true },
  no: { spec: false, law: true },
  fi: { spec: false, law: true },
} as const satisfies Record<CountryCode, Rule>;

/** Goods of labelled kinds show their class wherever they are offered, or are not offered. */
export const energyLabelled = countriesWhere(energyLabelRules);
