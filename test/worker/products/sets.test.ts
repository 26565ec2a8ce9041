/** What a set consists of, and what its parts cost alone, as a shopper sees it without a script. */
import { expect, it } from 'vitest';
import { type Goods, putOnSale } from '../goods.ts';
import { visitor } from '../visitor.ts';

async function pageOf(sku: string): Promise<string> {
  const response = await visitor('gb').get(`/regal-en-${sku.slice(2)}`);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('<!-- -->', '');
}

const linkedParts = (html: string) =>
  [
    ...(html.split('id="parts"')[1]?.split('</section>')[0] ?? '').matchAll(
      /href="\/regal-en-(\d{8})"/g,
    ),
  ].map(([, number]) => `EX${number}`);

const apart = (html: string) =>
  /data-apart="">(?:<span class="as-gross">)?([^<]*)/.exec(html)?.[1] ?? null;

async function setOf(price: number, parts: string[]): Promise<string> {
  const [set] = await putOnSale({ price, document: { parts } });
  return set;
}

it('a set links its parts in their order and says what they cost alone, each as often as it has it', async () => {
  const [bench, plate] = await putOnSale({ price: 3000 }, { price: 1000, stock: 0 });
  const html = await pageOf(await setOf(4500, [plate, bench, plate]));
  expect(linkedParts(html)).toEqual([plate, bench]);
  expect(apart(html)).toBe('Bought separately £50.00: you save £5.00');
});

it.each<[string, number, Goods]>([
  ['is not cheaper', 4000, {}],
  ['has a part that the store does not sell', 3500, { notSellableIn: ['gb'] }],
])('a set that %s states no saving', async (_, price, second) => {
  const parts = await putOnSale({ price: 2000 }, { price: 2000, ...second });
  expect(apart(await pageOf(await setOf(price, parts)))).toBe(null);
});

it('a part of a set is not among the alternatives to it', async () => {
  const categories = [`sets-${crypto.randomUUID()}`];
  const [part, other, third] = await putOnSale({ categories }, { categories }, { categories });
  const [set] = await putOnSale({ categories, document: { parts: [part, other] } });
  const html = await pageOf(set);
  expect(html.split(`href="/regal-en-${part.slice(2)}"`).length - 1).toBe(1);
  expect(html).toContain(`href="/regal-en-${third.slice(2)}"`);
});
