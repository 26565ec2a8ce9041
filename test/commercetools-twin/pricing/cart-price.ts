/**
 * Prices a cart as commercetools does at every change: discounts, shipping, taxes, totals. The mock has only the sum of
 * prices times quantities. A cart that is ordered or merged stays as it is.
 */

import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import { targetsIn } from '#domain/discount/choose.ts';
import {
  discountedLine,
  discountedLines,
  type Line,
  type Sum,
  sumOf,
} from '#domain/discount/take-off.ts';
import { type Fields, fieldsIn, isFields, numberIn } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { codesIn, discountsFor, matchedCart, unitCents } from './discounts.ts';
import { centsOf, moneyIn } from './money.ts';
import { shippingOf } from './shipping.ts';
import { taxedCart } from './taxes.ts';

export const pricer =
  (records: Records) =>
  async (cart: Fields): Promise<Fields> =>
    cart.cartState === 'Active' ? priced(cart, records) : cart;

async function priced(cart: Fields, records: Records): Promise<Fields> {
  const matched = await matchedCart(cart, records);
  const { currency } = matched;
  const codes = await codesIn(cart, records);
  const chosen = await discountsFor(matched, codes, records);
  const of = (type: string) => chosen.discounts.filter(({ target }) => target?.type === type);
  const lines = of('lineItems').reduce(
    (priced: Line[], discount) =>
      discountedLines(priced, targetsIn(matched.lines, discount), discount, currency),
    fieldsIn(cart.lineItems).map((line) => [
      { quantity: numberIn(line.quantity) ?? 0, centAmount: unitCents(line), included: [] },
    ]),
  );
  const custom = fieldsIn(cart.customLineItems).map(customTotal);
  const goods = lines.reduce((sum, line) => sum + sumOf(line), 0);
  const extra = custom.reduce((sum, cents) => sum + cents, 0);
  const shipping = await shippingOf(cart, matched, goods + extra, records);
  const fee = reduced(centsOf(shipping?.price), of('shipping'), cart);
  // The total includes shipping.
  const before = goods + extra + fee.centAmount;
  const whole = reduced(before, of('totalPrice'), cart);
  const state = new Map(chosen.codes.map((each) => [each.code, each.state]));
  const sums: Fields = {
    ...cart,
    lineItems: fieldsIn(cart.lineItems).map((line, at) =>
      pricedLine(line, lines[at] ?? [], currency),
    ),
    customLineItems: fieldsIn(cart.customLineItems).map((line, at) => ({
      ...line,
      totalPrice: moneyIn(currency, custom[at] ?? 0),
    })),
    discountCodes: codes.map(({ reference, code }) => ({
      discountCode: reference,
      state: state.get(code) ?? 'DoesNotMatchCart',
    })),
    shippingInfo: shipping && {
      ...shipping,
      discountedPrice: fee.included.length > 0 ? discountedPrice(fee, currency) : undefined,
    },
    discountOnTotalPrice:
      whole.included.length > 0
        ? {
            discountedAmount: moneyIn(currency, before - whole.centAmount),
            includedDiscounts: included(whole, currency),
          }
        : undefined,
    totalPrice: moneyIn(currency, whole.centAmount),
  };
  return taxedCart(sums, before - whole.centAmount, records);
}

const customTotal = ({ money, quantity }: Fields) => centsOf(money) * (numberIn(quantity) ?? 1);

function reduced(centAmount: number, discounts: readonly CartDiscount[], cart: Fields): Sum {
  const currency = isFields(cart.totalPrice) ? String(cart.totalPrice.currencyCode) : '';
  return discounts.reduce(
    (sum: Sum, discount) => discountedLine(sum, discount, currency as never),
    { centAmount, included: [] },
  );
}

function pricedLine(line: Fields, pieces: Line, currency: string): Fields {
  const isReduced = pieces.some((each) => each.included.length > 0);
  return {
    ...line,
    totalPrice: moneyIn(currency, sumOf(pieces)),
    discountedPricePerQuantity: isReduced
      ? pieces.map((each) => ({
          quantity: each.quantity,
          discountedPrice: discountedPrice(each, currency),
        }))
      : [],
  };
}

const discountedPrice = (sum: Sum, currency: string) => ({
  value: moneyIn(currency, sum.centAmount),
  includedDiscounts: included(sum, currency),
});

const included = (sum: Sum, currency: string) =>
  sum.included.map(({ id, centAmount }) => ({
    discount: { typeId: 'cart-discount', id },
    discountedAmount: moneyIn(currency, centAmount),
  }));
