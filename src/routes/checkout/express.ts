/**
 * The shopper has approved a payment sheet: the wallet's data fills in the cart, and the payment step opens with it,
 * where the order button places the order (eu-2026.md C-21). The addresses step requests what is missing.
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
import { isId } from '#worker/request/sent-id.ts';
import { paypalService, paypalWindowOf } from '#worker/services/payments/paypal/service.ts';
import { addressBookOf, showAddresses } from './addresses.tsx';

/** `walletPayload`: the wallet's payload, unmodified. */
type Authorization = {
  wallet: ExpressWallet;
  walletPayload: unknown;
  agreedCentAmount: number;
  operationId: string;
  browser?: AuthorizationProof['browser'];
};

/** Google Pay and Apple Pay: the page forwards the payload of their sheet. PayPal's data comes from PayPal only. */
export async function walletAuthorized(c: KontorContext) {
  const {
    wallet: walletField,
    walletPayload: payload = '',
    total,
    operation = '',
    browser = '',
  } = await formOf(c);
  const wallet = expressWallets.find((each) => each === walletField && each !== 'paypal');
  const cart = await cartOfRequest(c);
  const agreedCentAmount = Number(total);
  const isWhole = Number.isSafeInteger(agreedCentAmount) && agreedCentAmount > 0;
  const facts = browserFacts.omit({ acceptHeader: true }).safeParse(parsedJson(browser)).data;
  if (!cart || !wallet || !isWhole || !isId(operation)) return backToCart(c, 'CartNotFound');
  return fillIn(c, cart, {
    wallet,
    walletPayload: parsedJson(payload),
    agreedCentAmount,
    operationId: operation,
    browser: facts && { ...facts, acceptHeader: c.req.header('Accept') ?? '*/*' },
  });
}

/**
 * PayPal: the shopper returns with the id of PayPal's order, and once more if a bank requires another card for a
 * payment that has already started. Loading the page again changes nothing.
 */
export async function paypalApproved(c: KontorContext) {
  const orderId = c.req.query('token');
  // Not a return from PayPal: the address in another language, or loaded again.
  const { prefix, caller } = c.get('shop');
  if (!orderId) return c.redirect(`${prefix}/checkout/cart`, 303);
  if (!paypalWindowOf(c.env)) return backToCart(c, 'WalletNotOpened');
  const cart = await cartOfRequest(c);
  // A notification may have placed the order before the shopper returns: then there is no cart any more.
  const cartId = cart?.id ?? caller.cartId;
  if (!cartId) return backToCart(c, 'CartNotFound');
  if (!(await isWithinFormLimit(c, 'wallet'))) return backToCart(c, 'TooManyTries');
  const approved = await paypalService(c.env).approvedOrder(orderId, cartId);
  if (!approved) return backToCart(c, 'WalletNotOpened');
  if ('attemptId' in approved) {
    const query = new URLSearchParams({ attempt: approved.attemptId, token: orderId });
    return c.redirect(`${prefix}/checkout/payment/return?${query}`, 303);
  }
  if (!cart) return backToCart(c, 'CartNotFound');
  return fillIn(c, cart, { wallet: 'paypal', operationId: `paypal-${orderId}`, ...approved });
}

async function fillIn(c: KontorContext, cart: Cart, authorization: Authorization) {
  const { commerce, caller, prefix, store } = c.get('shop');
  const { wallet, walletPayload: payload } = authorization;
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

/** The addresses step, filled in with the known values. */
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
