/** The page of the wish lists: what it says after a form, and what an empty list has. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { putOnSale } from '../goods.ts';
import { press } from '../html-forms.ts';
import { led, visitor } from '../visitor.ts';
import { own, page, save } from './pages.ts';

const { t } = await textsFor('de-DE');

it('says what was removed or moved, and takes it back', async () => {
  const shopper = visitor('de');
  const [sku] = await putOnSale({});
  const name = `Regal ${sku} de`;
  await save(shopper, sku);
  const second = await led(shopper.post('/wish-lists', { intent: 'create', name: 'Küche' }));
  const to = new URLSearchParams(second.split('?')[1]).get('list') ?? '';
  expect(await page(shopper)).toContain(`/alert?sku=${sku}&amp;kind=price`);
  const moved = await page(shopper, await led(press(shopper, await page(shopper), to)));
  expect(moved).toContain(t('wishList.moved', { name, list: 'Küche' }));
  const back = await led(press(shopper, moved, 'move'));
  expect((await own(shopper)).map(({ skus }) => skus)).toEqual([[sku], []]);
  const removed = await led(press(shopper, await page(shopper), 'remove'));
  const note = await page(shopper, removed);
  expect(note).toContain(t('cart.removed', { name }));
  await press(shopper, note, 'add', { sku });
  expect((await own(shopper)).map(({ skus }) => skus)).toEqual([[sku], []]);
  // The same address later tells nothing that is no longer so.
  for (const old of [back, removed]) expect(await page(shopper, old)).not.toContain('value="undo"');
  expect(await page(shopper, removed)).not.toContain(t('cart.removed', { name }));
});

it('an empty list tells how it is filled, and has a search and articles to begin with', async () => {
  const empty = await page(visitor('de'));
  for (const text of [t('wishList.emptyTitle'), t('wishList.empty'), t('search.bestseller')]) {
    expect(empty).toContain(text);
  }
  expect(empty).toContain('action="/search"');
  expect(empty.match(/class="card"/g)).toHaveLength(4);
  expect(empty).toContain('data-later=""');
});
