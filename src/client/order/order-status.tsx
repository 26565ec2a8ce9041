/** The form to look up an order by number and e-mail address, and the order found. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import { routePaths } from '#domain/content/links.ts';
import { countryName } from '#domain/country/country-name.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { formatMoney, formatNumber } from '#domain/money/format.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { paymentStatusTexts } from '#domain/order/payment-status.ts';
import { shipmentStatusTexts } from '#domain/order/shipment-status.ts';
import { cashLines, feeLine } from '#domain/payment/cash-lines.ts';
import { methodName } from '#domain/payment/method-names.ts';
import { labelled } from '#domain/texts/labelled.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { vatText } from '#domain/vat/tax-rule.ts';
import { useShop } from '../shop.tsx';
import { ErrorSummary, useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';

type LookupProps = { values: FieldValues; errors?: FieldErrors; problem?: TextKey };

export function OrderLookup({ values, errors = {}, problem }: LookupProps) {
  const { t, href } = useShop();
  const errorText = useErrorText(errors);
  const [first = !problem && values.orderNumber && 'email'] = Object.keys(errors);
  const about = (name: string) => ({
    name,
    error: errorText(name),
    defaultValue: values[name],
    autoFocus: name === first,
    required: true,
  });
  return (
    <form
      className="panel stack"
      method="post"
      action={href(routePaths['order-status'])}
      noValidate
    >
      <p className="muted">{t('orderStatus.text')}</p>
      {problem && <Note kind="err" text={t(problem)} />}
      <ErrorSummary errors={errors} />
      <Field
        {...about('orderNumber')}
        label={t('order.number')}
        hint={t('orderStatus.hint')}
        autoComplete="off"
        maxLength={40}
      />
      <Field
        {...about('email')}
        type="email"
        label={t('address.email')}
        autoComplete="email"
        maxLength={254}
      />
      <button type="submit" className="btn" data-kind="go" data-size="l" data-wide="">
        {t('orderStatus.button')}
      </button>
    </form>
  );
}

/** `placed`: the order date as formatted text. `isOwn`: the customer's, in the account, under a heading with its number. */
export function FoundOrder({
  order,
  placed,
  isOwn,
}: {
  order: OrderStatus;
  placed: string;
  isOwn: boolean;
}) {
  const { t, href, country, locale } = useShop();
  const number = shownOrderNumber(order.orderNumber, country);
  const facts: [label: string, value: string][] = [
    [t('order.date'), placed],
    [t('order.state'), t(`order.state.${order.orderState}`)],
    [t('order.payment'), t(paymentStatusTexts[order.payment])],
  ];
  if (order.method && order.method !== 'nothingToPay') {
    const day = dayIn(country, new Date(order.createdAt));
    facts.push([t('payment.title'), methodName(order.method, day, t)]);
  }
  if (order.orderState !== 'Cancelled') {
    facts.push([t('order.shipment'), t(shipmentStatusTexts[order.shipment])]);
  }
  if (!order.addresses) {
    const place = `${order.town}, ${countryName(order.country, locale)}`;
    facts.push([t('orderStatus.deliveredTo'), place]);
  }
  return (
    <section className="panel stack" aria-labelledby="found" data-order-number={number}>
      <h2 className="sign title" id="found">
        {isOwn ? t('checkout.summary') : labelled(t, t('order.number'), number)}
      </h2>
      <dl className="totals">
        {facts.map(([label, value]) => (
          <FoundLine key={label} label={label} value={value} />
        ))}
      </dl>
      <Amounts order={order} />
      {!isOwn && (
        <p>
          <a className="btn" data-kind="line" href={href(routePaths['order-status'])}>
            {t('orderStatus.again')}
          </a>
        </p>
      )}
    </section>
  );
}

function Amounts({ order }: { order: OrderStatus }) {
  const { t, locale, language } = useShop();
  const { credited, refunded, due } = order;
  const later: [label: string, centAmount: number][] = [
    [t('order.credited'), -credited],
    [t('order.paidBack'), refunded],
    [t('order.stillDue'), due === order.totalPrice.centAmount ? 0 : due],
  ];
  const { lines, discount, shipping, fee: calculatedCodFee, feeTitle, totalPrice } = order;
  const custom = { calculatedCodFee, codFeeTitle: feeTitle, cashRounding: order.cashRounding };
  const fee = feeLine(custom, language, t);
  const money = (centAmount: number) => formatMoney(centAmount, totalPrice.currencyCode, locale);
  return (
    <dl className="totals">
      <FoundLine
        label={t('totals.goods')}
        value={money(lines.reduce((sum, { centAmount }) => sum + centAmount, 0))}
      />
      {discount && (
        <FoundLine label={t('totals.discount')} value={`−${money(discount.centAmount)}`} />
      )}
      <FoundLine
        label={t('totals.delivery', {
          method: t(order.isByMail ? 'giftCard.byMail' : `shipping.${shipping.key}`),
        })}
        value={
          shipping.price.centAmount === 0 ? t('shipping.free') : money(shipping.price.centAmount)
        }
      />
      {fee && <FoundLine label={fee.label} value={money(fee.centAmount)} />}
      <dt className="grand">{t('totals.total')}</dt>
      <dd className="grand">{money(totalPrice.centAmount)}</dd>
      {order.taxes.map(({ rate, amount }) => (
        <FoundLine
          key={rate}
          label={t(vatText(order), { rate: formatNumber(rate * 100, locale) })}
          value={money(amount.centAmount)}
          isSub
        />
      ))}
      {order.giftCards?.map(({ lastFour, amount }) => (
        <FoundLine
          key={lastFour}
          label={t('giftCard.line', { lastFour })}
          value={`−${money(amount.centAmount)}`}
        />
      ))}
      {later
        .filter(([, centAmount]) => centAmount !== 0)
        .map(([label, centAmount]) => (
          <FoundLine key={label} label={label} value={money(centAmount).replace('-', '−')} />
        ))}
      {cashLines(custom, due, money, t).map((line) => (
        <FoundLine key={line.label} {...line} />
      ))}
    </dl>
  );
}

function FoundLine(props: { label: string; value: string; isSub?: boolean }) {
  const { label, value, isSub } = props;
  return (
    <>
      <dt className={isSub ? 'sub' : undefined}>{label}</dt>
      <dd className={isSub ? 'sub' : undefined}>{value}</dd>
    </>
  );
}
