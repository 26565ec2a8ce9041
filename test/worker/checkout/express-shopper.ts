/** Shoppers who press a wallet's key in the cart. */
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

/** What the page sends on once the shopper has agreed in the sheet; the answer is a page or leads to one. */
export function sendAgreed(
  shopper: Visitor,
  { totalPrice }: Cart,
  wallet: ExpressWallet,
  told: unknown,
  operation: string = crypto.randomUUID(),
): Promise<Response> {
  const total = String(totalPrice.centAmount);
  return shopper.post('/checkout/express', {
    wallet,
    told: JSON.stringify(told),
    total,
    operation,
    browser: JSON.stringify(browser),
  });
}

/** In the payment step, after the sheet. */
export async function agreedIn(
  country: CountryCode,
  wallet: 'googlepay' | 'applepay',
  sheet: Sheet = {},
) {
  const { shopper, cart } = await guestWith(country);
  const told = wallet === 'googlepay' ? googleTold(country, sheet) : appleTold(country, sheet);
  const path = await led(sendAgreed(shopper, cart, wallet, told));
  return { shopper, cart, path, told };
}

/** Where the buyer comes back to, once they decided in PayPal's window. */
export async function agreedAtPaypal(shopper: Visitor, id: string, buyer: string) {
  const opening = await shopper.ask('openWallet', { id, wallet: 'paypal' });
  if (opening.wallet !== 'paypal') throw new Error(opening.wallet);
  const back = new URL(await atProvider(opening.url, { token: opening.orderId, buyer }));
  return back.pathname + back.search;
}
