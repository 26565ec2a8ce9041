/** A cart without lines shows the way to goods: what sells best, the departments, an article by its number. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { readListing } from '../listing-page.ts';
import { visitor } from '../visitor.ts';

it.each(['de-DE', 'el-GR', 'fr-BE'] as const)(
  '%s: bestsellers with picture and price, departments with pictures, the search, the form of a number',
  async (locale) => {
    const { t } = await textsFor(locale);
    const shopper = visitor(locale.slice(-2).toLowerCase());
    const path = locale === 'fr-BE' ? '/fr/checkout/cart' : '/checkout/cart';
    const html = await (await shopper.get(path)).text();
    expect(html).toContain(t('cart.empty'));
    expect(html).toContain(t('home.bestsellers'));
    const tiles = /<ul class="tiles"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
    expect(tiles.match(/<img /g)).toHaveLength(9);
    expect(html).toContain('name="query"');
    expect(html).toContain('name="number"');
    const { cards } = await readListing(await shopper.get(path));
    expect(cards).toBe(5);
  },
);

it('a cart with a line has the steps of the checkout, and no bestsellers beside it', async () => {
  const shopper = visitor('de');
  await shopper.post('/checkout/cart', { intent: 'add', sku: 'EX10830695', quantity: '1' });
  const html = await (await shopper.get('/checkout/cart')).text();
  const has = (part: string) => html.includes(part);
  expect([has('class="steps"'), has('>Bestseller</h2>')]).toEqual([true, false]);
});
