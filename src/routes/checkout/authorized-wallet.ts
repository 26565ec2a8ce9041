import type { Cart } from '#domain/cart/cart.ts';
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import { type ExpressWallet, expressWallets } from '#domain/payment/express-wallet.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The chosen wallet, if it has authorized exactly what is to be paid. */
export async function authorizedWallet(
  c: KontorContext,
  cart: Cart,
  chosen: PaymentMethodKey | undefined,
): Promise<ExpressWallet | undefined> {
  const wallet = expressWallets.find((each) => each === chosen);
  if (!wallet) return undefined;
  const { commerce, caller } = c.get('shop');
  const outcome = await commerce.getWalletAuthorization({ id: cart.id }, caller);
  const authorization = outcome.ok ? outcome.data.authorization : null;
  const isMeant =
    authorization?.wallet === wallet &&
    authorization.total.centAmount === amountToPay(cart).centAmount;
  return isMeant ? wallet : undefined;
}
