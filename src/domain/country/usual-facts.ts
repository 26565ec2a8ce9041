/** Facts that most rows share: a row takes them over and names where its country differs. What each means: country.ts. */
import type { AddressFacts } from './address-facts.ts';
import type { FeatureFacts } from './country.ts';
import type { LawFacts } from './law-facts.ts';
import { unionWithdrawalLink } from './withdrawal-link.ts';

/** `Long Street 12`, and the postcode before the town. */
export const usualAddress = {
  stateRequired: { spec: false },
  stateOptional: { spec: false },
  houseNumberFirst: { spec: false },
  houseNumberEitherWay: false,
  houseNumberDigit: { spec: true },
  postalCodeAfterCity: { spec: false },
  countryBeforePostalCode: false,
  stateBesideCity: false,
  cityFirst: false,
  familyNameFirst: false,
} as const satisfies Partial<AddressFacts>;

/** The law of the Union. */
export const unionLaw = {
  priceDisclaimer: { spec: true },
  deliveryBesidePrice: { spec: false },
  measuredByFirstStep: true,
  safetyInformation: { spec: false, law: true },
  energyLabel: { spec: false, law: true },
  // Directive (EU) 2024/825 art. 4.
  guaranteeNotice: [{ value: false }, { value: true, from: '2026-09-27' }],
  guaranteeCancelDays: null,
  withdrawalDays: 14,
  withdrawalLink: unionWithdrawalLink,
} as const satisfies Partial<LawFacts>;

export const usualFeatures = {
  companyDefault: { spec: false },
  manualTranslation: { spec: false, law: true },
  quickAddRestricted: { spec: false },
  newsletterOptional: { spec: false, law: true },
  newTrustFeatures: { spec: false },
  reviewConsentDefault: { spec: false },
  plainOrderNumber: { spec: false },
  liveCart: { spec: true },
} as const satisfies FeatureFacts;
