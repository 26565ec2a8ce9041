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

const goods = putOnSale({ price: 100 }, { price: 100, freight: true });

it('the product page leads there', async () => {
  const [sku] = await goods;
  const page = await (await visitor('de').get(`/regal-de-${sku.slice(2)}`)).text();
  expect(page).toContain('<p class="price__note"><a href="/dispatch-information/">');
});

it.each(locales)('in $code', async ({ country, code, ...locale }) => {
  const [parcel, freight] = await goods;
  // One of the two in each locale, because a checkout takes long.
  const [key, sku] = code < 'h' ? ['parcel', parcel] : ['freight', freight];
  const { cart } = await readyToOrder(country, { [sku]: 1 });
  if (!cart.shippingInfo) throw new Error('a cart without shipping');
  const { centAmount, currencyCode } = cart.shippingInfo.price;
  const path = `${prefixOf({ country, code, ...locale }, marketRules)}/dispatch-information/`;
  const page = mainOf(wordsOf(await (await visitor(country).get(path)).text()));
  expect(page).toContain(
    `<dd data-fee="${key}">${formatMoney(centAmount, currencyCode, code)}</dd>`,
  );
  expect(page.match(/data-fee/g)).toHaveLength(2);
});
