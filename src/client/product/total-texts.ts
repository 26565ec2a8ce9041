import { netOf } from '#domain/money/basis-points.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Translate } from '#domain/texts/texts.ts';
import type { ShopView } from '../shop.tsx';

type Priced = Pick<ShopView, 'currency' | 'locale' | 'vatRate'>;

/**
 * The total of several pieces where gross prices lead and where net prices do; `each`: gross price of a piece in cents.
 * VAT is removed per piece, as in a cart without VAT, so that the written sum is right. By the class of its element.
 */
export function totalTexts(quantity: number, each: number, shop: Priced, t: Translate) {
  const { currency, locale, vatRate } = shop;
  const money = (centAmount: number) => formatMoney(centAmount, currency, locale);
  const sum = (piece: number) => `${quantity} × ${money(piece)} = ${money(quantity * piece)}`;
  const net = t('price.net', { amount: sum(netOf(each, vatRate, currency)) });
  const beside = `${money(quantity * each)} ${t('price.gross')}`;
  return { 'as-gross': sum(each), 'as-net': `${net} · ${beside}` };
}
