/** What every wallet's sheet is told of the cart. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';

export type PaymentSheetTotal = {
  /** Upper case, as wallets write it. */
  country: string;
  currency: string;
  /** `1290.00` */
  total: string;
};

export function paymentSheetTotal(
  { totalPrice }: Pick<Cart, 'totalPrice'>,
  country: CountryCode,
): PaymentSheetTotal {
  const { centAmount, currencyCode } = totalPrice;
  return {
    country: country.toUpperCase(),
    currency: currencyCode,
    total: (centAmount / 100).toFixed(2),
  };
}

/** Who asks for the sum, by the name that stands beside it. */
export const shopName = 'Kontor';
