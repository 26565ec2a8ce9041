/**
 * The shopper has agreed in a wallet's sheet: what the wallet told fills in the cart, and the payment step opens with it,
 * where the order button makes the order (eu-2026.md C-21). What is missing is asked for in the addresses step.
 */

import { doubtTexts } from '#client/checkout/addresses/address-question.tsx';
import { hasFreight } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type FilledByWallet, filledByWallet } from '#domain/checkout/filled-by-wallet.ts';
import { startValues } from '#domain/checkout/start-values.ts';
import { countryName } from '#domain/country/country-name.ts';
import { parsedJson } from '#domain/json.ts';
import {
  type ExpressWallet,
  expressAddresses,
  expressWallets,
} from '#domain/payment/express-wallet.ts';
import { englishMethodName } from '#domain/payment/method-names.ts';
import { type AuthorizationProof, browserFacts } from '#domain/payment/wallet-authorization.ts';
import { cartOfRequest } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { paypalService, paypalWindowOf } from '#worker/services/payments/paypal/service.ts';
import { addressBookOf, showAddresses } from './addresses.tsx';

/** `told`: what the wallet gave to the page, as it came. */
type Authorization = {
  wallet: ExpressWallet;
  told: unknown;
  agreedCentAmount: number;
  operationId: string;
  browser?: AuthorizationProof['browser'];
};

/** Google Pay and Apple Pay: the page sends on what their sheet told it. What PayPal tells comes from PayPal alone. */
export async function walletAuthorized(c: KontorContext) {
  const {
    wallet: walletField,
    told: payload = '',
    total,
    operation = '',
    browser = '',
  } = await formOf(c);
  const wallet = expressWallets.find((each) => each === walletField && each !== 'paypal');
  const cart = await cartOfRequest(c);
  const agreedCentAmount = Number(total);
  const isWhole = Number.isSafeInteger(agreedCentAmount) && agreedCentAmount > 0;
  const facts = browserFacts.omit({ acceptHeader: true }).safeParse(parsedJson(browser)).data;
  const isNamed = /^[0-9a-f-]{36}$/.test(operation);
  if (!cart || !wallet || !isWhole || !isNamed) return backToCart(c, 'CartNotFound');
  return fillIn(c, cart, {
    wallet,
    told: parsedJson(payload),
    agreedCentAmount,
    operationId: operation,
    browser: facts && { ...facts, acceptHeader: c.req.header('Accept') ?? '*/*' },
  });
}

/**
 * PayPal: the shopper comes back with the number of its order, and comes here once more where a bank wants another card for
 * what is being paid already. Loading it again changes nothing.
 */
export async function paypalApproved(c: KontorContext) {
  const orderId = c.req.query('token');
  // Nobody's way back: a page of this address in another language, or loaded again.
  const { prefix, caller } = c.get('shop');
  if (!orderId) return c.redirect(`${prefix}/checkout/cart`, 303);
  if (!paypalWindowOf(c.env)) return backToCart(c, 'WalletNotOpened');
  const cart = await cartOfRequest(c);
  // A notification may have made the order before its buyer is back: then the cart is none any more.
  const cartId = cart?.id ?? caller.cartId;
  if (!cartId) return backToCart(c, 'CartNotFound');
  if (!(await isWithinFormLimit(c, 'wallet'))) return backToCart(c, 'TooManyTries');
  const agreed = await paypalService(c.env).agreedOrder(orderId, cartId);
  if (!agreed) return backToCart(c, 'WalletNotOpened');
  if ('attemptId' in agreed) {
    const query = new URLSearchParams({ attempt: agreed.attemptId, token: orderId });
    return c.redirect(`${prefix}/checkout/payment/return?${query}`, 303);
  }
  if (!cart) return backToCart(c, 'CartNotFound');
  return fillIn(c, cart, { wallet: 'paypal', operationId: `paypal-${orderId}`, ...agreed });
}

async function fillIn(c: KontorContext, cart: Cart, authorization: Authorization) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const { wallet, told: payload } = authorization;
  const express = expressAddresses(wallet, payload, store.key);
  if (!express.ok) {
    const freight = { hasFreight: hasFreight(cart) };
    return askFor(c, cart, wallet, filledByWallet(express, store.key, freight));
  }
  const { id, version } = cart;
  const reference = { id, version, versionFallback: true };
  const outcome = await commerce.applyWalletAddresses({ ...reference, ...authorization }, caller);
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
