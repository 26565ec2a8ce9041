/** What a backend tells the pure rules about the world outside the cart. */
import type { EnergyLabel } from '../catalogue/energy/energy-label.ts';
import type { CountryCode } from '../country/countries.ts';
import type { DiscountFacts } from '../discount/choose.ts';
import type { ExtraGuarantee } from '../guarantee/extra-guarantee.ts';
import type { Store } from '../store/store.ts';
import type { VatCheck } from '../vat/check.ts';

/** What a cart names, and what is about to be added to it. */
export type RequestedFacts = {
  skus: readonly string[];
  codes: readonly string[];
  /** The number of the company that pays. */
  vatNumber?: string | undefined;
};

export type ProductFact = {
  productId: string;
  sku: string;
  name: Record<string, string>;
  slug: Record<string, string>;
  productType: 'standard_product' | 'accessory';
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
  /** Before its first day of sale. */
  isComing: boolean;
};

export type CartFacts = {
  store: Store;
  /** The moment these facts are of. */
  at: Date;
  /** The store's standard VAT rate at that moment: 0.23. */
  vatRate: number;
  /** By SKU; a product that is gone or may not be sold here has no entry. */
  products: ReadonlyMap<string, ProductFact>;
  /** All there are. */
  guarantees: readonly ExtraGuarantee[];
  /** Where goods leave from, and what is known of the number that was asked about. Absent: nothing, so VAT is due. */
  vat?: { dispatch: CountryCode; check?: VatCheck };
} & DiscountFacts;
