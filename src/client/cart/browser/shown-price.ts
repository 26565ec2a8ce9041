/** Prices at a quantity: of a piece in headline and floating bar, and the total. They are rendered outside its island. */

import { netOf } from '#domain/money/basis-points.ts';
import { formatMoney, formatMoneyParts } from '#domain/money/format.ts';
import type { IslandContext } from '../../island-context.tsx';
import { totalTexts } from '../../product/total-texts.ts';

/** `centAmount`: the gross price of a piece. Both of gross and net follow (docs/decisions/0020). */
export function showPrice(
  quantity: number,
  centAmount: number,
  { shop, t }: Pick<IslandContext, 'shop' | 't'>,
): void {
  const { currency, locale, vatRate } = shop;
  const parts = formatMoneyParts(centAmount, currency, locale);
  const plain = parts.map(({ value }) => value).join('');
  const net = formatMoney(netOf(centAmount, vatRate, currency), currency, locale);
  let both = false;
  for (const price of document.querySelectorAll<HTMLElement>('.buy .price, .buybar .price')) {
    for (const shown of price.querySelectorAll<HTMLElement>('[data-unit-price]')) {
      shown.replaceChildren(plain);
      if (shown.ariaHidden) shown.replaceChildren(...parts.map(raised));
    }
    const beside = price.querySelector('.price__net');
    beside?.replaceChildren(t('price.net', { amount: net }));
    both ||= beside !== null;
  }
  // A gift card has no VAT and no net price.
  const totals = Object.entries(totalTexts(quantity, centAmount, shop, t)).slice(0, both ? 2 : 1);
  const lines = totals.map(([mode, text]) => part(text, both ? mode : ''));
  document.querySelector('.buy__total')?.replaceChildren(...(quantity > 1 ? lines : []));
}

/** As in `LargePrice`: the fraction is raised. */
function raised({ type, value }: Intl.NumberFormatPart): HTMLElement | string {
  return type === 'fraction' || type === 'decimal' ? part(value, 'price__frac') : value;
}

function part(text: string, className: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className, textContent: text });
}
