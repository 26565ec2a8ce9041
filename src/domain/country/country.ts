/**
 * What the shop knows of a country: the type of the rows in rows/. A new country is a row; the compiler names each fact
 * that it lacks (docs/how-to/add-a-country.md). The rules that read a fact are named beside it.
 */
import type { Identifier } from '../company/identifier.ts';
import type { Dated } from '../dated.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { VatPrefix } from '../vat/numbers.ts';
import type { AddressFacts } from './address-facts.ts';
import type { LawFacts } from './law-facts.ts';
import type { PaymentFacts } from './payment-facts.ts';
import type { PostalCodeRule } from './postal-codes.ts';
import type { Rule } from './rule.ts';
import type { ShippingFacts } from './shipping-facts.ts';
import type { Territory } from './territories.ts';

/** `Spoken`: the languages of the country, which the facts that go by language must all name. */
export type Country<Spoken extends string = string> = {
  browser: BrowserFacts;
  /** What it calls itself, in its languages. Source: catalogue.txt §3 "Country and locale setup", checklist LOC-1. */
  label: string;
  /** The first has no prefix in addresses unless DEFAULT_LANGUAGES says otherwise. Source: checklist LOC-2. */
  languages: readonly [Spoken, ...Spoken[]];
  /** What the shop's domain there ends in. */
  topLevelDomain: string;
  /** IANA name of the zone of its clocks (locale/dates.ts). */
  timeZone: string;
  currency: Dated<CurrencyCode>;
  /** The standard rate for goods as a fraction: 0.23 is 23 %. Source: eu-2026.md §13.1, P-30. */
  vatRate: Dated<number>;
  /** The numbers by which its invoices know a buyer. Source: eu-2026.md §13.5, F-30, F-34 (company/identifiers.ts). */
  companyIdentifiers: readonly Identifier[];
  telephone: {
    /** What stands between the plus and a number. Source: ITU E.164. */
    callingCode: string;
    /** A mobile number to show in hints. Source: the example numbers of libphonenumber, which nobody has. */
    example: string;
    /** Whether the leading zero of a number is dialled from abroad as well. */
    keepsLeadingZero: boolean;
  };
  address: AddressFacts;
  shipping: ShippingFacts<Spoken>;
  payment: PaymentFacts;
  law: LawFacts;
  features: FeatureFacts;
  /**
   * In which languages customer care answers and its opening hours are written; a page in another language shows
   * neither. Source: purchase-flow.txt §2 "only when translations exist", checklist LAY-2 (customer-care.ts).
   */
  openingHoursLanguages: readonly Spoken[];
  /** The accounts of the recommendation service (recommendation-keys.ts). Demo values. Source: catalogue.txt §3. */
  recommendationAccounts: Readonly<Record<Spoken, string>>;
};

/**
 * The facts that scripts of pages need: they stand apart in each row, so that a browser loads these and no others
 * (browser-facts.ts).
 */
export type BrowserFacts = {
  postalCode: PostalCodeRule;
  territories: readonly Territory[];
  /** The registry that its VAT numbers are in (vat/numbers.ts): the country code everywhere but in two countries. */
  vatPrefix: VatPrefix;
};

/** Where the shop behaves otherwise. Source: checklist LOC-8 (features.ts). */
type FeatureFacts = {
  /** The address form starts as a company's: BG GR IE LT SI. Source: purchase-flow.txt §6. */
  companyDefault: Rule;
  /**
   * Product pages offer the manual in the reader's language: five markets by the specification; safety information is due
   * in every EU market's language (eu-2026.md G-04). Source: purchase-flow.txt §6.
   */
  manualTranslation: Rule;
  /**
   * A card may not put its product into the cart: AT and DE, where what is essential about goods is read before they are
   * ordered (eu-2026.md §12 no. 39). Source: catalogue.txt §6.
   */
  quickAddRestricted: Rule;
  /**
   * An account can be had without the newsletter: HU and PL by the specification; consent is free everywhere
   * (eu-2026.md D-11). Source: catalogue.txt §6.
   */
  newsletterOptional: Rule;
  /** The newer trust features are shown: DE and PL. Source: catalogue.txt §6, §9. */
  newTrustFeatures: Rule;
  /** Consent to reviews is preset: CZ by the specification; a preset consent is none (eu-2026.md D-12). Source: catalogue.txt §5. */
  reviewConsentDefault: Rule;
  /** Order numbers are shown without their NS: CZ. Source: purchase-flow.txt §9. */
  plainOrderNumber: Rule;
  /**
   * Carts are live, every open window shows the same. "Enabled per country", the specification says, and off in one
   * place: here on everywhere, and off by configuration. Source: checklist LIVE-2.
   */
  liveCart: Rule;
};
