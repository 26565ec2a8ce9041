/** The payment methods of the market. Choosing is a GET: the page shows the sum that goes with the choice. */
import type { PaymentMethodKey, PaymentOffer, PaymentRefusal } from '#domain/payment/methods.ts';
import { useHref, useMoney, useShop } from '../shop.tsx';

type PaymentChoicesProps = {
  offers: PaymentOffer[];
  chosen: PaymentMethodKey | undefined;
  codFeeCentAmount: number;
};

export function PaymentChoices({ offers, chosen, codFeeCentAmount }: PaymentChoicesProps) {
  const { t } = useShop();
  const href = useHref();
  const money = useMoney();
  const texts: Record<PaymentMethodKey, { name: string; text: string }> = {
    bankTransfer: { name: t('payment.bank'), text: t('payment.bankText') },
    cashOnDelivery: {
      name: t('payment.cod'),
      text: t('payment.codText', { amount: money(codFeeCentAmount) }),
    },
  };
  return (
    <form action={href('/checkout/payment')} data-autosubmit="">
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
              <b>{texts[key].name}</b>
              <small>{refusal ? <Refusal refusal={refusal} /> : texts[key].text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <p>
          <button type="submit" className="btn" data-kind="line">
            {t('cart.update')}
          </button>
        </p>
      </noscript>
    </form>
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
  }
}
