/** Prices at a quantity: of a piece in headline and floating bar, and the total. They are rendered outside its island. */

import type { LocaleCode } from '#domain/locale/locales.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney, formatMoneyParts } from '#domain/money/format.ts';

/** `net`: the text of the price without VAT; absent if the price of a piece is the same at each quantity. */
export function showPrice(
  quantity: number,
  centAmount: number,
  net: string | undefined,
  { currency, locale }: { currency: CurrencyCode; locale: LocaleCode },
): void {
  const parts = formatMoneyParts(centAmount, currency, locale);
  const plain = parts.map(({ value }) => value).join('');
  const sum = formatMoney(quantity * centAmount, currency, locale);
  document
    .querySelector<HTMLElement>('.buy__total')
    ?.replaceChildren(quantity > 1 ? `${quantity} × ${plain} = ${sum}` : '');
  if (net === undefined) return;
  for (const price of document.querySelectorAll<HTMLElement>('.buy .price, .buybar .price')) {
    for (const shown of price.querySelectorAll<HTMLElement>('[data-unit-price]')) {
      shown.replaceChildren(plain);
      if (shown.ariaHidden) shown.replaceChildren(...parts.map(raised));
    }
    price.querySelector<HTMLElement>('.price__net')?.replaceChildren(net);
  }
}

/** As in `LargePrice`: the fraction is raised. */
function raised({ type, value }: Intl.NumberFormatPart): HTMLElement | string {
  if (type !== 'fraction' && type !== 'decimal') return value;
  const part = document.createElement('span');
  part.className = 'price__frac';
  part.textContent = value;
  return part;
}
