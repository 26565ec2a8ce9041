/** The request to a payment provider for an attempt, built from the order draft. */

import type { Cart } from '../cart/cart.ts';
import { shippingPrice } from '../cart/sums.ts';
import { isCountryCode } from '../country/countries.ts';
import { amountToPay, giftCardCents } from '../gift-card/used-cards.ts';
import { localeOf } from '../locale/locales.ts';
import { taxWithin } from '../money/basis-points.ts';
import type { Money } from '../money/money.ts';
import type { OrderDraft } from '../order/order.ts';
import type { Intent, PaymentAttempt } from './attempt.ts';
import type { PaymentLine, PaymentRequest } from './provider.ts';
import { type ProviderKindKey, providerKinds } from './provider-kinds.ts';
import type { WalletAuthorization } from './wallet-authorization.ts';

/** ms in which a shopper can pay: on the pages of a provider, or with a reference at a cash machine. */
const payWithinMs = 30 * 60_000;
const voucherMs = 3 * 86_400_000;

export type RequestedPayment = Pick<PaymentAttempt, 'id' | 'method' | 'returnUrl'>;

/**
 * A new attempt, not yet sent to the provider. PayPal's order id is known from the wallet and stored before any
 * request: if the response is lost, the money is found by it.
 */
export function newAttempt(
  intent: Intent,
  requested: RequestedPayment,
  now: Date,
  authorization?: WalletAuthorization,
): PaymentAttempt {
  return {
    ...startedAttempt(requested, amountToPay(intent.draft), now),
    intent,
    ...(authorization && {
      authorization: { proof: authorization.proof, browser: authorization.browser },
    }),
    ...(authorization?.wallet === 'paypal' && { providerReference: authorization.proof }),
  };
}

/** What is known of any attempt before the provider has answered. */
export function startedAttempt(
  requested: RequestedPayment,
  amount: Money,
  now: Date,
): PaymentAttempt {
  const within = providerKinds[requested.method].flow === 'voucher' ? voucherMs : payWithinMs;
  return {
    ...requested,
    amount,
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + within).toISOString(),
    aim: 'order',
    stage: 'asked',
    transactions: [],
    moneyNews: 0,
  };
}

/** Whether the attempt is for the same version and total of the cart and the same payment method. */
export function isRequested(
  { aim, method, intent, amount }: PaymentAttempt,
  { draft }: Intent,
  requested: ProviderKindKey,
): boolean {
  return (
    aim === 'order' &&
    method === requested &&
    intent?.draft.cart.version === draft.cart.version &&
    intent.draft.totalPrice.centAmount === draft.totalPrice.centAmount &&
    amount.centAmount === amountToPay(draft).centAmount
  );
}

/** Returns the same request each time for an attempt. Throws if the attempt has been abandoned. */
export function paymentRequestOf(attempt: PaymentAttempt): PaymentRequest {
  const { id, intent } = attempt;
  if (!intent) throw new Error(`attempt ${id} has nothing to pay for`);
  return paymentRequestFor(attempt, intent.draft);
}

/** `lines`: if the amount is not the draft's total. */
export function paymentRequestFor(
  attempt: PaymentAttempt,
  draft: OrderDraft,
  lines: PaymentLine[] = paymentLines(draft),
): PaymentRequest {
  const { id, method, amount, returnUrl, expiresAt, authorization } = attempt;
  const { shippingAddress, billingAddress, customerEmail } = draft;
  const { country } = shippingAddress;
  if (!isCountryCode(country)) throw new Error(`attempt ${id} is delivered outside the markets`);
  return {
    attemptId: id,
    cartId: draft.cart.id,
    method,
    amount,
    country,
    locale: localeOf(country, draft.locale.split('-')[0]).code,
    customerEmail,
    billingAddress,
    shippingAddress,
    lines,
    returnUrl,
    expiresAt,
    ...(authorization && { authorization }),
  };
}

type Payable = Pick<Cart, 'shippingInfo' | 'discountOnTotalPrice' | 'giftCards'> &
  Pick<OrderDraft, 'lineItems' | 'totalPrice' | 'taxedPrice' | 'locale'> &
  Partial<Pick<OrderDraft, 'paymentInfo'>>;

/**
 * Lines, shipping, the discount on the total, and what gift cards pay, which changes no tax; they add up to what is to be
 * paid, to the cent.
 */
export function paymentLines(draft: Payable): PaymentLine[] {
  const { lineItems, discountOnTotalPrice, totalPrice, taxedPrice } = draft;
  const { currencyCode } = totalPrice;
  const rate = taxedPrice.taxPortions[0]?.rate ?? 0;
  const lineOf = (
    line: Pick<PaymentLine, 'id' | 'name' | 'kind' | 'quantity' | 'totalCentAmount'>,
  ) => ({
    ...line,
    taxCentAmount: taxWithin(line.totalCentAmount, rate, currencyCode),
    taxPermyriad: Math.round(rate * 10_000),
  });
  const shipping = shippingPrice(draft);
  const off = discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  const [language = ''] = draft.locale.split('-');
  const lines: PaymentLine[] = [
    ...lineItems.map((line) =>
      lineOf({
        id: line.variant.sku,
        name: line.name[language] ?? Object.values(line.name)[0] ?? line.variant.sku,
        kind: 'article',
        quantity: line.quantity,
        totalCentAmount: line.taxedPrice.totalGross.centAmount,
      }),
    ),
    ...(shipping > 0 ? [lineOf(single('shipping', shipping))] : []),
    ...(off > 0 ? [lineOf(single('discount', -off))] : []),
  ];
  const tax = taxedPrice.taxPortions.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  const byCards = giftCardCents(draft);
  const paid = { ...single('giftCard', -byCards), taxCentAmount: 0, taxPermyriad: 0 };
  return [...withTaxOf(tax, lines), ...(byCards > 0 ? [paid] : [])];
}

/** The VAT rounded per line may differ from the order's by some cents: they are added to the largest line. */
function withTaxOf(tax: number, lines: PaymentLine[]): PaymentLine[] {
  const [largest] = lines.toSorted((a, b) => b.totalCentAmount - a.totalCentAmount);
  const off = lines.reduce((left, { taxCentAmount }) => left - taxCentAmount, tax);
  return lines.map((line) =>
    line === largest ? { ...line, taxCentAmount: line.taxCentAmount + off } : line,
  );
}

const single = (kind: Exclude<PaymentLine['kind'], 'article'>, totalCentAmount: number) => ({
  id: kind,
  name: '',
  kind,
  quantity: 1,
  totalCentAmount,
});
