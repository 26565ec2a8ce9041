import { DurabilityLabel } from '#client/cart/guarantees/durability-label.tsx';
import { LackingNote } from '#client/cart/lines/lacking-note.tsx';
import { AddressBlock } from '#client/checkout/addresses/address-block.tsx';
import { AddressDoubts } from '#client/checkout/addresses/address-doubts.tsx';
import { PaypalOrderButton } from '#client/checkout/islands.tsx';
import { LegalTexts } from '#client/checkout/legal-texts.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Summary } from '#client/checkout/summary.tsx';
import { VatStatus } from '#client/checkout/vat/vat-status.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import { OrderButton, orderFormId, PaymentChoices } from '#client/payment/payment-choices.tsx';
import { Note } from '#client/ui/note.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { isCartId } from '#domain/cart/cart-id.ts';
import { lackingLines } from '#domain/cart/lacking-lines.ts';
import { codFeeOf, totalled, withPayment } from '#domain/cart/pricing.ts';
import { checkoutDetour } from '#domain/checkout/guards.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { Input, Outcome } from '#domain/operations.ts';
import { inventoryModeOf, payableCart } from '#domain/order/place.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import { englishMethodName } from '#domain/payment/method-names.ts';
import {
  isProviderKind,
  type PaymentMethodKey,
  type PaymentOffer,
  paymentMethodKeys,
  paymentOffers,
  preselectedMethod,
} from '#domain/payment/methods.ts';
import { guardedCart } from '#worker/middleware/checkout-billing.ts';
import { cartOfRequest } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { lastMethodOf, rememberMethod } from '#worker/request/cookies.ts';
import { formOf } from '#worker/request/form-of.ts';
import { paypalWindowOf } from '#worker/services/payments/paypal/service.ts';
import { authorizedWallet } from './authorized-wallet.ts';
import { cardsOfLines } from './cards-of-lines.ts';
import { answerPaypalWindow, redirectToResult } from './checkout-result.ts';
import { type OrderProblem, problemOf } from './order-problem.ts';
import { vatOfPage } from './vat-of-page.ts';

/** Step 4: the payment method, the review, and the button that obliges to pay. */
export function paymentStep(c: KontorContext) {
  return show(c, guardedCart(c), c.req.query('method'));
}

/** Places the order. Idempotent: the cart's room allows only one attempt. */
export async function placeOrder(c: KontorContext) {
  const { prefix } = c.get('shop');
  const form = await formOf(c);
  const paymentMethod = paymentMethodKeys.find((key) => key === form.method);
  if (form.intent === 'choose') {
    const choice = paymentMethod ? `?method=${paymentMethod}` : '';
    return c.redirect(`${prefix}/checkout/payment${choice}`, 303);
  }
  // The form contains the cart's id: submitted again after the cookie is deleted, it still leads to the order.
  const id = form.cartId ?? '';
  if (!paymentMethod || !isCartId(id)) {
    const problem = {
      key: paymentMethod ? 'checkout.orderFailed' : 'field.paymentMethod',
    } as const;
    return again(c, await cartOfRequest(c), undefined, problem);
  }
  const reviewed = {
    id,
    version: Number(form.version),
    // Exactly the cart that was reviewed: an address changed in another tab must be reviewed first.
    versionFallback: false,
    expectedTotalCentAmount: Number(form.total),
    expectedGiftCardCentAmount: Number(form.giftCards ?? 0),
  };
  const outcome = await placed(c, reviewed, paymentMethod);
  if (outcome.ok) rememberMethod(c, paymentMethod);
  if (outcome.ok && c.req.header('Accept') === 'application/json') {
    return answerPaypalWindow(c, outcome.data);
  }
  if (outcome.ok) return redirectToResult(c, outcome.data);
  if (outcome.code === 'AddressIncorrect' || outcome.code === 'AddressMissing') {
    return c.redirect(`${prefix}/checkout/addresses`, 303);
  }
  const found = await cartOfRequest(c);
  const isReached = outcome.code !== 'BackendFailed';
  const cart = found && isReached ? await recalculated(c, found) : found;
  return again(c, cart, paymentMethod, problemOf(outcome));
}

type Reviewed = Omit<Input<'createOrder'>, 'paymentMethod'>;

async function placed(
  c: KontorContext,
  reviewed: Reviewed,
  paymentMethod: PaymentMethodKey,
): Promise<Outcome<CheckoutResult>> {
  const { commerce, caller } = c.get('shop');
  if (isProviderKind(paymentMethod)) {
    const paid = await commerce.payAndOrder({ ...reviewed, paymentMethod }, caller);
    return paid.ok ? { ok: true, data: paid.data.makePaymentResponse } : paid;
  }
  const ordered = await commerce.createOrder({ ...reviewed, paymentMethod }, caller);
  return ordered.ok ? { ok: true, data: { kind: 'ordered', ...ordered.data } } : ordered;
}

/** Shows the step again with the error, or redirects to the step that the cart allows now. */
function again(
  c: KontorContext,
  cart: Cart | null,
  requestedMethod: PaymentMethodKey | undefined,
  problem: OrderProblem,
) {
  const detour = checkoutDetour('payment', cart);
  if (!cart || detour === '/') {
    return c.redirect(`${c.get('shop').prefix}/checkout/cart?problem=CartNotFound`, 303);
  }
  if (detour) return c.redirect(c.get('shop').prefix + detour, 303);
  return show(c, cart, requestedMethod, problem);
}

/** The cart at today's prices and stock. */
async function recalculated(c: KontorContext, cart: Cart): Promise<Cart> {
  const { commerce, caller } = c.get('shop');
  const { id, version } = cart;
  const outcome = await commerce.updateCart(
    {
      id,
      version,
      versionFallback: true,
      actions: [{ action: 'recalculate', updateProductData: true }],
    },
    caller,
  );
  return outcome.ok ? outcome.data.cart : cart;
}

/** The requested method if it is possible, else the preselected one. */
function chosenOf(
  c: KontorContext,
  offers: PaymentOffer[],
  requestedMethod: string | undefined,
): PaymentMethodKey | undefined {
  const wanted = offers.find(({ key, refusal }) => key === requestedMethod && !refusal);
  return wanted?.key ?? preselectedMethod(offers, c.get('shop').store.key, lastMethodOf(c));
}

async function show(
  c: KontorContext,
  cart: Cart,
  requestedMethod: string | undefined,
  problem?: OrderProblem,
) {
  const shop = c.get('shop');
  const { t, store, prefix, caller } = shop;
  const payable = payableCart(cart, store);
  const offers = paymentOffers(payable, caller.now);
  const chosen = chosenOf(c, offers, requestedMethod);
  const vatRate = cart.taxedPrice.taxPortions[0]?.rate ?? shop.view.vatRate;
  const priced = chosen ? totalled(withPayment(cart, chosen), store, vatRate) : cart;
  const { billingAddress, shippingAddress } = priced;
  if (!billingAddress || !shippingAddress) throw new Error('payment step without addresses');
  const [authorized, cards] = await Promise.all([
    authorizedWallet(c, priced, chosen),
    cardsOfLines(c, cart),
  ]);
  const lacking = lackingLines({ ...cart, inventoryMode: inventoryModeOf(cart, store) });
  const paypalWindow = authorized ? undefined : paypalWindowOf(c.env);
  if (problem) c.status(problem.status ?? 409);
  if (problem?.retryAfterSeconds) c.header('Retry-After', String(problem.retryAfterSeconds));
  return c.render(
    <CheckoutPage>
      <Head title={`${t('checkout.step.payment')} | Kontor`} index={false} />
      <Steps current="payment" />
      <h1 className="co__h">{t('checkout.step.payment')}</h1>
      <div className="split">
        <div className="stack" data-gap="6">
          {problem && !(lacking.length > 0 && problem.key === 'checkout.priceChanged') && (
            <Note kind="err" text={t(problem.key)} />
          )}
          <LackingNote lines={lacking} />
          {offers.every(({ refusal }) => refusal) && (
            <Note kind="warn" text={t('checkout.noMethods')} />
          )}
          <AddressDoubts addresses={[billingAddress, shippingAddress]} />
          <VatStatus cart={cart} method={requestedMethod} {...vatOfPage(c, cart)} />
          <section className="panel addr2" aria-label={t('checkout.step.addresses')}>
            <AddressBlock title={t('address.billing')} address={billingAddress}>
              <p>
                <a className="b small" href={`${prefix}/checkout/addresses`}>
                  {t('checkout.changes')}
                  <span className="vh"> ({t('address.billing')})</span>
                </a>
              </p>
            </AddressBlock>
            <AddressBlock title={t('address.shipping')} address={shippingAddress}>
              <p>
                <a className="b small" href={`${prefix}/checkout/addresses#shipping-title`}>
                  {t('checkout.changes')}
                  <span className="vh"> ({t('address.shipping')})</span>
                </a>
              </p>
            </AddressBlock>
          </section>
          <PaymentChoices
            offers={offers}
            chosen={chosen}
            granted={authorized}
            cash={{
              feeCentAmount: codFeeOf(cart, store),
              atTheDoor: store.cashOnDelivery.atTheDoor,
            }}
            clientType={payable.clientType ?? 'private'}
            reviewed={{
              cartId: cart.id,
              version: cart.version,
              totalCentAmount: priced.totalPrice.centAmount,
              giftCardCentAmount: giftCardCents(priced),
            }}
          />
        </div>
        <Summary priced={priced} cards={cards}>
          <LegalTexts />
          {authorized && (
            <Note kind="ok" text={t('express.ready', { name: englishMethodName(authorized) })} />
          )}
          {cards.map((card) => (
            <DurabilityLabel key={card.sku} product={card} open />
          ))}
          {chosen === 'paypal' && paypalWindow && lacking.length === 0 ? (
            <PaypalOrderButton formId={orderFormId} {...paypalWindow} />
          ) : (
            <OrderButton disabled={!chosen || lacking.length > 0} />
          )}
          <p>
            <a className="b small" href={`${prefix}/checkout/addresses`}>
              {t('checkout.backToAddresses')}
            </a>
          </p>
        </Summary>
      </div>
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}
