/** Payments that a cart gets before there is an order: the choice of a method. */
import type { Cart } from '#domain/cart/cart.ts';
import { cartAnswerOf } from '#domain/cart/cart-answer.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, CartChange, Commerce, Input, Outcome } from '#domain/operations.ts';
import { payableCart } from '#domain/order/place.ts';
import { type PaymentMethodKey, paymentOffers } from '#domain/payment/methods.ts';
import { paymentContextOf } from '#domain/payment/payment-context.ts';
import { paymentOfDraft } from '#domain/payment/payment-draft.ts';
import { walletSettings } from '../../services/payments/wallet-settings.ts';
import type { Environment } from '../../settings/environment.ts';
import { customerCarts } from './customer-carts.ts';

type PaymentChoices = Pick<
  Commerce,
  'createPayment' | 'createBankPayment' | 'createCodPayment' | 'createPaymentContext'
>;

export function paymentChoices(env: Environment): PaymentChoices {
  const customers = customerCarts(env);

  async function cartOf(id: string, caller: Caller): Promise<Outcome<Cart>> {
    const known = await customers.known(caller);
    return env.CART.getByName(id).look(known.caller);
  }

  /** Whether the method is still offered when the order is placed is decided again then. */
  async function chosen(
    { id, ...reference }: Input<'createBankPayment'>,
    method: PaymentMethodKey,
    caller: Caller,
  ) {
    const looked = await cartOf(id, caller);
    if (!looked.ok) return looked;
    const offers = paymentOffers(payableCart(looked.data, caller.store), caller.now);
    const isOffered = offers.some(({ key, refusal }) => key === method && !refusal);
    if (!isOffered) return failure('PaymentNotOffered', { about: method });
    const known = await customers.known(caller);
    const actions = [{ action: 'addPayment' as const, paymentInterface: method }];
    const changed: Outcome<CartChange> = await env.CART.getByName(id).change(
      { ...reference, actions },
      known.caller,
    );
    if (!changed.ok) return changed;
    const { cart } = changed.data;
    if (!cart.customerEmail) noteMissingEmail(cart, method);
    const [payment] = cartAnswerOf(cart).paymentInfo.payments;
    return payment
      ? { ok: true as const, data: { payment, cart } }
      : failure('PaymentNotOffered', { about: method });
  }

  return {
    async createPayment(draft, { store }) {
      const made = paymentOfDraft(draft, store);
      return made.ok ? { ok: true, data: { payment: made.payment } } : made;
    },
    createBankPayment: (input, caller) => chosen(input, 'bankTransfer', caller),
    createCodPayment: (input, caller) => chosen(input, 'cashOnDelivery', caller),
    async createPaymentContext({ id }, caller) {
      const looked = await cartOf(id, caller);
      if (!looked.ok) return looked;
      const paymentContext = paymentContextOf(looked.data, caller, walletSettings(env));
      return { ok: true, data: { paymentContext } };
    },
  };
}

/** Source: purchase-flow.txt §8 "Payment created without email". */
function noteMissingEmail({ id }: Cart, paymentType: PaymentMethodKey): void {
  console.error(
    logLine('order without email', 'payment created', { paymentType, cart: inLog(id) }),
  );
}
