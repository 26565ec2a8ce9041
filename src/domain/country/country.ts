/**
 * The facts of a country: the type of the rows in rows/. A new country is a new row; the compiler reports each missing
 * fact (docs/how-to/add-a-country.md); those that most countries share are in usual-facts.ts. The comment on a fact names
 * the module that reads it.
 */
import type { Identifier } from '../company/identifier.ts';
import type { Dated } from '../dated.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { VatPrefix } from '../vat/numbers.ts';
import type { AddressFacts } from './address-facts.ts';
import type { LawFacts } from './law-facts.ts';
import type { MainsFacts } from './mains-facts.ts';
import type { PaymentFacts } from './payment-facts.ts';
import type { PostalCodeRule } from './postal-codes.ts';
import type { Rule } from './rule.ts';
import type { ShippingFacts } from './shipping-facts.ts';
import type { Territory } from './territories.ts';

export type Country = {
  browser: BrowserFacts;
  /** The country's name in its own languages. Source: catalogue.txt §3 "Country and locale setup", checklist LOC-1. */
  label: string;
  /** The first has no prefix in addresses unless DEFAULT_LANGUAGES says otherwise. Source: checklist LOC-2. */
  languages: readonly [string, ...string[]];
  /** The ending of the shop's domain there. */
  topLevelDomain: string;
  /** IANA time zone (locale/dates.ts). */
  timeZone: string;
  currency: Dated<CurrencyCode>;
  /** The standard rate for goods as a fraction: 0.23 is 23 %. Source: eu-2026.md §13.1, P-30. */
  vatRate: Dated<number>;
  /** The numbers that identify buyers on invoices. Source: eu-2026.md §13.5, F-30, F-34 (company/identifiers.ts). */
  companyIdentifiers: readonly Identifier[];
  telephone: {
    /** Country calling code, without the plus. Source: ITU E.164. */
    callingCode: string;
    /** A mobile number for hints. Source: the example numbers of libphonenumber, which are not in use. */
    example: string;
    /** The leading zero of a number is dialled from abroad as well. */
    keepsLeadingZero?: true;
  };
  address: AddressFacts;
  mains: MainsFacts;
  shipping: ShippingFacts;
  payment: PaymentFacts;
  law: LawFacts;
  features: FeatureFacts;
};

/**
 * The facts that page scripts need: a separate export of each row, so that a browser loads only these
 * (browser-facts.ts).
 */
export type BrowserFacts = {
  postalCode: PostalCodeRule;
  territories: readonly Territory[];
  /** The prefix of its VAT numbers (vat/numbers.ts): the country code, except in two countries. */
  vatPrefix: VatPrefix;
};

/** Features that differ by country. Source: checklist LOC-8 (features.ts). */
export type FeatureFacts = {
  /** The address form preselects the company client type: BG GR IE LT SI. Source: purchase-flow.txt §6. */
  companyDefault: Rule;
  /**
   * Product pages offer the manual in the reader's language: five markets by the specification; by law safety
   * information is due in every EU market's language (eu-2026.md G-04). Source: purchase-flow.txt §6.
   */
  manualTranslation: Rule;
  /**
   * Product cards have no button to add to the cart: AT and DE, where shoppers must see the essential information
   * before they order (eu-2026.md §12 no. 39). Source: catalogue.txt §6.
   */
  quickAddRestricted: Rule;
  /**
   * An account can be created without the newsletter: HU and PL by the specification; by law consent is voluntary
   * everywhere (eu-2026.md D-11). Source: catalogue.txt §6.
   */
  newsletterOptional: Rule;
  /** The footer too names the shop's rating: DE and PL, "new trust features". Source: catalogue.txt §6, §9. */
  newTrustFeatures: Rule;
  /** Review consent is preselected: CZ by specification, invalid by law (eu-2026.md D-12). Source: catalogue.txt §5. */
  reviewConsentDefault: Rule;
  /** Order numbers are shown without their NS prefix: CZ. Source: purchase-flow.txt §9. */
  plainOrderNumber: Rule;
  /**
   * Carts are live: all open browser tabs show the same. "Enabled per country" by the specification, which turns it off
   * in one place; here it is on everywhere unless configuration turns it off. Source: checklist LIVE-2.
   */
  liveCart: Rule;
};
