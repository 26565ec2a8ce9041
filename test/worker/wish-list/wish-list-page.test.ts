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

it('keeps how many are wanted, also when an article is moved, removed and brought back', async () => {
  const shopper = visitor('de');
  const [sku] = await putOnSale({ price: 1000 });
  await save(shopper, sku);
  const [list] = await own(shopper);
  const wanted = { intent: 'quantity', list: list?.id ?? '', sku };
  await shopper.post('/wish-lists', { ...wanted, quantity: '3' });
  const three = await page(shopper);
  expect(three).toContain('data-total="3000"');
  expect(three).toContain(`/shared-cart?items=${sku}~3`);
  const removed = await page(shopper, await led(press(shopper, three, 'remove')));
  await press(shopper, removed, 'add');
  const { id: to } = (await own(shopper))[0] ?? { id: '' };
  const made = await shopper.ask('changeWishLists', {
    change: { action: 'create', name: 'Küche' },
  });
  await shopper.ask('changeWishLists', {
    change: { action: 'move', list: to, sku, to: made.list },
  });
  expect((await own(shopper))[1]?.quantities).toEqual({ [sku]: 3 });
  // What is no number of pieces is read as in the cart.
  await shopper.post('/wish-lists', { ...wanted, list: made.list, quantity: 'x' });
  expect((await own(shopper))[1]?.quantities).toBeUndefined();
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

it('an emptied list is neither shared nor printed, but its link can be ended', async () => {
  const shopper = visitor('de');
  const [sku] = await putOnSale({});
  await save(shopper, sku);
  const keys = [t('wishList.share'), t('wishList.print'), t('wishList.rename')];
  const shown = (html: string) => keys.map((key) => html.includes(key));
  const filled = await page(shopper);
  expect(shown(filled)).toEqual([true, true, true]);
  const emptied = await page(shopper, await led(press(shopper, filled, 'remove')));
  expect(shown(emptied)).toEqual([false, false, true]);
  await save(shopper, sku);
  const linked = await page(shopper, await led(press(shopper, await page(shopper), 'share')));
  const left = await page(shopper, await led(press(shopper, linked, 'remove')));
  expect(left).toContain('value="unshare"');
  expect(left).not.toContain(t('wishList.print'));
});
