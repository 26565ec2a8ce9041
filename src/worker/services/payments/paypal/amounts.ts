/** Amounts in PayPal's format: `12.90`, or `1290` for a currency without decimals. */
import { type CurrencyCode, currencies } from '#domain/money/currencies.ts';
import type { Money } from '#domain/money/money.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { PaymentLine } from '#domain/payment/provider.ts';

export type PaypalAmount = { currency_code: string; value: string };

/** Decimals by currency; PayPal does not support other currencies. Source: developer.paypal.com, currency codes. */
const decimals: Partial<Record<CurrencyCode, 0 | 2>> = {
  EUR: 2,
  GBP: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  SEK: 2,
  NOK: 2,
  PLN: 2,
  USD: 2,
  HUF: 0,
};

/** Undefined if PayPal cannot represent the amount exactly: rounding would change it. */
export function paypalAmount(centAmount: number, currency: CurrencyCode): PaypalAmount | undefined {
  const places = decimals[currency];
  if (places === undefined || centAmount < 0) return undefined;
  const [whole, cents] = [Math.floor(centAmount / 100), centAmount % 100];
  if (places === 0) {
    return cents === 0 ? { currency_code: currency, value: String(whole) } : undefined;
  }
  return { currency_code: currency, value: `${whole}.${String(cents).padStart(2, '0')}` };
}

/** Undefined for a currency that no store trades in, and for parts of a cent. */
export function moneyOfPaypal({ currency_code, value }: PaypalAmount): Money | undefined {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(value);
  if (!match || !Object.hasOwn(currencies, currency_code)) return undefined;
  const [, whole = '', part = ''] = match;
  const centAmount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return moneyOf(centAmount, currency_code as CurrencyCode);
}

type Item = {
  name: string;
  sku: string;
  quantity: string;
  category: 'PHYSICAL_GOODS';
  unit_amount: PaypalAmount;
};
type Breakdown = Record<'item_total' | 'shipping' | 'tax_total' | 'discount', PaypalAmount>;

/**
 * The lines as PayPal adds them up: everything net, plus the order's whole tax as one sum. What gift cards pay counts as
 * a discount, for which PayPal has no other word. Undefined if the result is
 * not the amount to the cent; then only the amount is sent to PayPal.
 */
export function withItems(
  lines: readonly PaymentLine[],
  { centAmount, currencyCode }: Money,
): { items: Item[]; breakdown: Breakdown } | undefined {
  const amount = (cents: number) => paypalAmount(cents, currencyCode);
  const netOf = (kind: PaymentLine['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + net(line), 0);
  const tax = lines.reduce((sum, line) => sum + line.taxCentAmount, 0);
  const reduction = 0 - netOf('discount') - netOf('giftCard');
  const [goods, delivery] = [netOf('article'), netOf('shipping')];
  if (goods + delivery - reduction + tax !== centAmount) return undefined;
  const [item_total, shipping, discount, tax_total] = [goods, delivery, reduction, tax].map(amount);
  if (!item_total || !shipping || !discount || !tax_total) return undefined;

  const items = lines
    .filter(({ kind }) => kind === 'article')
    .map((line) => itemOf(line, currencyCode));
  if (!items.every((item) => item !== undefined)) return undefined;
  return { items, breakdown: { item_total, shipping, tax_total, discount } };
}

const net = (line: PaymentLine) => line.totalCentAmount - line.taxCentAmount;

/** If the net price of a piece is not a whole number of cents, the line is one item: `3 × Blender`. */
function itemOf(line: PaymentLine, currency: CurrencyCode): Item | undefined {
  const { quantity, name, id } = line;
  const each = Number.isInteger(net(line) / quantity)
    ? paypalAmount(net(line) / quantity, currency)
    : undefined;
  const unit_amount = each ?? paypalAmount(net(line), currency);
  if (!unit_amount) return undefined;
  return {
    name: truncated(each ? name : `${quantity} × ${name}`, 127),
    sku: truncated(id, 127),
    quantity: String(each ? quantity : 1),
    category: 'PHYSICAL_GOODS',
    unit_amount,
  };
}

/** Counts code points, so that no surrogate pair is split. */
export function truncated(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}
