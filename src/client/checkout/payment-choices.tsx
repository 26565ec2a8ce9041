/**
 * The payment methods of the market, in the form that orders. A change of the choice asks for the sum that goes with
 * it; the order is refused while the sum on the page is another method's.
 */
import { methodName, type PaymentMethodKey, platesOf } from '#domain/payment/methods.ts';
import type { PaymentOffer, PaymentRefusal } from '#domain/payment/offers.ts';
import { useHref, useMoney, useShop } from '../shop.tsx';

type PaymentChoicesProps = {
  offers: PaymentOffer[];
  chosen: PaymentMethodKey | undefined;
  codFeeCentAmount: number;
  /** What was reviewed: the order is for exactly this. */
  reviewed: { cartId: string; version: number; totalCentAmount: number };
};

export const orderFormId = 'order';

export function PaymentChoices(props: PaymentChoicesProps) {
  const { offers, chosen, codFeeCentAmount, reviewed } = props;
  const { t } = useShop();
  const href = useHref();
  const money = useMoney();
  const details: Partial<Record<PaymentMethodKey, string>> = {
    bankTransfer: t('payment.bankText'),
    cashOnDelivery: t('payment.codText', { amount: money(codFeeCentAmount) }),
  };
  return (
    <form
      id={orderFormId}
      className="stack"
      method="post"
      action={href('/checkout/payment')}
      data-autosubmit=""
      autoComplete="off"
    >
      {/* The first button is the one that Enter presses: it must not be the one that orders. */}
      <button type="submit" name="intent" value="choose" hidden />
      <input type="hidden" name="cartId" value={reviewed.cartId} />
      <input type="hidden" name="version" value={reviewed.version} />
      <input type="hidden" name="total" value={reviewed.totalCentAmount} />
      <fieldset className="choices">
        <legend className="co__sub">{t('payment.title')}</legend>
        {offers.map(({ key, refusal }) => (
          <label key={key} className="choice">
            <input
              type="radio"
              name="method"
              value={key}
              defaultChecked={key === chosen}
              disabled={refusal !== undefined}
            />
            <span>
              <b>{methodName(key, t)}</b>
              <small>
                {refusal ? (
                  <Refusal refusal={refusal} />
                ) : (
                  (details[key] ?? t('payment.onNextPage'))
                )}
              </small>
            </span>
            <span className="plates">
              {platesOf(key).map((plate) => (
                <span key={plate} className="plate">
                  {plate}
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <p>
          <button type="submit" name="intent" value="choose" className="btn" data-kind="line">
            {t('cart.update')}
          </button>
        </p>
      </noscript>
    </form>
  );
}

/** The key that obliges to pay, under the sum of the order. */
export function OrderKey({ disabled }: { disabled: boolean }) {
  const { t } = useShop();
  return (
    <button
      type="submit"
      form={orderFormId}
      name="intent"
      value="order"
      className="btn"
      data-kind="go"
      data-size="l"
      data-wide=""
      disabled={disabled}
    >
      {t('checkout.orderButton')}
    </button>
  );
}

function Refusal({ refusal }: { refusal: PaymentRefusal }) {
  const { t } = useShop();
  const money = useMoney();
  switch (refusal.reason) {
    case 'amount':
      return t('payment.reason.amount', { amount: money(refusal.centAmount) });
    case 'items':
      return t('payment.reason.items', { count: refusal.count });
    case 'freight':
      return t('payment.reason.freight');
    case 'clientType':
      return t(refusal.only === 'company' ? 'payment.reason.company' : 'payment.reason.private');
  }
}
