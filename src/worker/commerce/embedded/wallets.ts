/** Wallets in the cart: opens their payment sheets, applies their addresses, stores their authorizations. */
import * as z from 'zod';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { failure } from '#domain/errors.ts';
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import { payableCart } from '#domain/order/place.ts';
import { expressAddresses, type WalletOpening } from '#domain/payment/express-wallet.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import { paymentLines } from '#domain/payment/payment-request.ts';
import { adyenOf } from '../../services/payments/adyen/adyen.ts';
import { paypalService, paypalWindowOf } from '../../services/payments/paypal/service.ts';
import { walletSettings } from '../../services/payments/wallet-settings.ts';
import type { Environment } from '../../settings/environment.ts';
import { strictRefusal } from './address-validation.ts';
import { customerCarts } from './customer-carts.ts';
import { storeLimiter } from './limits.ts';

type WalletCalls = Pick<Commerce, 'applyWalletAddresses' | 'openWallet' | 'getWalletAuthorization'>;

export function walletCalls(env: Environment): WalletCalls {
  const { CART } = env;
  const customers = customerCarts(env);
  const limits = storeLimiter(env);

  return {
    async applyWalletAddresses(
      { id, wallet, browser, walletPayload, agreedCentAmount: totalCents, ...reference },
      caller,
    ) {
      const tooMany = await limits.take('payment', caller);
      if (tooMany) return tooMany;
      const authorization =
        wallet === 'paypal'
          ? await paypalAgreement(id, walletPayload)
          : { walletPayload, agreedCentAmount: totalCents };
      if (!authorization) return failure('WalletNotOpened');
      const { walletPayload: payload, agreedCentAmount } = authorization;
      const express = expressAddresses(wallet, payload, caller.store.key);
      if (!express.ok) return { ok: false, code: express.code, message: express.message };
      const { email, billingAddress, shippingAddress } = express;
      const actions: CartAction[] = [
        { action: 'setCustomerEmail', email },
        { action: 'setBillingAddress', address: billingAddress },
        { action: 'setShippingAddress', address: shippingAddress },
      ];
      const refusal = await strictRefusal(env, [billingAddress, shippingAddress], caller);
      if (refusal) return refusal;
      const room = CART.getByName(id);
      const known = await customers.known(caller);
      const { operationId = crypto.randomUUID() } = reference;
      const outcome = await room.change({ ...reference, operationId, actions }, known.caller);
      if (outcome.ok && agreedCentAmount !== undefined) {
        // Without an authorization the shopper pays the usual way.
        const authorized = {
          operationId,
          wallet,
          walletPayload: payload,
          agreedCentAmount,
          browser,
        };
        await room.saveWalletAuthorization(authorized, known.caller);
      }
      return outcome;
    },

    async openWallet({ id, wallet }, caller) {
      const known = await customers.known(caller);
      const looked: Outcome<Cart> = await CART.getByName(id).look(known.caller);
      if (!looked.ok) return looked;
      const offers = paymentOffers(payableCart(looked.data, caller.store), caller.now);
      const isOffered = offers.some(({ key, refusal }) => key === wallet && !refusal);
      if (!isOffered) return failure('PaymentNotOffered');
      const tooMany = await limits.take('payment', caller);
      if (tooMany) return tooMany;
      const opening =
        wallet === 'paypal' ? await paypalOrder(looked.data, caller) : await appleSession(caller);
      return opening ? { ok: true, data: opening } : failure('WalletNotOpened');
    },

    async getWalletAuthorization({ id }, caller) {
      const known = await customers.known(caller);
      const outcome = await CART.getByName(id).granted(known.caller);
      return outcome.ok ? { ok: true, data: { authorization: outcome.data } } : outcome;
    },
  };

  /** Reads the agreement and its total from PayPal, for this cart's order only: the caller's data is not trusted. */
  async function paypalAgreement(cartId: string, payload: unknown) {
    const order = z.object({ id: z.string() }).safeParse(payload).data;
    if (!order || !paypalWindowOf(env)) return undefined;
    const authorized = await paypalService(env).approvedOrder(order.id, cartId);
    return authorized && 'walletPayload' in authorized ? authorized : undefined;
  }

  async function paypalOrder(cart: Cart, caller: Caller): Promise<WalletOpening | undefined> {
    const { site, locale } = caller;
    const returnUrl = `${site}/checkout/express`;
    const startedOrder = await paypalService(env).beginExpress({
      id: crypto.randomUUID(),
      cartId: cart.id,
      amount: amountToPay(cart),
      lines: paymentLines({ ...cart, locale }),
      locale,
      returnUrl,
      cancelUrl: `${site}/checkout/cart`,
    });
    return startedOrder && { wallet: 'paypal', returnUrl, ...startedOrder };
  }

  async function appleSession({ site }: Caller): Promise<WalletOpening | undefined> {
    const { applepay } = walletSettings(env);
    const domain = new URL(site).hostname;
    const session = applepay && (await adyenOf(env).appleSession({ domain, ...applepay }));
    return session === undefined ? undefined : { wallet: 'applepay', session };
  }
}
