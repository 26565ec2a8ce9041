/** The cart in a browser without JavaScript: the forms of its pages, sent one after the other. */
import { expect, it } from 'vitest';
import { quantities } from '../cart-view.ts';
import { putOnSale, setPrice } from '../goods.ts';
import { press } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { cartWith } from '../shopper.ts';
import { cartOf } from '../shoppers-with-account.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { aside } from './saving.ts';
import { sessionClock } from './session-clock.ts';
import { openShared, take } from './shared-cart-page.ts';

const minute = sessionClock();

const pageAt = async (shopper: Visitor, path: string) =>
  mainOf(await (await shopper.get(path)).text());

/** Presses a button of a page; returns the resulting page and its address. */
async function pressed(shopper: Visitor, html: string, key: string, typed = {}) {
  const path = await led(press(shopper, html, key, typed));
  return { path, html: await pageAt(shopper, path) };
}

const inCart = async (shopper: Visitor) => {
  const cart = await cartOf(shopper);
  return cart && [quantities(cart), aside(cart)];
};

it('the cart page names a removed article, and its undo form restores it once', async () => {
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('gb');
  const product = await pageAt(shopper, `/regal-en-${sku.slice(2)}`);
  expect(await led(shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '3' }))).toBe(
    '/checkout/cart',
  );
  expect(product).toContain(`name="sku" value="${sku}"`);
  const removed = await pressed(shopper, await pageAt(shopper, '/checkout/cart'), 'remove');
  expect(removed.html).toContain(`Removed: Regal ${sku} en`);
  expect(removed.html).toContain('Your basket is empty');
  expect(await inCart(shopper)).toEqual([{}, {}]);

  const back = await pressed(shopper, removed.html, 'undo');
  expect(back.path).toBe('/checkout/cart');
  expect(back.html).not.toContain('Removed:');
  expect(await inCart(shopper)).toEqual([{ [sku]: 3 }, {}]);

  // Sent again, it is already done; after another change it is too late.
  expect((await pressed(shopper, removed.html, 'undo')).path).toBe('/checkout/cart');
  expect(await inCart(shopper)).toEqual([{ [sku]: 3 }, {}]);
  await pressed(shopper, back.html, 'remove');
  const late = await pressed(shopper, removed.html, 'undo', { operation: crypto.randomUUID() });
  expect(late.path).toBe('/checkout/cart?problem=UndoNotPossible');
  expect(late.html).toMatch(/role="alert"[\s\S]*can no longer be undone/);
  expect(await inCart(shopper)).toEqual([{}, {}]);
});

it('forms save for later, remove and move back; saving and removing can be undone', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('gb');
  await shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '2' });
  const begun = await pageAt(shopper, '/checkout/cart');
  const saved = await pressed(shopper, begun, 'save');
  expect(saved.html).toContain(`data-saved="${sku}"`);
  expect(await inCart(shopper)).toEqual([{}, { [sku]: 2 }]);
  const back = await pressed(shopper, saved.html, 'undo');
  expect(await inCart(shopper)).toEqual([{ [sku]: 2 }, {}]);
  const again = await pressed(shopper, back.html, 'save');
  const gone = await pressed(shopper, again.html, 'remove-saved');
  expect(gone.html).not.toContain('data-saved=');
  expect(await inCart(shopper)).toEqual([{}, {}]);
  const kept = await pressed(shopper, gone.html, 'undo');
  expect(await inCart(shopper)).toEqual([{}, { [sku]: 2 }]);
  const moved = await pressed(shopper, kept.html, 'move');
  expect(moved.html).not.toContain('data-saved=');
  expect(await inCart(shopper)).toEqual([{ [sku]: 2 }, {}]);
});

it('the cart page lists the changes since the last visit in words, and a form dismisses the note', async () => {
  minute(0);
  const [first, second] = await putOnSale({ price: 1100 }, {});
  const shopper = visitor('gb');
  await cartWith(shopper, { [first]: 1, [second]: 1 });
  await setPrice(first, 1000);
  minute(31);
  const page = await pageAt(shopper, '/checkout/cart');
  const [note = ''] =
    /<section[^>]*aria-label[^>]*>(?:(?!<\/section>)[\s\S])*Price down[\s\S]*?<\/section>/.exec(
      page,
    ) ?? [];
  expect(decodedText(note).replace(/<!-- -->/g, '')).toContain('Price down from £11.00 to £10.00');
  expect(note).toContain(`href="/regal-en-${first.slice(2)}"`);
  expect(note).not.toContain(second.slice(2));
  expect(note).not.toMatch(/<(s|del)\b/);
  const read = await pressed(shopper, page, 'dismiss-changes');
  expect(read.path).toBe('/checkout/cart');
  expect(read.html).toContain(`data-sku="${first}"`);
  expect(read.html).not.toContain('Price down');
});

it('the link to the cart is in a field without a copy button, and its page needs no script', async () => {
  const [one, other] = await putOnSale({}, {});
  const sender = visitor('gb');
  await cartWith(sender, { [one]: 2, [other]: 1 });
  const page = await pageAt(sender, '/checkout/cart');
  const [field = ''] = /<input[^>]*value="[^"]*\/shared-cart\?items=[^"]*"[^>]*>/.exec(page) ?? [];
  expect(field).toContain(`items=${one}~2.${other}"`);
  expect(page).not.toContain('Copy link');
  const receiver = visitor('gb');
  const shared = await openShared(receiver, `${one}~2.${other}`);
  expect(await led(take(receiver, shared))).toBe('/checkout/cart');
  expect(await inCart(receiver)).toEqual([{ [one]: 2, [other]: 1 }, {}]);
});

it('two browsers do not see each other’s carts', async () => {
  const [mine, yours] = await putOnSale({}, {});
  const shoppers = [visitor('gb'), visitor('gb')] as const;
  for (const [at, sku] of [mine, yours].entries()) {
    await shoppers[at]?.post('/checkout/cart', { intent: 'add', sku, quantity: '1' });
  }
  const [first, second] = await Promise.all(shoppers.map((each) => pageAt(each, '/checkout/cart')));
  expect([first?.includes(mine), first?.includes(yours)]).toEqual([true, false]);
  expect([second?.includes(mine), second?.includes(yours)]).toEqual([false, true]);
});

it.each([
  ['goods', {}, ['£11.90', '£9.92', '£23.80', '£19.83']],
  ['gift cards', { document: { productType: 'gift_card' } }, ['£11.90', '£23.80']],
] as const)(
  'a line of %s says what a piece and the line cost, net too where there is VAT',
  async (_, more, amounts) => {
    const [sku] = await putOnSale({ price: 1190, ...more });
    const shopper = visitor('gb');
    await shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '2' });
    const html = await pageAt(shopper, '/checkout/cart');
    const line = decodedText(
      /<li class="line".*?<p class="line__sum">.*?<\/p>/s.exec(html)?.[0] ?? '',
    );
    expect([...new Set(line.match(/£[\d.]+/g))]).toEqual(amounts);
  },
);
