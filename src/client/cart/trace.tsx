/** How the total is calculated, step by step. Collapsed by default; works without JavaScript. */
import { Fragment } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { type TraceStep, traceOfLine, traceOfTax, traceOfTotal } from '#domain/cart/price-trace.ts';
import { formatNumber, formatReduction } from '#domain/money/format.ts';
import { shippingName } from '#domain/shipping/shipping-name.ts';
import { vatText } from '#domain/vat/tax-rule.ts';
import { useLocalized, useMoney, useShop } from '../shop.tsx';
import { useDiscountLabel } from './discount-label.ts';

export function Trace({ cart }: { cart: Cart }) {
  const { t } = useShop();
  const localized = useLocalized();
  return (
    <details className="coupon" data-trace="">
      <summary className="small">{t('trace.title')}</summary>
      <div className="stack micro" data-gap="4">
        {cart.lineItems.map((line) => (
          <div key={line.id}>
            <p className="b">
              {line.quantity} × {localized(line.name)}
            </p>
            <Steps steps={traceOfLine(line, cart)} cart={cart} />
          </div>
        ))}
        <div>
          <p className="b">{t('totals.total')}</p>
          <Steps steps={traceOfTotal(cart)} cart={cart} />
        </div>
        <Steps steps={traceOfTax(cart)} cart={cart} />
      </div>
    </details>
  );
}

/** Steps and their sum. */
function Steps({ steps, cart }: { steps: TraceStep[]; cart: Cart }) {
  const money = useMoney();
  const labelOf = useLabel(cart);
  const total = steps.reduce((sum, { centAmount }) => sum + centAmount, 0);
  return (
    <dl className="totals">
      {steps.map((step) => (
        <Fragment key={`${step.kind} ${step.id ?? step.rate ?? ''}`}>
          <dt>{labelOf(step)}</dt>
          <dd>
            {step.centAmount < 0 && '−'}
            {money(Math.abs(step.centAmount))}
          </dd>
        </Fragment>
      ))}
      <dt aria-hidden="true" />
      <dd className="b">{money(total)}</dd>
    </dl>
  );
}

function useLabel(cart: Cart): (step: TraceStep) => string {
  const { t, locale, language } = useShop();
  const discountLabel = useDiscountLabel();
  return ({ kind, id, permyriad, rate }) => {
    switch (kind) {
      case 'list':
      case 'lowest':
      case 'campaign':
        return t(`trace.${kind}`);
      case 'volume':
        return `${t('totals.volume')} ${formatReduction(permyriad ?? 0, locale)}`;
      case 'goods':
      case 'net':
        return t(`totals.${kind}`);
      case 'discount':
        return discountLabel(cart.cartDiscounts.find((discount) => discount.id === id));
      case 'shipping':
        return t('totals.delivery', {
          method: t(shippingName(cart, cart.shippingInfo?.shippingMethod.key ?? 'parcel')),
        });
      case 'fee':
        return cart.custom.codFeeTitle?.[language] ?? t('payment.codFee');
      case 'vat':
        return t(vatText(cart), { rate: formatNumber((rate ?? 0) * 100, locale) });
    }
  };
}
