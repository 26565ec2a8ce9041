/** The price of a piece in the headline and in the floating bar, which are rendered outside the island of the quantity. */

import type { LocaleCode } from '#domain/locale/locales.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoneyParts } from '#domain/money/format.ts';

/** `net`: the text of the price without VAT. */
export function showPrice(
  centAmount: number,
  net: string,
  { currency, locale }: { currency: CurrencyCode; locale: LocaleCode },
): void {
  const parts = formatMoneyParts(centAmount, currency, locale);
  const plain = parts.map(({ value }) => value).join('');
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
