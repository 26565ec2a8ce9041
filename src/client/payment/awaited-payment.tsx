/** The payment slip of an order that is not paid yet. Source: eu-2026.md PAY-04. */
import type { Money } from '#domain/money/money.ts';
import type { AwaitedPayment as Awaited } from '#domain/order/payment-status.ts';
import { paymentCode } from '#domain/payment/payment-code.ts';
import { decimalAmount } from '#domain/payment/transfer-text.ts';
import type { BankDetails } from '#domain/store/store.ts';
import { useMoney, useShop } from '../shop.tsx';
import { PaymentSlip, VoucherPaymentSlip } from './payment-slip.tsx';

type AwaitedPaymentProps = {
  awaited: Awaited | undefined;
  total: Money;
  /** The order number as shown, used as the payment reference. */
  reference: string;
  bank: BankDetails;
};

export function AwaitedPayment({ awaited, total, reference, bank }: AwaitedPaymentProps) {
  const { country } = useShop();
  const money = useMoney();
  const amount = { text: money(total.centAmount), plain: decimalAmount(total) };
  if (!awaited) return null;
  if (awaited.kind === 'voucher')
    return <VoucherPaymentSlip voucher={awaited.voucher} amount={amount} />;
  const code = paymentCode({ bank, amount: total, reference }, country);
  return <PaymentSlip bank={bank} amount={amount} reference={reference} code={code} />;
}
