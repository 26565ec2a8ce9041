/** Where net prices lead, they do so for every amount of goods: each is there twice, marked for the style sheet. */
import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '../cart/quick-order-page.ts';
import { openShared } from '../cart/shared-cart-page.ts';
import { department } from '../demo-rows.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { mainOf, wordsOf } from '../html-page.ts';
import { readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { without } from './net-view.ts';

let oven: string;
let vice: string;
let word: string;
beforeAll(async () => {
  const shelf = `shelf-${crypto.randomUUID()}`;
  word = `zqn${crypto.randomUUID().slice(0, 6)}`;
  [oven, vice] = await putOnSale(
    { price: 9492, stock: 9, document: { referencedResourceSet: [shelf] } },
    { price: 1004, categories: [shelf], text: () => ({ name: `Vice ${word}` }) },
  );
  await tellSearch();
});

/** Amounts as they are written, without the words around them. */
const amountsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\u00a0|&nbsp;/g, ' ')
    .match(/£[\d,.]+|[\d.]+,\d\d €/g) ?? [];

/** Amounts outside the price tags that are the same in both views. */
function sharedAmounts(html: string): string[] {
  const rest = wordsOf(html)
    .replace(/<div class="price".*?<\/div>/gs, '')
    // What the amount charged is made of.
    .replace(/<details[^>]*data-trace.*?<\/details>/gs, '');
  return amountsIn(without('as-net', without('as-gross', rest)));
}

/** The parts of each price tag that the choice exchanges. */
const tagsOf = (html: string) =>
  (html.match(/<div class="price".*?<\/div>/gs) ?? []).map((tag) => [
    tag.includes('<span class="price__gross as-net">'),
    tag.includes('<p class="price__net">'),
  ]);

function expectBoth(html: string, count: number) {
  const tags = tagsOf(html);
  expect(tags.length).toBeGreaterThanOrEqual(count);
  for (const tag of tags) expect(tag).toEqual([true, true]);
}

describe('both amounts are in', () => {
  it('the articles that the drawer offers beside one', async () => {
    const html = await (await visitor('de').get(`/__complements/${oven}`)).text();
    expectBoth(html, 1);
    expect(sharedAmounts(html)).toEqual([]);
  });

  it('the suggestions of the search and the panel of its empty field', async () => {
    for (const path of [`/__suggest?query=${word}`, '/__suggest']) {
      const html = await (await visitor('gb').get(path)).text();
      expectBoth(html, 1);
      expect(sharedAmounts(html)).toEqual([]);
    }
  });

  it('the page of an article whose delivery costs a fee', async () => {
    const html = mainOf(await (await visitor('de').get(`/regal-de-${vice.slice(2)}`)).text());
    const feesIn = (view: string) => [
      ...wordsOf(view).matchAll(/(?:zzgl\. |\(Paket\): )([\d,]+)\s€/g),
    ];
    const fees = feesIn(without('as-net', html)).map(([, fee]) => fee);
    const nets = feesIn(without('as-gross', html)).map(([, fee]) => fee);
    expect(fees.length).toBeGreaterThan(0);
    expect(nets).toHaveLength(fees.length);
    for (const [at, fee] of fees.entries()) expect(nets[at]).not.toBe(fee);
    expect(sharedAmounts(html)).toEqual([]);
  });

  it('the panel of a department', async () => {
    const { key } = await department('de', 'de');
    const html = mainOf(await (await visitor('de').get(`/departments?department=${key}`)).text());
    expectBoth(html, 4);
    expect(sharedAmounts(html)).toEqual([]);
  });

  it('the cart and the checkout, whose one shared amount is the total that is charged', async () => {
    const { shopper } = await readyToOrder('de', { [oven]: 3 });
    const cart = mainOf(await (await shopper.get('/checkout/cart')).text());
    expectBoth(cart, 1);
    expect(cart).toMatch(/<summary><span class="as-gross">[^<]*€/);
    expect(sharedAmounts(cart)).toEqual(['284,76 €']);
    for (const step of ['addresses', 'payment']) {
      const html = mainOf(await (await shopper.get(`/checkout/${step}`)).text());
      const [sum = ''] = /<aside class="panel sticky stack sum".*?<\/dl>/s.exec(html) ?? [];
      expect(sharedAmounts(sum)).toEqual(['284,76 €']);
      // Line, goods, net total, VAT, total: 3 × 94.92 at 19 %.
      expect(amountsIn(without('as-gross', sum))).toEqual([
        '239,29 €',
        '239,29 €',
        '239,29 €',
        '45,47 €',
        '284,76 €',
      ]);
    }
  });

  it('a shared cart and a checked list', async () => {
    const shared = await openShared(visitor('de'), `${oven}~2~4100020`);
    const { main } = await check(visitor('de'), { lines: `${oven.slice(2)};2` });
    for (const html of [shared.main, main]) {
      expect(sharedAmounts(html)).toEqual([]);
      expect(amountsIn(without('as-gross', html))).toContain('159,53 €');
    }
  });
});
