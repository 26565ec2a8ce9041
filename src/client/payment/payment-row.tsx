/** A payment method: its name, what happens next or why it is not possible, and its plates. */
import type { ReactNode } from 'react';
import { acceptedAtDelivery } from '#domain/payment/at-the-door.ts';
import { lenderOf } from '#domain/payment/lenders.ts';
import { platesOf } from '#domain/payment/method-names.ts';
import {
  creditOf,
  isOwnMethod,
  type PaymentMethodKey,
  type PaymentOffer,
  type PaymentRefusal,
} from '#domain/payment/methods.ts';
import { type ProviderKindKey, providerKinds } from '#domain/payment/provider-kinds.ts';
import { useMoney, useShop } from '../shop.tsx';
import { useMethodName } from './method-name.ts';

/** Cash on delivery: its fee, and what the driver accepts. */
export type CashTerms = { feeCentAmount: number; atTheDoor: 'cash' | 'cashOrCard' };

type PaymentRowProps = {
  offer: PaymentOffer;
  chosen: boolean;
  /** The order button pays directly, without a redirect. */
  granted: boolean;
  cash: CashTerms;
  /** Whether to show the credit warning, which is for private customers. */
  warned: boolean;
};

export function PaymentRow(props: PaymentRowProps) {
  const { offer, chosen, granted, cash, warned } = props;
  const { t } = useShop();
  const { key, refusal } = offer;
  const nameOf = useMethodName();
  return (
    <label className="choice">
      <input
        type="radio"
        name="method"
        value={key}
        defaultChecked={chosen}
        disabled={refusal !== undefined}
      />
      <span>
        <b>{nameOf(key)}</b>
        {!granted && (
          <small>
            {refusal ? <Refusal refusal={refusal} /> : <MethodDetail method={key} cash={cash} />}
          </small>
        )}
        {!refusal && <MethodLender method={key} />}
        {!refusal && warned && creditOf(key) === 'credit' && (
          <small>
            <strong>{t('payment.creditWarning')}</strong>
          </small>
        )}
      </span>
      <RowPlates method={key} />
    </label>
  );
}

/** Plates that only repeat the name are hidden from screen readers. */
function RowPlates({ method }: { method: PaymentMethodKey }) {
  const shop = useShop();
  const name = useMethodName()(method);
  const plates = platesOf(method, shop, shop.dates.today);
  if (plates.length === 0) return null;
  const repeated = plates.every((plate) => name.includes(plate));
  return (
    <span className="pays" aria-hidden={repeated || undefined}>
      {plates.map((plate) => (
        <span key={plate}>{plate}</span>
      ))}
    </span>
  );
}

export function MethodDetail(props: Pick<PaymentRowProps, 'cash'> & { method: PaymentMethodKey }) {
  const { feeCentAmount, atTheDoor } = props.cash;
  const { method } = props;
  const { t } = useShop();
  const money = useMoney();
  if (method === 'bankTransfer') return t('payment.bankText');
  if (method === 'nothingToPay') return t('payment.nothingText');
  if (isOwnMethod(method)) {
    const paid =
      feeCentAmount > 0
        ? t('payment.codText', { amount: money(feeCentAmount) })
        : t('mail.codText');
    return `${paid} ${t(acceptedAtDelivery(atTheDoor))}`;
  }
  return <ProviderDetail kind={method} />;
}

/** Says where the shopper will pay after pressing the order button. */
function ProviderDetail({ kind }: { kind: ProviderKindKey }): ReactNode {
  const shop = useShop();
  const { t } = shop;
  const [name = ''] = platesOf(kind, shop, shop.dates.today);
  if (kind === 'scheme') return t('payment.next.card');
  if (kind === 'applepay' || kind === 'googlepay') return t('payment.next.wallet', { name });
  switch (providerKinds[kind].flow) {
    case 'hosted':
      return t('payment.next.hosted');
    case 'redirect':
      return t('payment.next.redirect', { name });
    case 'voucher':
      return t('payment.next.voucher');
  }
}

export function MethodLender({ method }: { method: PaymentMethodKey }) {
  const { t, country } = useShop();
  const lender = lenderOf(method, country);
  return lender && <small>{t('payment.lender', { lender })}</small>;
}

function Refusal({ refusal }: { refusal: PaymentRefusal }) {
  const { t } = useShop();
  const money = useMoney();
  switch (refusal.reason) {
    case 'amount':
      return t('payment.reason.amount', { amount: money(refusal.centAmount) });
    case 'amountBelow':
      return t('payment.reason.amountBelow', { amount: money(refusal.centAmount) });
    case 'items':
      return t('payment.reason.items', { count: refusal.count });
    case 'freight':
      return t('payment.reason.freight');
    // Not shown as a row: see ForOthers.
    case 'clientType':
      return null;
  }
}
