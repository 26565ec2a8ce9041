/**
 * The payment methods of the market, in the form that orders. A change of the choice asks for the sum that goes with
 * it; the order is refused while the sum on the page is another method's.
 */
import type { ClientType } from '#domain/customer/customer.ts';
import type { PaymentMethodKey, PaymentOffer } from '#domain/payment/methods.ts';
import { useHref, useShop } from '../shop.tsx';
import { useMethodName } from './method-name.ts';
import { PaymentRow } from './payment-row.tsx';

type PaymentChoicesProps = {
  offers: PaymentOffer[];
  chosen: PaymentMethodKey | undefined;
  /** A wallet that has granted the sum: nobody is led anywhere by it. */
  granted: PaymentMethodKey | undefined;
  codFeeCentAmount: number;
  clientType: ClientType;
  /** What was reviewed: the order is for exactly this. */
  reviewed: { cartId: string; version: number; totalCentAmount: number };
};

export const orderFormId = 'order';

export function PaymentChoices(props: PaymentChoicesProps) {
  const { offers, chosen, granted, codFeeCentAmount, clientType, reviewed } = props;
  const { t } = useShop();
  const href = useHref();
  const forOthers = offers.filter(({ refusal }) => refusal?.reason === 'clientType');
  const rows = offers.filter((offer) => !forOthers.includes(offer));
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
        {rows.map((offer) => (
          <PaymentRow
            key={offer.key}
            offer={offer}
            chosen={offer.key === chosen}
            granted={offer.key === granted}
            codFeeCentAmount={codFeeCentAmount}
            warned={clientType === 'private'}
          />
        ))}
      </fieldset>
      <ForOthers offers={forOthers} clientType={clientType} />
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

/** What is there for the other kind of customer is no row to choose from; why it is missing is said (PAY-12). */
function ForOthers({ offers, clientType }: { offers: PaymentOffer[]; clientType: ClientType }) {
  const { t } = useShop();
  const nameOf = useMethodName();
  if (offers.length === 0) return null;
  const methods = offers.map(({ key }) => nameOf(key)).join(' · ');
  return (
    <p className="small muted">
      {t(clientType === 'private' ? 'payment.onlyCompany' : 'payment.onlyPrivate', { methods })}
    </p>
  );
}

/** The button that obliges to pay, under the sum of the order. */
export function OrderButton({ disabled }: { disabled: boolean }) {
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
