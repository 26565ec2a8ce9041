/**
 * What the page of a product says of its offer, as programs read it: the same in its structured data and in the merchant
 * feed. Source: eu-2026.md SEO-30, SEO-31, SEO-33, P-02, P-14.
 */
import { currentPrice, type ProductDetail, struckPrice } from '../catalogue/product.ts';
import type { CountryCode } from '../country/countries.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { DayRange } from '../store/store.ts';

export type OfferMarket = {
  country: CountryCode;
  currency: CurrencyCode;
  /** Cents. */
  shipping: { freeAbove: number; parcel: number; freight: number };
  deliveryDays: { parcel: DayRange; freight: DayRange };
};

export type OfferFacts = {
  /** Cents, VAT included. */
  price: number;
  /** Cents; only if the page strikes a price through. */
  struck?: number;
  /**
   * Whether orders are accepted. There is nothing between: before the first day of sale, and while it is sold out, the
   * page has no button.
   */
  isAvailable: boolean;
  /** Of one piece on its own. Absent for gift cards, which are sent by e-mail. */
  delivery?: {
    method: 'parcel' | 'freight';
    /** Cents. */
    fee: number;
    /** It leaves today or on the next working day, and the days are counted from there (delivery-date.ts). */
    handling: DayRange;
    transit: DayRange;
  };
};

export function offerFacts(
  product: Pick<
    ProductDetail,
    'price' | 'availableQuantity' | 'isPackageTypeFreight' | 'isGiftCard'
  >,
  { shipping, deliveryDays }: Pick<OfferMarket, 'shipping' | 'deliveryDays'>,
): OfferFacts {
  const price = currentPrice(product.price);
  const struck = struckPrice(product.price);
  const method = product.isPackageTypeFreight ? 'freight' : 'parcel';
  return {
    price,
    ...(struck !== undefined && { struck }),
    isAvailable: product.availableQuantity > 0,
    ...(!product.isGiftCard && {
      delivery: {
        method,
        fee: price >= shipping.freeAbove ? 0 : shipping[method],
        handling: { from: 0, to: 1 },
        transit: deliveryDays[method],
      },
    }),
  };
}
