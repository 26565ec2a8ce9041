/** What the law of a country gives to consumers who have ordered. Sources: eu-2026.md C-01, C-30. */
import type { CountryCode } from './countries.ts';

type ConsumerLaw = {
  /** Days from receiving the goods; null: the law has no such right, and none is promised. */
  withdrawalDays: 14 | null;
};

export const consumerLaw = {
  sk: { withdrawalDays: 14 },
  de: { withdrawalDays: 14 },
  at: { withdrawalDays: 14 },
  ch: { withdrawalDays: null },
  fr: { withdrawalDays: 14 },
  be: { withdrawalDays: 14 },
  nl: { withdrawalDays: 14 },
  it: { withdrawalDays: 14 },
  es: { withdrawalDays: 14 },
  pt: { withdrawalDays: 14 },
  gb: { withdrawalDays: 14 },
  ie: { withdrawalDays: 14 },
  pl: { withdrawalDays: 14 },
  cz: { withdrawalDays: 14 },
  hu: { withdrawalDays: 14 },
  ro: { withdrawalDays: 14 },
  bg: { withdrawalDays: 14 },
  gr: { withdrawalDays: 14 },
  hr: { withdrawalDays: 14 },
  si: { withdrawalDays: 14 },
  lt: { withdrawalDays: 14 },
  dk: { withdrawalDays: 14 },
  se: { withdrawalDays: 14 },
  no: { withdrawalDays: 14 },
  fi: { withdrawalDays: 14 },
} as const satisfies Record<CountryCode, ConsumerLaw>;
