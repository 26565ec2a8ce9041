/** The cart data passed to every wallet's sheet. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { amountToPay } from '#domain/gift-card/used-cards.ts';

export type PaymentSheetTotal = {
  /** Upper case, as wallets require. */
  country: string;
  currency: string;
  /** `1290.00` */
  total: string;
};

export function paymentSheetTotal(
  cart: Pick<Cart, 'totalPrice' | 'giftCards'>,
  country: CountryCode,
): PaymentSheetTotal {
  const { centAmount, currencyCode } = amountToPay(cart);
  return {
    country: country.toUpperCase(),
    currency: currencyCode,
    total: (centAmount / 100).toFixed(2),
  };
}

/** The shop's name, which a sheet shows beside the total. */
export const shopName = 'Kontor';
