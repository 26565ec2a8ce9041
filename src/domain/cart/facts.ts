/** Data from outside the cart that a backend passes to the pure rules. */
import type { EnergyLabel } from '../catalogue/energy/energy-label.ts';
import type { CountryCode } from '../country/countries.ts';
import type { DiscountFacts } from '../discount/choose.ts';
import type { GiftCardFact } from '../gift-card/gift-card.ts';
import type { ExtraGuarantee } from '../guarantee/extra-guarantee.ts';
import type { Store } from '../store/store.ts';
import type { VatCheck } from '../vat/check.ts';

/** The SKUs, codes, gift cards and VAT number that a cart, or an addition to it, needs facts about. */
export type RequestedFacts = {
  skus: readonly string[];
  codes: readonly string[];
  /** Ids of gift cards; others are found by a code. */
  giftCardIds?: readonly string[];
  /** VAT number of the billed company. */
  vatNumber?: string | undefined;
  /** Whose uses of the codes count; absent: not known yet. */
  customerEmail?: string | undefined;
  customerId?: string | undefined;
};

export type ProductFact = {
  productId: string;
  sku: string;
  name: Record<string, string>;
  slug: Record<string, string>;
  productType: 'standard_product' | 'accessory' | 'gift_card';
  image: { url: string; width: number; height: number };
  isPackageTypeFreight: boolean;
  isBware: boolean;
  brand: string;
  /** Keys of its categories and of those above them. */
  categories: readonly string[];
  volumeDiscountGroup?: string;
  /** Cents of the store's currency, VAT included. */
  centAmount: number;
  /** Only when the reduction is in force now. */
  discountedCentAmount?: number;
  /** The lowest price of the 30 days before that reduction. */
  lowestCentAmount?: number;
  energyLabel?: EnergyLabel;
  availableQuantity: number;
  /** ISO day from which it can be had again if it is out of stock. */
  restockDate?: string;
  /** Before its first day of sale. */
  isComing: boolean;
};

export type CartFacts = {
  store: Store;
  /** The time for which these facts are valid. */
  at: Date;
  /** The store's standard VAT rate at that moment: 0.23. */
  vatRate: number;
  /** By SKU; a product that is gone or may not be sold here has no entry. */
  products: ReadonlyMap<string, ProductFact>;
  /** All guarantees of the shop. */
  guarantees: readonly ExtraGuarantee[];
  /** The country of dispatch, and the check of the requested VAT number. Absent: not known, so VAT is due. */
  vat?: { dispatch: CountryCode; check?: VatCheck };
  /** Those of the cart, and those with one of the requested codes. Absent: none. */
  giftCards?: readonly GiftCardFact[];
} & DiscountFacts;
