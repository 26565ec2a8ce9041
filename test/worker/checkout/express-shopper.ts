/** Shoppers who press a wallet's button in the cart. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { ExpressWallet } from '#domain/payment/express-wallet.ts';
import { appleTold, googleTold, type Sheet } from '../../contracts/wallet-sheets.ts';
import { putOnSale } from '../goods.ts';
import { atProvider } from '../paying.ts';
import { cartWith } from '../shopper.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

/** A guest in the cart step. */
export async function guestWith(country: CountryCode, price = 6000) {
  const [sku] = await putOnSale({ price, stock: 10 });
  const shopper = visitor(country);
  return { shopper, cart: await cartWith(shopper, { [sku]: 1 }) };
}

const browser = {
  userAgent: 'Mozilla/5.0',
  language: 'de-DE',
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  javaEnabled: false,
};

/** Sends what the page sends once the shopper has agreed in the sheet; the response is a page or a redirect. */
export function sendAgreed(
  shopper: Visitor,
  { totalPrice }: Cart,
  wallet: ExpressWallet,
  walletPayload: unknown,
  operation: string = crypto.randomUUID(),
): Promise<Response> {
  const total = String(totalPrice.centAmount);
  return shopper.post('/checkout/express', {
    wallet,
    walletPayload: JSON.stringify(walletPayload),
    total,
    operation,
    browser: JSON.stringify(browser),
  });
}

/** A guest who has agreed in the sheet, with the path of the payment step. */
export async function agreedIn(
  country: CountryCode,
  wallet: 'googlepay' | 'applepay',
  sheet: Sheet = {},
) {
  const { shopper, cart } = await guestWith(country);
  const walletPayload =
    wallet === 'googlepay' ? googleTold(country, sheet) : appleTold(country, sheet);
  const path = await led(sendAgreed(shopper, cart, wallet, walletPayload));
  return { shopper, cart, path, walletPayload };
}

/** Decides in PayPal's window; returns the path that PayPal redirects to. */
export async function agreedAtPaypal(shopper: Visitor, id: string, buyer: string) {
  const opening = await shopper.ask('openWallet', { id, wallet: 'paypal' });
  if (opening.wallet !== 'paypal') throw new Error(opening.wallet);
  const back = new URL(await atProvider(opening.url, { token: opening.orderId, buyer }));
  return back.pathname + back.search;
}
