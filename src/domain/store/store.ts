/** A store is one country's shop: its currency, its bank account, its fees. */
import type { Campaign } from '../catalogue/campaigns.ts';
import type { CountryCode } from '../country/countries.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { CodZeroLimit } from '../payment/cash-on-delivery.ts';
import type { ProviderKey } from '../payment/provider.ts';

export type BankDetails = { accountOwner: string; institute: string; iban: string; bic: string };

export type Store = {
  /** The country code: one store per country. */
  key: CountryCode;
  currency: CurrencyCode;
  /** Cents, VAT included; charged only for cash on delivery. */
  codFeeCentAmount: number;
  /** From the Worker's configuration, for all stores; absent: `none`. */
  codZeroLimit?: CodZeroLimit;
  /** The providers with which the deployment has an account; absent: all. */
  paymentProviders?: readonly ProviderKey[];
  bankDetails: BankDetails;
  /** As written on the page; dial it without the spaces. */
  phone: string;
  email: string;
  /** None: stock unchanged. TrackOnly: counted, but orders may exceed it. ReserveOnOrder: no order may exceed it. */
  inventoryMode: 'None' | 'TrackOnly' | 'ReserveOnOrder';
  /** The maximum quantity of one product in a cart (decision CART-6: 100; the other reading is 1000). */
  maximumQuantity: number;
  /** Whether there is a contact form, and any link to it. */
  webformEnabled: boolean;
  /** Whether the header shows the shop's rating. Source: catalogue.txt §1 trustpilot_in_header_enabled. */
  trustScoreInHeader: boolean;
  /** Out of 5; a demo value, labelled as one. Absent: the header shows no rating; an invented one would mislead. */
  trustScore?: number;
  /** Whether the cart offers complementary products. Source: catalogue.txt §1 complementary_products_enabled. */
  complementaryProductsEnabled: boolean;
  /** Further flags of catalogue.txt §1; absent is off. */
  saleOfAdditionalGuaranteeEnabled?: boolean;
  vatValidationEnabled?: boolean;
  /** Whether a valid VAT ID makes prices net. */
  changeTaxRateEnabled?: boolean;
  googleAutocompleteEnabled?: boolean;
  /** Whether a maps service validates saved addresses: off everywhere by the specification (ADR-3). */
  addressValidationEnabled?: boolean;
  googleReviewsEnabled?: boolean;
  /** Past, current and future campaigns. Source: catalogue.txt §3 Store. */
  campaigns: Campaign[];
  /** The dispute body that the company has joined there, where the law lets traders choose one. */
  disputesBody?: string;
  /** External https links in the footer; an absent one is not shown. */
  links?: { returnsPortal?: string; jobs?: string; reviewSite?: string };
};
