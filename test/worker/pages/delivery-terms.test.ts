/** The page behind "plus delivery" states the fees that the checkout charges. Source: eu-2026.md P-10, P-12. */
import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { formatMoney } from '#domain/money/format.ts';
import { marketRules } from '../../domain/shop.ts';
import { putOnSale } from '../goods.ts';
import { mainOf, wordsOf } from '../html-page.ts';
import { readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

it.each(locales)('in $code', async (locale) => {
  const { country, code } = locale;
  const [parcel, freight] = await putOnSale({ price: 100 }, { price: 100, freight: true });
  const charged = async (sku: string) => {
    const { cart } = await readyToOrder(country, { [sku]: 1 });
    const { centAmount, currencyCode } = cart.shippingInfo?.price ?? {};
    if (centAmount === undefined || !currencyCode) throw new Error('a cart without shipping');
    return formatMoney(centAmount, currencyCode, code);
  };
  const shopper = visitor(country);
  const prefix = prefixOf(locale, marketRules);
  const page = await (await shopper.get(`${prefix}/dispatch-information/`)).text();
  const stated = [...mainOf(wordsOf(page)).matchAll(/<dd data-fee="(\w+)">([^<]*)</g)].map(
    ([, method, fee]) => [method, fee],
  );
  expect(stated).toEqual([
    ['parcel', await charged(parcel)],
    ['freight', await charged(freight)],
  ]);
  const article = await (await shopper.get(`/regal-${locale.language}-${parcel.slice(2)}`)).text();
  if (prefix === '') expect(article).toMatch(/price__note"><a href="\/dispatch-information\/"/);
});
