/**
 * The shopper has agreed in a wallet's sheet: what the wallet told fills in the cart, and the payment step opens with it,
 * where the order key makes the order (eu-2026.md C-21). What is missing is asked for in the addresses step.
 */
import { doubtTexts } from '#client/checkout/address-question.tsx';
import { hasFreight } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type FilledByWallet, filledByWallet } from '#domain/checkout/filled-by-wallet.ts';
import { startValues } from '#domain/checkout/start-values.ts';
import { countryName } from '#domain/country/country-name.ts';
import {
  type ExpressWallet,
  expressAddresses,
  expressWallets,
} from '#domain/payment/express-wallet.ts';
import { englishMethodName } from '#domain/payment/method-names.ts';
import { browserFacts, type Grant } from '#domain/payment/wallet-grant.ts';
import { cartOfRequest } from '#worker/cart-of-request.ts';
import type { KontorContext } from '#worker/context.ts';
import { mayAsk } from '#worker/form-limit.ts';
import { formOf } from '#worker/form-of.ts';
import { paypalService, paypalWindowOf } from '#worker/services/payments/paypal/service.ts';
import { addressBookOf, showAddresses } from './addresses.tsx';

/** `told`: what the wallet gave to the page, as it came. */
type Agreement = {
  wallet: ExpressWallet;
  told: unknown;
  agreedCentAmount: number;
  operationId: string;
  browser?: Grant['browser'];
};

/** Google Pay and Apple Pay: the page sends on what their sheet told it. What PayPal tells comes from PayPal alone. */
export async function walletAgreed(c: KontorContext) {
  const { wallet: asked, told = '', total, operation = '', browser = '' } = await formOf(c);
  const wallet = expressWallets.find((each) => each === asked && each !== 'paypal');
  const cart = await cartOfRequest(c);
  const agreedCentAmount = Number(total);
  const isWhole = Number.isSafeInteger(agreedCentAmount) && agreedCentAmount > 0;
  const facts = browserFacts.omit({ acceptHeader: true }).safeParse(jsonIn(browser)).data;
  const isNamed = /^[0-9a-f-]{36}$/.test(operation);
  if (!cart || !wallet || !isWhole || !isNamed) return backToCart(c, 'CartNotFound');
  return fillIn(c, cart, {
    wallet,
    told: jsonIn(told),
    agreedCentAmount,
    operationId: operation,
    browser: facts && { ...facts, acceptHeader: c.req.header('Accept') ?? '*/*' },
  });
}

/**
 * PayPal: the shopper comes back with the number of its order, and comes here once more where a bank wants another card for
 * what is being paid already. Loading it again changes nothing.
 */
export async function paypalAgreed(c: KontorContext) {
  const orderId = c.req.query('token');
  // Nobody's way back: a page of this address in another language, or loaded again.
  const { prefix, caller } = c.get('shop');
  if (!orderId) return c.redirect(`${prefix}/checkout/cart`, 303);
  if (!paypalWindowOf(c.env)) return backToCart(c, 'WalletNotOpened');
  const cart = await cartOfRequest(c);
  // A notification may have made the order before its buyer is back: then the cart is none any more.
  const cartId = cart?.id ?? caller.cartId;
  if (!cartId) return backToCart(c, 'CartNotFound');
  if (!(await mayAsk(c, 'wallet'))) return backToCart(c, 'TooManyTries');
  const agreed = await paypalService(c.env).agreedOrder(orderId, cartId);
  if (!agreed) return backToCart(c, 'WalletNotOpened');
  if ('attemptId' in agreed) {
    const query = new URLSearchParams({ attempt: agreed.attemptId, token: orderId });
    return c.redirect(`${prefix}/checkout/payment/return?${query}`, 303);
  }
  if (!cart) return backToCart(c, 'CartNotFound');
  return fillIn(c, cart, { wallet: 'paypal', operationId: `paypal-${orderId}`, ...agreed });
}

async function fillIn(c: KontorContext, cart: Cart, agreement: Agreement) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const { wallet, told } = agreement;
  const express = expressAddresses(wallet, told, store.key);
  if (!express.ok) {
    const freight = { hasFreight: hasFreight(cart) };
    return askFor(c, cart, wallet, filledByWallet(express, store.key, freight));
  }
  const { id, version } = cart;
  const reference = { id, version, versionFallback: true };
  const outcome = await commerce.applyWalletAddresses({ ...reference, ...agreement }, caller);
  if (outcome.ok) return c.redirect(`${prefix}/checkout/payment?method=${wallet}`, 303);
  const { code } = outcome;
  if (code !== 'ErrorOnVerdict' && code !== 'ErrorOnAddress') return backToCart(c, code);
  const { email: customerEmail, billingAddress, shippingAddress } = express;
  const values = startValues({
    cart: { customerEmail, billingAddress, shippingAddress },
    market: store.key,
    remembered: { billing: 'private' },
  });
  return askFor(c, cart, wallet, { values, errors: {}, problem: doubtTexts[code] });
}

/** The addresses step, filled in with what is known. */
async function askFor(c: KontorContext, cart: Cart, wallet: ExpressWallet, filled: FilledByWallet) {
  const { store, locale } = c.get('shop');
  const problemWith = {
    name: englishMethodName(wallet),
    country: countryName(store.key, locale.code),
  };
  return showAddresses(c, { cart, book: await addressBookOf(c), problemWith, ...filled });
}

const backToCart = (c: KontorContext, problem: string) =>
  c.redirect(`${c.get('shop').prefix}/checkout/cart?problem=${problem}`, 303);

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
