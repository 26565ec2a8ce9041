/** What becomes of an order, in three steps. */
import { deliveryRange } from '#domain/shipping/delivery-date.ts';
import type { ShippingMethodKey } from '#domain/shipping/methods.ts';
import { useT } from '../shop.tsx';

/** `awaitsPayment`: nothing is packed before the money is there. */
type NextStepsProps = { method: ShippingMethodKey; awaitsPayment: boolean };

export function NextSteps({ method, awaitsPayment }: NextStepsProps) {
  const t = useT();
  const first = awaitsPayment ? 'paid' : 'received';
  const steps = [
    [t(`orderNext.${first}`), t(`orderNext.${first}Text`)],
    [t('orderNext.shipped'), t('orderNext.shippedText')],
    [t('orderNext.delivered'), t('orderNext.deliveredText', deliveryRange[method])],
  ];
  return (
    <section className="panel" aria-labelledby="next">
      <h2 className="co__sub" id="next">
        {t('orderNext.title')}
      </h2>
      <ol className="next">
        {steps.map(([name, text], index) => (
          <li key={name}>
            <span className="plate" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
