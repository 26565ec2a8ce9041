/**
 * How every total of a cart comes about, step by step: from the list price to what is paid, and the VAT within it.
 * Derived from the cart itself, so that it cannot say anything else than the cart does. The cents of the steps make the
 * total; `exact` is what a step would be without rounding, where that differs.
 */
import { volumeStep } from '../discount/volume.ts';
import type { Cart, IncludedDiscounts, LineItem } from './cart.ts';
import { discountAmounts, goodsTotal } from './sums.ts';

export type TraceStep = {
  kind: 'list' | 'campaign' | 'volume' | 'goods' | 'discount' | 'shipping' | 'fee' | 'net' | 'vat';
  /** Below zero: taken off. */
  centAmount: number;
  /** Cents, with a fraction. */
  exact?: number;
  /** Of a discount. */
  id?: string;
  /** Of a discount for volume. */
  permyriad?: number;
  /** Of the VAT, as a fraction. */
  rate?: number;
};

/** List price, campaign, volume, discounts: together what the line costs. */
export function traceOfLine(line: LineItem): TraceStep[] {
  const { quantity, price, variant } = line;
  const list = price.value.centAmount;
  const unit = price.discounted?.centAmount ?? list;
  const volume = volumeStep(variant.volumeDiscountGroup, quantity);
  const off = discountAmounts({ lineItems: [line] });
  const volumeOff = volume && off.get(volume.id);
  return [
    { kind: 'list', centAmount: list * quantity },
    ...(unit === list ? [] : [step('campaign', (unit - list) * quantity)]),
    ...(volume && volumeOff !== undefined
      ? [
          {
            ...step('volume', -volumeOff, (-unit * quantity * volume.permyriad) / 10_000),
            id: volume.id,
            permyriad: volume.permyriad,
          },
        ]
      : []),
    ...[...off]
      .filter(([id]) => id !== volume?.id)
      .map(([id, centAmount]): TraceStep => ({ kind: 'discount', id, centAmount: -centAmount })),
  ];
}

/** Goods, what is taken off them, shipping, what is taken off it, fee: together the total. */
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

/** Net and the portions of VAT: together the total. */
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
