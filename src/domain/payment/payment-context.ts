/** What a payment page needs to know of a cart. */
import * as z from 'zod';
import type { Cart } from '../cart/cart.ts';
import { type CountryCode, countryCodes } from '../country/countries.ts';
import { amountToPay } from '../gift-card/used-cards.ts';
import { type LocaleCode, locales } from '../locale/locales.ts';
import { money } from '../money/money.ts';
import type { Caller } from '../operations.ts';
import { payableCart } from '../order/place.ts';
import { englishMethodName } from './method-names.ts';
import { methodOf } from './method-of.ts';
import { paymentMethodKeys, paymentOffers, preselectedMethod } from './methods.ts';
import { paymentOffer } from './payment-offer.ts';
import { offeredWallets, type WalletSettings } from './wallet-settings.ts';
import { walletShops } from './wallet-shops.ts';

export const paymentContext = z.object({
  /** The version that the amounts are of. */
  cart: z.object({ id: z.string(), version: z.int() }),
  country: z.enum(countryCodes as [CountryCode]),
  locale: z.enum(locales.map(({ code }) => code) as [LocaleCode]),
  /** What gift cards leave of the cart's total. */
  amountPlanned: money,
  /** Those of the store, in their order; one that this cart may not be paid by says why. */
  paymentMethods: z.array(paymentOffer.extend({ name: z.object({ en: z.string() }) })),
  /** The method that the cart has, else the one that a page selects; absent: none is possible. */
  selected: z.enum(paymentMethodKeys).exactOptional(),
  /** The shop's accounts with the offered wallets, for their scripts: no secrets. */
  clients: walletShops,
});
export type PaymentContext = z.infer<typeof paymentContext>;

export function paymentContextOf(
  cart: Cart,
  { store, locale, now }: Pick<Caller, 'store' | 'locale' | 'now'>,
  settings: WalletSettings,
): PaymentContext {
  const offers = paymentOffers(payableCart(cart, store), now);
  const [chosen] = cart.paymentInfo.payments;
  const isOffered =
    chosen && offers.some(({ key, refusal }) => key === methodOf(chosen) && !refusal);
  const selected = isOffered ? methodOf(chosen) : preselectedMethod(offers, store.key);
  return {
    cart: { id: cart.id, version: cart.version },
    country: store.key,
    locale,
    amountPlanned: amountToPay(cart),
    paymentMethods: offers.map((offer) => ({
      ...offer,
      name: { en: englishMethodName(offer.key) },
    })),
    ...(selected && { selected }),
    clients: offeredWallets(settings, offers) ?? {},
  };
}
