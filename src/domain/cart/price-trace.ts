/**
 * How each total of a cart is made up, step by step: from the list price to the amount paid, and the VAT within it.
 * Derived from the cart itself, so that it cannot contradict it. The cents of the steps add up to the total; `exact` is
 * the amount of a step before rounding, where that differs.
 */
import type { Cart, IncludedDiscounts, LineItem } from './cart.ts';
import { struckPriceOf } from './struck-price.ts';
import { discountAmounts, goodsTotal } from './sums.ts';
import { volumeDiscountIn } from './volume-price.ts';

export type TraceStep = {
  kind:
    | 'list'
    | 'lowest'
    | 'campaign'
    | 'volume'
    | 'goods'
    | 'discount'
    | 'shipping'
    | 'fee'
    | 'net'
    | 'vat';
  /** Negative: a reduction. */
  centAmount: number;
  /** Cents before rounding: what the check of the sums compares with. */
  exact?: number;
  /** Id of a discount. */
  id?: string;
  /** Rate of a volume discount. */
  permyriad?: number;
  /** VAT rate as a fraction. */
  rate?: number;
};

/** List price, or the lowest of 30 days before a reduction (P-02), the reduction, volume and discounts; they add up to the price of the line. */
export function traceOfLine(line: LineItem, cart: Pick<Cart, 'cartDiscounts'>): TraceStep[] {
  const { quantity, price } = line;
  const struck = struckPriceOf(price);
  const unit = (price.discounted ?? price.value).centAmount;
  const first = struck ?? unit;
  const off = discountAmounts({ lineItems: [line] });
  const volume = volumeDiscountIn(line, cart);
  const volumeOff = volume && off.get(volume.id);
  return [
    {
      kind: struck !== undefined ? 'lowest' : price.discounted ? 'campaign' : 'list',
      centAmount: first * quantity,
    },
    ...(unit === first ? [] : [step('campaign', (unit - first) * quantity)]),
    ...(volume && volumeOff !== undefined
      ? [
          {
            ...step('volume', -volumeOff, (-unit * quantity * volume.permyriad) / 10_000),
            ...volume,
          },
        ]
      : []),
    ...[...off]
      .filter(([id]) => id !== volume?.id)
      .map(([id, centAmount]): TraceStep => ({ kind: 'discount', id, centAmount: -centAmount })),
  ];
}

/** Goods, their discounts, shipping, its discounts and the fee; they add up to the total. */
export function traceOfTotal(cart: Cart): TraceStep[] {
  const { shippingInfo, discountOnTotalPrice, custom } = cart;
  return [
    step('goods', goodsTotal(cart)),
    ...discountSteps(discountOnTotalPrice?.includedDiscounts),
    ...(shippingInfo ? [step('shipping', shippingInfo.price.centAmount)] : []),
    ...discountSteps(shippingInfo?.discountedPrice?.includedDiscounts),
    ...(custom.calculatedCodFee ? [step('fee', custom.calculatedCodFee.centAmount)] : []),
  ];
}

/** Net amount and VAT portions; they add up to the total. */
export function traceOfTax({ taxedPrice }: Pick<Cart, 'taxedPrice'>): TraceStep[] {
  const { totalNet, totalGross, taxPortions } = taxedPrice;
  const [portion] = taxPortions;
  const gross = totalGross.centAmount;
  return [
    step('net', totalNet.centAmount, portion && gross / (1 + portion.rate)),
    ...taxPortions.map(({ rate, amount }) => ({
      ...step('vat', amount.centAmount, gross - gross / (1 + rate)),
      rate,
    })),
  ];
}

function step(kind: TraceStep['kind'], centAmount: number, exact = centAmount): TraceStep {
  return { kind, centAmount, ...(Math.abs(exact - centAmount) > 1e-6 && { exact }) };
}

function discountSteps(included: IncludedDiscounts = []): TraceStep[] {
  return included.map(({ discount, discountedAmount }) => ({
    kind: 'discount',
    id: discount.id,
    centAmount: -discountedAmount.centAmount,
  }));
}
