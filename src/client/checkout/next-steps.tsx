/** What happens after an order, in three steps, or two for gift cards. */
import type { ReactNode } from 'react';
import { untilDay } from '#domain/locale/until-day.ts';
import type { DeliveryPromise } from '#domain/order/delivery-promise.ts';
import type { ShippingMethodKey } from '#domain/shipping/methods.ts';
import { Arrival } from '../product/arrival.tsx';
import { AvailabilityText } from '../product/stock-badge.tsx';
import { useShop, useT } from '../shop.tsx';

type NextStepsProps = {
  method: ShippingMethodKey;
  awaitsPayment: boolean;
  promise: DeliveryPromise;
};

export function NextSteps({ method, awaitsPayment, promise }: NextStepsProps) {
  const t = useT();
  const first = awaitsPayment ? 'paid' : 'received';
  const promised = <Promised key="promised" promise={promise} method={method} />;
  const sent: [name: string, text: ReactNode][] =
    promise.kind === 'byMail'
      ? [[t('giftCard.title'), promised]]
      : [
          [t('orderNext.shipped'), t('orderNext.shippedText')],
          [t('orderNext.delivered'), promised],
        ];
  const steps = [[t(`orderNext.${first}`), t(`orderNext.${first}Text`)] as const, ...sent];
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

function Promised({ promise, method }: Pick<NextStepsProps, 'promise' | 'method'>) {
  const { t, locale: code, language, country } = useShop();
  const freight = method === 'freight';
  switch (promise.kind) {
    case 'afterPayment':
      return t('orderNext.deliveredText', promise.days);
    case 'byMail':
      return t('giftCard.promise');
    case 'soldOut':
      return <AvailabilityText availability={promise.availability} freight={freight} />;
    case 'by': {
      const by = untilDay(promise.day, { code, language, country });
      return <Arrival freight={freight} by={by} />;
    }
  }
}
