/**
 * The payment methods of the market, in the order form. Changing the choice requests the total for that method; the
 * order is refused while the page shows the total of another method.
 */
import type { ClientType } from '#domain/customer/customer.ts';
import type { PaymentMethodKey, PaymentOffer } from '#domain/payment/methods.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { useShop } from '../shop.tsx';
import { useMethodName } from './method-name.ts';
import { type CashTerms, PaymentRow } from './payment-row.tsx';

type PaymentChoicesProps = {
  offers: PaymentOffer[];
  chosen: PaymentMethodKey | undefined;
  /** A wallet that has already authorized the total: no redirect follows. */
  granted: PaymentMethodKey | undefined;
  cash: CashTerms;
  clientType: ClientType;
  /** The cart that was reviewed: the order must be for exactly this version and total. */
  reviewed: {
    cartId: string;
    version: number;
    totalCentAmount: number;
    giftCardCentAmount: number;
  };
};

export const orderFormId = 'order';

export function PaymentChoices(props: PaymentChoicesProps) {
  const { offers, chosen, granted, cash, clientType, reviewed } = props;
  const { t, href } = useShop();
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
      {/* Enter presses the form's first submit button: it must not be the order button. */}
      <button type="submit" name="intent" value="choose" hidden />
      <input type="hidden" name="cartId" value={reviewed.cartId} />
      <input type="hidden" name="version" value={reviewed.version} />
      <input type="hidden" name="total" value={reviewed.totalCentAmount} />
      <input type="hidden" name="giftCards" value={reviewed.giftCardCentAmount} />
      <fieldset className="choices">
        <legend className="co__sub">{t('payment.title')}</legend>
        {rows.map((offer) => (
          <PaymentRow
            key={offer.key}
            offer={offer}
            chosen={offer.key === chosen}
            granted={offer.key === granted}
            cash={cash}
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

/** Methods for the other client type are not selectable; a note says why (PAY-12). */
function ForOthers({ offers, clientType }: { offers: PaymentOffer[]; clientType: ClientType }) {
  const { t } = useShop();
  const nameOf = useMethodName();
  if (offers.length === 0) return null;
  const only = clientType === 'private' ? 'payment.onlyCompany' : 'payment.onlyPrivate';
  return (
    <p className="small muted">
      {labelled(t, t(only), offers.map(({ key }) => nameOf(key)).join(' · '))}
    </p>
  );
}

/** The order button, which obliges to pay, below the order's total. */
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
