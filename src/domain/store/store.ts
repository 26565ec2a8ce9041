/** A store is one country's shop: its currency, its bank account, its fees. */
import type { Campaign } from '../catalogue/campaigns.ts';
import type { CountryCode } from '../country/countries.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { CodZeroLimit } from '../payment/cash-on-delivery.ts';
import type { ProviderKey } from '../payment/provider.ts';

export type BankDetails = { accountOwner: string; institute: string; iban: string; bic: string };

export type Store = {
  /** The country code: one store a country. */
  key: CountryCode;
  currency: CurrencyCode;
  /** Cents, VAT included; counted only when cash on delivery is chosen. */
  codFeeCentAmount: number;
  /** Of the Worker's configuration, for all stores; absent: none. */
  codZeroLimit?: CodZeroLimit;
  /** Those the deployment has an account with; absent: all. */
  paymentProviders?: readonly ProviderKey[];
  bankDetails: BankDetails;
  /** As written on the page; dial it without the spaces. */
  phone: string;
  email: string;
  /** None leaves the stock alone; TrackOnly counts it and sells all the same; ReserveOnOrder refuses an order beyond it. */
  inventoryMode: 'None' | 'TrackOnly' | 'ReserveOnOrder';
  /** The most pieces of one product a cart takes (decision CART-6: 100; the other reading is 1000). */
  maximumQuantity: number;
  /** Whether there is a contact form, and any link to it. */
  webformEnabled: boolean;
  /** Whether the header shows the shop's rating. Source: catalogue.txt §1 trustpilot_in_header_enabled. */
  trustScoreInHeader: boolean;
  /** Of 5; the demo's own, said to be one. Without it the header shows none: an invented one would mislead. */
  trustScore?: number;
  /** Whether the cart offers what goes with its articles. Source: catalogue.txt §1 complementary_products_enabled. */
  complementaryProductsEnabled: boolean;
  /** Further flags of catalogue.txt §1; absent is off. */
  saleOfAdditionalGuaranteeEnabled?: boolean;
  vatValidationEnabled?: boolean;
  /** Whether a valid VAT ID makes prices net. */
  changeTaxRateEnabled?: boolean;
  googleAutocompleteEnabled?: boolean;
  /** Whether a maps service looks at addresses that are saved: off everywhere by the specification (ADR-3). */
  addressValidationEnabled?: boolean;
  googleReviewsEnabled?: boolean;
  /** Past, present and coming ones. Source: catalogue.txt §3 Store. */
  campaigns: Campaign[];
  /** The body for disputes that the company has joined there, where the law leaves the choice to traders. */
  disputesBody?: string;
  /** Sites of others that the footer leads to, https; what is absent is not shown. */
  links?: { returnsPortal?: string; jobs?: string; reviewSite?: string };
};
