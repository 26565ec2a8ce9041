/**
 * What the law of a country gives to consumers who have ordered, and where they can turn to in a dispute. Sources:
 * eu-2026.md C-01, C-30, C-40 and §5; the platform for disputes of the EU is gone and named nowhere.
 */
import type { CountryCode } from './countries.ts';

type ConsumerLaw = {
  /** Days from receiving the goods; null: the law has no such right, and none is promised. */
  withdrawalDays: 14 | null;
  /** The body for settling disputes out of court, in its own words, where one is known. */
  disputes?: string;
};

export const consumerLaw = {
  sk: { withdrawalDays: 14, disputes: 'Slovenská obchodná inšpekcia (SOI), www.soi.sk' },
  de: {
    withdrawalDays: 14,
    disputes: 'Universalschlichtungsstelle des Bundes, www.universalschlichtungsstelle.de',
  },
  at: {
    withdrawalDays: 14,
    disputes:
      'Internet Ombudsstelle, www.ombudsstelle.at; Schlichtung für Verbrauchergeschäfte, www.verbraucherschlichtung.at',
  },
  ch: { withdrawalDays: null },
  fr: { withdrawalDays: 14 },
  be: {
    withdrawalDays: 14,
    disputes:
      'Consumentenombudsdienst / Service de Médiation pour le Consommateur, www.consumentenombudsdienst.be',
  },
  nl: { withdrawalDays: 14 },
  it: { withdrawalDays: 14 },
  es: { withdrawalDays: 14 },
  pt: { withdrawalDays: 14 },
  gb: { withdrawalDays: 14 },
  ie: { withdrawalDays: 14 },
  pl: { withdrawalDays: 14, disputes: 'Inspekcja Handlowa, www.uokik.gov.pl' },
  cz: { withdrawalDays: 14, disputes: 'Česká obchodní inspekce (ČOI), www.coi.cz' },
  hu: { withdrawalDays: 14, disputes: 'Békéltető Testület, www.bekeltetes.hu' },
  ro: { withdrawalDays: 14, disputes: 'ANPC, Direcția SAL, www.anpc.ro' },
  bg: {
    withdrawalDays: 14,
    disputes: 'Комисия за защита на потребителите (КЗП), www.kzp.bg',
  },
  gr: { withdrawalDays: 14, disputes: 'Συνήγορος του Καταναλωτή, www.synigoroskatanaloti.gr' },
  hr: { withdrawalDays: 14 },
  si: { withdrawalDays: 14 },
  lt: { withdrawalDays: 14 },
  dk: { withdrawalDays: 14 },
  se: { withdrawalDays: 14, disputes: 'Allmänna reklamationsnämnden (ARN), www.arn.se' },
  no: { withdrawalDays: 14 },
  fi: { withdrawalDays: 14 },
} as const satisfies Record<CountryCode, ConsumerLaw>;

export function disputesBody(country: CountryCode): string | undefined {
  const law: ConsumerLaw = consumerLaw[country];
  return law.disputes;
}
