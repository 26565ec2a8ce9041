/** A cart shared by its address: what the receiver sees and can add to their own cart. Source: issue 5, UX-30. */
import { expect, it } from 'vitest';
import { quantities } from '../cart-view.ts';
import { putOnSale, setStock } from '../goods.ts';
import { cartWith } from '../shopper.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { linkOn, openShared, take } from './shared-cart-page.ts';

const twoYears = '4100020';

async function cartOf(shopper: Visitor) {
  const { me } = await shopper.ask('getMe', {});
  return me.activeCart ? quantities(me.activeCart) : null;
}

it('the cart page shows the link, the receiver sees the goods and takes them, and the sender keeps theirs', async () => {
  const [oven, shelf] = await putOnSale({ price: 32_900, stock: 9 }, { price: 500 });
  const sender = visitor('ch');
  const { id, version } = await cartWith(sender, { [oven]: 2, [shelf]: 1 });
  const custom = { parentSku: oven };
  await sender.ask('updateCart', {
    id,
    version,
    actions: [{ action: 'addLineItem', sku: twoYears, quantity: 1, custom }],
  });
  const link = await linkOn(sender, '/fr');
  expect(link).toBe(`/fr/shared-cart?items=${oven}~2~${twoYears}.${shelf}`);

  const receiver = visitor('ch');
  const page = await openShared(receiver, `${oven}~2~${twoYears}.${shelf}`, '/fr');
  expect([page.status, page.possible]).toEqual([200, { [oven]: 2, [shelf]: 1 }]);
  expect(page.total).toBe(2 * (32_900 + 2632) + 500);
  expect(page.lineOf(oven)).toContain(`data-guarantee="${twoYears}"`);
  // In another language it is the same cart.
  expect(page.html).toContain(`href="/it/shared-cart?items=${oven}~2~${twoYears}.${shelf}"`);
  expect(await cartOf(receiver)).toBeNull();
  expect(await led(take(receiver, page))).toBe('/fr/checkout/cart');
  expect(await cartOf(receiver)).toEqual({ [oven]: 2, [twoYears]: 2, [shelf]: 1 });
  expect(await cartOf(sender)).toEqual({ [oven]: 2, [twoYears]: 2, [shelf]: 1 });
});

it('the page sets no cookie, is not cached and not indexed', async () => {
  const [sku] = await putOnSale({});
  const owner = visitor('de');
  await cartWith(owner, { [sku]: 1 });
  for (const receiver of [visitor('de'), owner]) {
    const { status, headers, html } = await openShared(receiver, sku);
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).toContain('content="noindex, follow"');
  }
});

it('the goods are added once if the button is pressed twice, and the cart keeps its content', async () => {
  const [held, shared] = await putOnSale({}, { stock: 5 });
  const receiver = visitor('nl');
  await cartWith(receiver, { [held]: 3 });
  const page = await openShared(receiver, `${shared}~4`);
  for (const _ of ['once', 'twice']) expect(await led(take(receiver, page))).toBe('/checkout/cart');
  expect(await cartOf(receiver)).toEqual({ [held]: 3, [shared]: 4 });
});

it('the page says what is in the cart already, and the cart takes no more than is in stock', async () => {
  const [some, full] = await putOnSale({ stock: 5 }, { stock: 2 });
  const sender = visitor('gb');
  await cartWith(sender, { [some]: 3, [full]: 2 });
  const page = await openShared(sender, `${some}~3.${full}~2`);
  expect(page.possible).toEqual({ [some]: 2, [full]: 0 });
  expect(page.lineOf(some)).toContain('Already in your basket: 3');
  expect(await led(take(sender, page))).toBe('/checkout/cart?problem=MaximumReached');
  expect(await cartOf(sender)).toEqual({ [some]: 5, [full]: 2 });
});

it('in another market unsold and sold-out articles are marked, and the rest can be added', async () => {
  const [plain, foreign, gone] = await putOnSale(
    { price: 700 },
    { notSellableIn: ['pl'] },
    { stock: 0 },
  );
  const receiver = visitor('pl');
  const page = await openShared(receiver, `${plain}~2.${foreign}.${gone}.EX99999999`);
  expect(page.possible).toEqual({ [plain]: 2, [gone]: 0 });
  expect(page.problems).toEqual(['notSold', 'unknown']);
  expect(page.total).toBe(1400);
  await led(take(receiver, page));
  expect(await cartOf(receiver)).toEqual({ [plain]: 2 });
});

it('a guarantee is not added where the cart has the article without one, or where it is not sold', async () => {
  const [oven, shelf] = await putOnSale({ price: 32_900 }, { categories: ['office-display'] });
  const receiver = visitor('de');
  await cartWith(receiver, { [oven]: 1 });
  const page = await openShared(receiver, `${oven}~1~${twoYears}.${shelf}~1~${twoYears}`);
  expect(page.main).not.toContain('data-guarantee');
  expect(await led(take(receiver, page))).toBe('/checkout/cart');
  expect(await cartOf(receiver)).toEqual({ [oven]: 2, [shelf]: 1 });
});

it('if less is in stock than the page showed, nothing is added, and the page says so', async () => {
  const [sku] = await putOnSale({ stock: 5 });
  const receiver = visitor('be');
  const page = await openShared(receiver, `${sku}~4`);
  await setStock(sku, 3);
  const back = await led(take(receiver, page));
  expect(back).toBe(`/shared-cart?items=${sku}~4&problem=changed`);
  expect(await (await receiver.get(back)).text()).toContain('role="alert"');
  expect(receiver.cookies.has('kontor-cart')).toBe(false);
  const again = await openShared(receiver, `${sku}~4`);
  expect(await led(take(receiver, again))).toBe('/checkout/cart');
  expect(await cartOf(receiver)).toEqual({ [sku]: 3 });
});

it('every link gets a page, which shows nothing of its text but article numbers', async () => {
  const [sku] = await putOnSale({ stock: 50_000 });
  const receiver = visitor('ie');
  const hostile: [items: string, problems: string[]][] = [
    [`${sku}~0.${sku}~-1.${sku}~1e9.${sku}~1000000000`, Array(4).fill('quantity')],
    [`${twoYears}.${twoYears}~2~${sku}`, ['unknown', 'unknown']],
    ['%3Cscript%3Ealert(1)%3C/script%3E', ['unreadable']],
    ['%ff%00~~~.call%200900', ['unreadable', 'unreadable']],
    ['x'.repeat(10_000), ['unreadable']],
  ];
  for (const [items, problems] of hostile) {
    const page = await openShared(receiver, items);
    expect([items, page.status, page.problems]).toEqual([items, 200, problems]);
    expect(page.main).not.toMatch(/alert\(1\)|0900|x{41}/);
  }
  const cut = await openShared(receiver, `${sku}~1.`.repeat(769));
  expect([cut.status, cut.possible[sku]]).toEqual([200, expect.any(Number)]);
  expect(cut.main).toContain('data-kind="warn"');
  const twice = await openShared(receiver, `${sku}~2.${sku.toLowerCase()}~3`);
  expect(twice.possible).toEqual({ [sku]: 5 });
});

it('an empty link and an empty form create no cart', async () => {
  const receiver = visitor('se');
  for (const path of ['/shared-cart', '/shared-cart?items=', '/shared-cart?items=...']) {
    const response = await receiver.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).not.toContain('name="operationId"');
  }
  expect(await led(receiver.post('/shared-cart', {}))).toContain('/shared-cart?items=&problem=');
  expect(receiver.cookies.has('kontor-cart')).toBe(false);
});

it('a cart that is too large for a link shows none and leads to the quick order', async () => {
  const skus = await putOnSale(...Array.from({ length: 101 }, () => ({})));
  const sender = visitor('fr');
  await cartWith(sender, Object.fromEntries(skus.map((sku) => [sku, 1])));
  const html = await (await sender.get('/checkout/cart')).text();
  expect(html).not.toContain('/shared-cart?items=');
  const folded = html.slice(html.lastIndexOf('<details class="coupon"'));
  expect(folded.slice(0, folded.indexOf('</details>'))).toContain('href="/quick-order"');
});
