/** The calls that place orders and pay: rows of the contract table (../operations.ts). Source: purchase-flow.txt §7. */
import * as z from 'zod';
import { aCart, type CartChange } from '../cart/calls/cart-change.ts';
import type { Cart } from '../cart/cart.ts';
import { cartId, cartReference } from '../cart/cart-reference.ts';
import { answer, answerShownAs, operation } from '../operation.ts';
import { orderForm } from '../order/order-form.ts';
import { otherStoreRefusal, storeKey } from '../store/named-store.ts';
import {
  type CheckoutResult,
  checkoutAnswer,
  type PlacedOrder,
  placedOrderAnswer,
} from './checkout-result.ts';
import { expressWallets, sessionWallets, type WalletOpening } from './express-wallet.ts';
import { ownMethods } from './methods.ts';
import { paymentContext } from './payment-context.ts';
import {
  paymentDraft,
  paymentOfDraft,
  type ReferencedPayment,
  referencedPayment,
} from './payment-draft.ts';
import { type ProviderKindKey, providerKindKeys } from './provider-kinds.ts';
import { browserFacts, type PublicAuthorization } from './wallet-authorization.ts';

const inCart = answerShownAs<{ payment: ReferencedPayment; cart: Cart }>(
  aCart.extend({ payment: referencedPayment }),
);

export const paymentOperations = {
  /** A payment that `addPayment` of a cart names by its id. Nothing is stored or cached. */
  createPayment: operation(paymentDraft, answer(z.object({ payment: referencedPayment })), {
    refuses(draft, store) {
      const made = paymentOfDraft(draft, store);
      return made.ok ? undefined : made;
    },
  }),
  /** Chooses bank transfer for the cart, if it is offered for it. Repeated, it changes nothing else. */
  createBankPayment: operation(cartReference, inCart),
  /** Chooses cash on delivery, with its fee, if it is offered for the cart. Repeated, it changes nothing else. */
  createCodPayment: operation(cartReference, inCart),
  /** What a payment page needs to know of a cart. The specification does not show the answer. */
  createPaymentContext: operation(
    z.object({ id: cartId, storeKey }),
    answer(z.object({ paymentContext })),
    { refuses: otherStoreRefusal },
  ),
  /**
   * Sets e-mail and addresses from an express wallet's data (`walletPayload`); a wallet without an address is refused. With the
   * total shown in its sheet, the authorization is stored for `payAndOrder`. Of a PayPal order only the `id` is needed:
   * the rest and the total are requested from PayPal.
   */
  applyWalletAddresses: operation(
    cartReference.extend({
      wallet: z.enum(expressWallets),
      walletPayload: z.unknown(),
      agreedCentAmount: z.int().positive().optional(),
      browser: browserFacts.optional(),
    }),
    answer<CartChange>(),
    { rateLimit: 'wallet' },
  ),
  /** What a payment sheet needs before it opens: an order for PayPal, a session of the shop for Apple Pay. */
  openWallet: operation(
    z.object({ id: cartId, wallet: z.enum(sessionWallets) }),
    answer<WalletOpening>(),
    { rateLimit: 'wallet' },
  ),
  /** The wallet that authorized a total for the cart, if any, without the authorization's proof. */
  getWalletAuthorization: operation(
    z.object({ id: cartId }),
    answer<{ authorization: PublicAuthorization | null }>(),
  ),
  /**
   * Places an order paid in cash or by transfer. A cart has one order, so a repeated request needs no operation id.
   * `isFollowed`: the cart had items saved for later; its id leads to the next cart, which has them.
   */
  createOrder: operation(orderForm(ownMethods), answerShownAs<PlacedOrder>(placedOrderAnswer), {
    refuses: otherStoreRefusal,
    remembers: ({ isFollowed }, { id }) => ({
      orderedCart: id,
      ...(!isFollowed && { endedCart: id }),
    }),
  }),
  /**
   * The same, paid through a provider: the order is stored once paid. A repeated request continues the same payment.
   * The answer keys of both: purchase-flow.txt §7.
   */
  payAndOrder: operation(
    orderForm(providerKindKeys as [ProviderKindKey]),
    answerShownAs<{ makePaymentResponse: CheckoutResult }>(
      z.object({ makePaymentResponse: checkoutAnswer }),
    ),
    { refuses: otherStoreRefusal },
  ),
  /** The shopper has returned from the provider's page. `details`: the parameters of the return URL. */
  submitAdditionalPaymentDetails: operation(
    z.object({ attemptId: z.uuid(), details: z.record(z.string(), z.string().max(20_000)) }),
    answerShownAs<{ submitAdditionalPaymentDetailsResponse: CheckoutResult }>(
      z.object({ submitAdditionalPaymentDetailsResponse: checkoutAnswer }),
    ),
  ),
  /** The state of a payment that the provider has not reported on yet. */
  getPayment: operation(z.object({ attemptId: z.uuid() }), answer<{ payment: CheckoutResult }>()),
};
