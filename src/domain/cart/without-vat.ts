/**
 * Removes the VAT from a cart's amounts, and restores it in lines. VAT is removed per piece, so that pieces times price
 * add up to the line and lines to the total; a net discount is the net price before it minus the net price after it, so
 * that no cent is left over. Amounts in cents.
 */

import { netOf } from '../money/basis-points.ts';
import { type CurrencyCode, smallestAmount } from '../money/currencies.ts';
import { moneyOf } from '../money/money-of.ts';
import { intraCommunityName } from '../vat/tax-rule.ts';
import type { Cart, IncludedDiscounts, LineItem, TaxRelief } from './cart.ts';
import { goodsTotal } from './sums.ts';
import { taxed } from './taxed.ts';

/** Expects prices with VAT; fee, tax and total are calculated afterwards. */
export function withoutVat(cart: Cart, taxRelief: TaxRelief, currency: CurrencyCode): Cart {
  const { rate } = taxRelief;
  const net = (centAmount: number) => netOf(centAmount, rate, currency);
  const lineItems = cart.lineItems.map((line) => lineWithoutVat(line, taxRelief, net, currency));
  const bare = { ...cart, lineItems, taxRelief };
  return withNetShipping(withNetDiscount(bare, cart, currency), net, currency);
}

/** The line at its price with VAT, as shown in the shop. */
export function withVat(line: LineItem): LineItem {
  const { grossPrice, taxRule: _rule, ...rest } = line;
  return grossPrice ? { ...rest, price: grossPrice } : line;
}

type Net = (centAmount: number) => number;

function lineWithoutVat(
  line: LineItem,
  { rule }: TaxRelief,
  net: Net,
  currency: CurrencyCode,
): LineItem {
  const { price, quantity } = line;
  const amount = (centAmount: number) => moneyOf(centAmount, currency);
  const unit = (price.discounted ?? price.value).centAmount;
  const groups = line.discountedPricePerQuantity.map(({ quantity, discountedPrice }) => ({
    quantity,
    discountedPrice: {
      value: amount(net(discountedPrice.value.centAmount)),
      includedDiscounts: netDiscounts(unit, discountedPrice.includedDiscounts, net, currency),
    },
  }));
  const total = groups.reduce(
    (sum, { quantity, discountedPrice }) => sum + discountedPrice.value.centAmount * quantity,
    groups.length === 0 ? net(unit) * quantity : 0,
  );
  return {
    ...line,
    price: {
      value: amount(net(price.value.centAmount)),
      ...(price.discounted && { discounted: amount(net(price.discounted.centAmount)) }),
      ...(price.lowest && { lowest: amount(net(price.lowest.centAmount)) }),
    },
    grossPrice: price,
    discountedPricePerQuantity: groups,
    taxedPrice: { totalGross: amount(total) },
    taxRule: rule,
  };
}

/** Net amounts of successive discounts. `before`: the amount before the first of them. */
function netDiscounts(
  before: number,
  included: IncludedDiscounts,
  net: Net,
  currency: CurrencyCode,
): IncludedDiscounts {
  let left = before;
  return included.map(({ discount, discountedAmount }) => {
    const after = left - discountedAmount.centAmount;
    const centAmount = net(left) - net(after);
    left = after;
    return { discount, discountedAmount: moneyOf(centAmount, currency) };
  });
}

/** Discounts on the goods total: the same share of the goods as with VAT, whatever the rounding of the pieces. */
function withNetDiscount(cart: Cart, gross: Cart, currency: CurrencyCode): Cart {
  const { discountOnTotalPrice } = gross;
  if (!discountOnTotalPrice) return cart;
  const [whole, netWhole] = [goodsTotal(gross), goodsTotal(cart)];
  const smallest = smallestAmount(currency);
  const share: Net = (centAmount) => shareOfWhole(centAmount, whole, netWhole, smallest);
  const { includedDiscounts } = discountOnTotalPrice;
  const included = netDiscounts(whole, includedDiscounts, share, currency);
  const off = included.reduce((sum, { discountedAmount }) => sum + discountedAmount.centAmount, 0);
  return {
    ...cart,
    discountOnTotalPrice: {
      discountedAmount: moneyOf(off, currency),
      includedDiscounts: included,
    },
  };
}

/** BigInt, because the product of two amounts may exceed a safe integer. Rounds half up to the smallest amount. */
function shareOfWhole(part: number, whole: number, netWhole: number, smallest: number): number {
  if (whole === 0) return 0;
  const divisor = 2n * BigInt(whole) * BigInt(smallest);
  const dividend = 2n * BigInt(part) * BigInt(netWhole) + divisor / 2n;
  return Number(dividend / divisor) * smallest;
}

function withNetShipping(cart: Cart, net: Net, currency: CurrencyCode): Cart {
  const { shippingInfo } = cart;
  if (!shippingInfo) return cart;
  const { price, discountedPrice, ...rest } = shippingInfo;
  const paid = net((discountedPrice?.value ?? price).centAmount);
  return {
    ...cart,
    shippingInfo: {
      ...rest,
      price: moneyOf(net(price.centAmount), currency),
      ...(discountedPrice && {
        discountedPrice: {
          value: moneyOf(net(discountedPrice.value.centAmount), currency),
          includedDiscounts: netDiscounts(
            price.centAmount,
            discountedPrice.includedDiscounts,
            net,
            currency,
          ),
        },
      }),
      taxedPrice: taxed(paid, 0, currency, intraCommunityName),
    },
  };
}
