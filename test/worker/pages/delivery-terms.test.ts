/** The page behind "plus delivery" states the fees that the checkout charges. Source: eu-2026.md P-10, P-12. */
import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { formatMoney } from '#domain/money/format.ts';
import { marketRules } from '../../domain/shop.ts';
import { putOnSale } from '../goods.ts';
import { mainOf, readPage, wordsOf } from '../html-page.ts';
import { readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const goods = putOnSale({ price: 100 }, { price: 100, freight: true });

it('the product page leads there', async () => {
  const [sku] = await goods;
  const page = await (await visitor('de').get(`/regal-de-${sku.slice(2)}`)).text();
  const [note = ''] = /<p class="price__note">.*?<\/p>/.exec(page) ?? [];
  expect(note).toContain('<a href="/dispatch-information/#fees">');
  // The fee of one piece is known.
  expect(note.replace(/<\/?span[^>]*>/g, '')).toMatch(/inkl\. MwSt\., zzgl\. \d[\d.,]*\s€ Versand/);
  const [electrical] = await putOnSale({ document: { takeBack: ['electrical'] } });
  const swiss = await (await visitor('ch').get(`/regal-de-${electrical.slice(2)}`)).text();
  expect(swiss).toContain('inkl. vorgezogener Recyclinggebühr (vRG)');
  expect(page).not.toContain('data-recycling-fee');
});

it('the notice of the legal guarantee opens from there with one press, in the European Union (eu-2026.md C-10)', async () => {
  const [sku] = await goods;
  for (const [market, language, status] of [
    ['de', 'de', 200],
    ['gr', 'el', 200],
    ['gb', 'en', 404],
    ['ch', 'de', 404],
  ] as const) {
    const page = await readPage(await visitor(market).get(`/regal-${language}-${sku.slice(2)}`));
    const linked = page.html.includes('href="/legal-guarantee"');
    expect(linked, market).toBe(status === 200);
    expect((await visitor(market).get('/legal-guarantee')).status, market).toBe(status);
  }
  const notice = mainOf(wordsOf(await (await visitor('de').get('/legal-guarantee')).text()));
  // Without the Commission's file it says in words what the law gives.
  expect(notice).toContain('Reparatur oder Ersatz');
  expect(notice).toContain('href="https://europa.eu/youreurope/garantien"');
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
