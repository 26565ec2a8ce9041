import { netOf } from '#domain/money/basis-points.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Translate } from '#domain/texts/texts.ts';
import type { ShopView } from '../shop.tsx';

type Priced = Pick<ShopView, 'currency' | 'locale' | 'vatRate'>;

/**
 * The total of several pieces where gross prices lead and where net prices do; `each`: gross price of a piece in cents.
 * VAT is removed from the sum, as in the cart: the net price of a piece, which is rounded, times the quantity may be
 * some cents more or less. By the class of its element.
 */
export function totalTexts(quantity: number, each: number, shop: Priced, t: Translate) {
  const { currency, locale, vatRate } = shop;
  const money = (centAmount: number) => formatMoney(centAmount, currency, locale);
  const sum = `${quantity} × ${money(each)} = ${money(quantity * each)}`;
  const net = t('price.net', { amount: money(netOf(quantity * each, vatRate, currency)) });
  return { 'as-gross': sum, 'as-net': `${net} · ${sum} ${t('price.gross')}` };
}
