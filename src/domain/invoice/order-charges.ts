/**
 * What an invoice charges of an order, in gross amounts. An order that is sent in parts has an invoice for each part;
 * all of them together are exactly the order's total.
 */
import { isGuarantee, parentSkuOf } from '../cart/articles.ts';
import type { LineItem } from '../cart/cart.ts';
import { shippingPrice } from '../cart/sums.ts';
import type { Locale } from '../locale/locales.ts';
import { localizedText } from '../locale/localized.ts';
import { shareUpTo } from '../money/apportion.ts';
import { smallestAmount } from '../money/currencies.ts';
import type { Order } from '../order/order.ts';
import { grossUpTo, offUpTo } from '../order/steps/credit-value.ts';
import { sumOf } from '../order/steps/pieces.ts';
import { shippingName } from '../shipping/shipping-name.ts';
import type { Translate } from '../texts/texts.ts';
import type { InvoiceDraft, Tax } from './invoice.ts';
import type { GrossAllowance, GrossLine } from './net-amounts.ts';
import { vatTreatment } from './vat-treatment.ts';

/** Pieces by the id of their line. */
export type Quantities = Readonly<Record<string, number>>;

export type Wording = { locale: Locale; t: Translate };

type Charges = { lines: GrossLine[]; allowances: GrossAllowance[] };

/** `quantities`: absent for everything that no earlier invoice charges. The first invoice charges delivery and fee. */
export function chargesOf(
  order: Order,
  earlier: readonly InvoiceDraft[],
  quantities: Quantities | undefined,
  wording: Wording,
): Charges {
  const before = quantitiesIn(earlier);
  const goods = order.lineItems.flatMap((line): GrossLine[] => {
    const from = before[line.id] ?? 0;
    const quantity = quantities ? (quantities[line.id] ?? 0) : line.quantity - from;
    if (quantity === 0) return [];
    if (!Number.isInteger(quantity) || quantity < 0 || from + quantity > line.quantity) {
      throw new RangeError(`line ${line.id} has no ${quantity} pieces without an invoice`);
    }
    return [goodsLine(order, line, from, from + quantity, wording)];
  });
  return {
    lines: [...goods, ...(earlier.length === 0 ? besides(order, wording) : [])],
    allowances: discountsOf(order, before, goods, wording),
  };
}

/** Pieces that these invoices or credit notes name, by line. */
export function quantitiesIn(documents: readonly Pick<InvoiceDraft, 'lines'>[]): Quantities {
  return Object.fromEntries(
    sumOf(
      documents.map(({ lines }) => lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }))),
    ),
  );
}

function goodsLine(
  order: Order,
  line: LineItem,
  from: number,
  to: number,
  { locale, t }: Wording,
): GrossLine {
  const { variant, price } = line;
  const name = localizedText(line.name, locale.language, locale.code);
  const parentSku = parentSkuOf(line);
  return {
    id: line.id,
    kind: isGuarantee(line) ? 'guarantee' : 'article',
    name: variant.isBware ? `${name}, ${t('badge.bware')}` : name,
    sku: variant.sku,
    ...(parentSku && { parentSku }),
    quantity: to - from,
    tax: goodsTax(order),
    gross: grossUpTo(line, to) - grossUpTo(line, from),
    listGross: (price.discounted ?? price.value).centAmount * (to - from),
  };
}

/** Delivery and fee. */
function besides(order: Order, { t, locale }: Wording): GrossLine[] {
  const { shippingInfo, customLineItems, custom } = order;
  const method = t(shippingName(order, shippingInfo.shippingMethod.key));
  const rate = shippingInfo.taxedPrice.taxPortions[0]?.rate;
  return [
    {
      id: 'shipping',
      kind: 'shipping',
      name: t('totals.delivery', { method }),
      quantity: 1,
      tax: vatTreatment(order, rate ?? rateOf(order)),
      gross: shippingPrice(order),
      listGross: shippingInfo.price.centAmount,
    },
    ...customLineItems.map(
      ({ id, slug, name, quantity, totalPrice }): GrossLine => ({
        id,
        kind: 'fee',
        name:
          slug === 'cash-on-delivery-fee'
            ? t('payment.codFee')
            : localizedText(name, locale.language, locale.code),
        quantity,
        tax: vatTreatment(order, custom.codFeeTaxedPrice?.taxPortions[0]?.rate ?? rateOf(order)),
        gross: totalPrice.centAmount,
        listGross: totalPrice.centAmount,
      }),
    ),
  ];
}

const rateOf = ({ taxedPrice }: Order): number => taxedPrice.taxPortions[0]?.rate ?? 0;

const goodsTax = (order: Order): Tax => vatTreatment(order, rateOf(order));

/**
 * This invoice's share of the discounts on the goods total: what its pieces take off (order/steps/credit-value.ts). Of
 * several discounts the last takes what the shares of the others leave.
 */
function discountsOf(
  order: Order,
  before: Quantities,
  goods: readonly GrossLine[],
  wording: Wording,
): GrossAllowance[] {
  const smallest = smallestAmount(order.totalPrice.currencyCode);
  const included = order.discountOnTotalPrice?.includedDiscounts ?? [];
  const whole = included.reduce(
    (sum, { discountedAmount }) => sum + discountedAmount.centAmount,
    0,
  );
  const taken = offUpTo(order, before);
  const until = offUpTo(order, withLines(before, goods));
  let left = until - taken;
  return included
    .map(({ discount, discountedAmount: { centAmount } }, at) => {
      const upTo = (part: number) => shareUpTo(centAmount, part, whole, smallest);
      const isLast = at === included.length - 1;
      const gross = isLast ? left : Math.min(left, upTo(until) - upTo(taken));
      left -= gross;
      return {
        id: discount.id,
        name: discountName(order, discount.id, wording),
        tax: goodsTax(order),
        gross,
      };
    })
    .filter(({ gross }) => gross > 0);
}

const withLines = (before: Quantities, lines: readonly GrossLine[]): Quantities => ({
  ...before,
  ...Object.fromEntries(lines.map(({ id, quantity }) => [id, (before[id] ?? 0) + quantity])),
});

function discountName({ cartDiscounts }: Order, id: string, { locale, t }: Wording): string {
  const name = cartDiscounts.find((discount) => discount.id === id)?.name ?? {};
  return localizedText(name, locale.language, locale.code) || t('totals.discount');
}
