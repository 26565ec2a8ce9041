/**
 * A store as a document of a catalogue file: everything about a market that an operator decides. What the law or the
 * country decides is a fact of the country (domain/country). The order of the fields is that of an export.
 * Source: catalogue.txt §3 Store, Country and locale setup; purchase-flow.txt §3 "Store custom fields".
 */
import * as z from 'zod';
import { perLanguage, storeKey } from '../catalogue/keys.ts';
import { storeLimits } from '../limits/store-limits.ts';
import { type CurrencyCode, currencies } from '../money/currencies.ts';
import { campaign } from './campaign-document.ts';
import { datedChange } from './dated-changes.ts';
import { moneyRules } from './money-rules.ts';
import { sellerDocument } from './seller-document.ts';
import { storeFaults } from './store-faults.ts';

const line = z.string().trim().min(1).max(200);
const externalAddress = z
  .string()
  .max(2000)
  .regex(/^https:\/\/[^\s"'<>\\/]+[^\s"'<>\\]*$/, 'an https address such as https://jobs.example/');

const bankDetails = z.strictObject({
  accountOwner: line,
  institute: line,
  iban: line,
  bic: line,
});

const recommendationKeys = z.strictObject({
  /** The account. */
  key: line,
  lastSeenId: line,
  similarProductsId: line,
  cartRecommendationId: line,
});

export const storeDocument = z
  .strictObject({
    type: z.literal('store'),
    /** The country code: one store per country. Carts, orders, prices and discounts name the store by it. */
    key: storeKey,
    /** What the commerce calls name the store by: a prefix and the country code, or an ending of its own. */
    storeId: z
      .string()
      .max(100)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'a prefix and an ending such as kontor-de'),
    currency: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
    /** As written on the page; dial it without the spaces. Empty: pages show none. */
    phone: z
      .string()
      .regex(/^(\+[1-9](?: ?\d){6,14})?$/, 'a number with its country code, such as +49 30 901820'),
    email: z.email('an e-mail address'),
    /** When customer care answers, by language; a page in another language shows no hours. */
    openingHours: perLanguage(line),
    bankDetails,
    /** Absent: the store sells nothing. */
    seller: sellerDocument.optional(),
    ...moneyRules,
    /** What of the fields above changes, and when. */
    changes: z.array(datedChange).max(100).optional(),
    /** None: stock unchanged. TrackOnly: counted, but orders may exceed it. ReserveOnOrder: no order may exceed it. */
    inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']),
    /** The maximum quantity of one product in a cart (decision CART-6: 100; the other reading is 1000). */
    maximumQuantity: z.int().min(1).max(100_000),
    /** Whether there is a contact form, and any link to it. */
    webformEnabled: z.boolean(),
    /** Whether the header shows the shop's rating, if there is one. */
    trustScoreInHeader: z.boolean(),
    /** Shown only with its day; an invented one would mislead (eu-2026.md R-02, domain/country/trust.ts). */
    trustRating: z
      .strictObject({
        /** Out of 5. */
        value: z.number().min(1).max(5),
        /** Who collects the reviews, such as Google. */
        source: line,
        /** Of the reviews. */
        count: z.int().min(1).optional(),
        /** Where the reviews can be read. */
        url: externalAddress.optional(),
        /** The day on which the source had this value. */
        date: z.iso.date('a day such as 2026-11-24'),
      })
      .optional(),
    /** Whether the cart offers complementary products. */
    complementaryProductsEnabled: z.boolean(),
    saleOfAdditionalGuaranteeEnabled: z.boolean(),
    vatValidationEnabled: z.boolean(),
    /** Whether a valid VAT ID makes prices net. */
    changeTaxRateEnabled: z.boolean(),
    /** Whether address forms suggest streets. */
    googleAutocompleteEnabled: z.boolean(),
    /** Whether a maps service validates saved addresses: off everywhere by the specification (ADR-3). */
    addressValidationEnabled: z.boolean(),
    /** Past, current and future campaigns. */
    campaigns: z.array(campaign).max(100),
    /** Accounts of the parcel-tracking service; a language without one has no link. */
    parcelTrackingIds: perLanguage(line),
    /** Ids of the recommendation service. */
    recommendationKeys: perLanguage(recommendationKeys),
    /** Absent: the years of the country (`LawFacts`). Fewer than five are refused by triggers too. */
    invoicesKeptYears: z.int().min(5).max(30).optional(),
    /** External links in the footer; an absent one is not shown. */
    links: z
      .strictObject({
        reviewSite: externalAddress.optional(),
        /** The shop's reviews at Google. */
        googleReviews: externalAddress.optional(),
      })
      .optional(),
    /** Whether and when buyers are asked for reviews by mail (domain/review/invitation.ts); absent: never. */
    reviewInvitations: z
      .strictObject({
        basis: z.enum(['consent', 'customer']),
        /** After the delivery. */
        days: z.int().min(1).max(90),
        /** After the first mail; 0: no reminder. */
        reminderDays: z.int().min(0).max(90),
      })
      .optional(),
    /** What one network, e-mail address or customer may do; an absent limit has its default. */
    limits: storeLimits.optional(),
  })
  .superRefine((store, context) => {
    for (const { path, message } of storeFaults(store))
      context.addIssue({ code: 'custom', path, message });
  });

export type StoreDocument = z.infer<typeof storeDocument>;
export type RecommendationKeys = z.infer<typeof recommendationKeys>;
