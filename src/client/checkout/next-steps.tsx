/** What happens after an order, in three steps. */
import type { ReactNode } from 'react';
import type { ShippingMethodKey } from '#domain/shipping/methods.ts';
import type { DayRange } from '#domain/store/store.ts';
import { Arrival } from '../product/arrival.tsx';
import { useT, type WrittenDay } from '../shop.tsx';

type NextStepsProps = {
  method: ShippingMethodKey;
  /** Working days from order to door. */
  days: DayRange;
  /** Nothing is shipped before the payment arrives, so no delivery date is shown. */
  awaitsPayment: boolean;
  /** The delivery date promised with the order. */
  by: WrittenDay;
};

export function NextSteps({ method, days, awaitsPayment, by }: NextStepsProps) {
  const t = useT();
  const first = awaitsPayment ? 'paid' : 'received';
  const arrival = awaitsPayment ? (
    t('orderNext.deliveredText', days)
  ) : (
    <Arrival freight={method === 'freight'} by={by} />
  );
  const steps: [name: string, text: ReactNode][] = [
    [t(`orderNext.${first}`), t(`orderNext.${first}Text`)],
    [t('orderNext.shipped'), t('orderNext.shippedText')],
    [t('orderNext.delivered'), arrival],
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
