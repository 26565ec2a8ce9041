/** A shop in front of a middleware, which has no list of its products: the articles that the shop knows are asked for. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';
import { differenceOf } from '#domain/catalogue/difference.ts';
import { readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { putOnSale } from '../goods.ts';
import { askingPeer, copyOf, followOnce } from './copied-catalogue.ts';
import { copyToFront } from './front-shop.ts';

let sku = '';
beforeAll(async () => {
  [sku] = await putOnSale({ price: 12_300, stock: 9, categories: ['frying-grilling'] });
  await copyToFront(sku);
});

async function changeThere(
  change: (product: NonNullable<Awaited<ReturnType<typeof copyOf>>>) => void,
) {
  const [product] = await readProductsBySku(env.DB, [sku]);
  if (!product) throw new Error(sku);
  change(product);
  await catalogueWriter(env.DB, new Date()).writeProducts([product], { stock: new Set([sku]) });
}

const fieldsOf = (one: unknown, other: unknown) =>
  differenceOf(one, other)
    .map(({ field }) => field)
    .toSorted();

it('changes nothing that the answers do not have otherwise', async () => {
  const before = await copyOf(sku, askingPeer);
  await followOnce(askingPeer);
  expect(fieldsOf(before, await copyOf(sku, askingPeer))).toEqual([]);
});

it('takes over a name, a price and stock', async () => {
  const before = await copyOf(sku, askingPeer);
  await changeThere((product) => {
    const { de } = product.texts;
    if (de) de.name = 'Amboss vom Nachbarn';
    product.prices.pl = { centAmount: 99_900, history: product.prices.pl?.history ?? [] };
    product.availableQuantity = 4;
  });
  await followOnce(askingPeer);
  const after = await copyOf(sku, askingPeer);
  expect(after).toMatchObject({
    texts: { de: { name: 'Amboss vom Nachbarn' } },
    prices: { pl: { centAmount: 99_900 } },
    availableQuantity: 4,
  });
  expect(fieldsOf(before, after)).toEqual([
    'availableQuantity',
    'prices.pl.centAmount',
    'prices.pl.history.1',
    'texts.de.name',
  ]);
});

it('sells an article no more where the middleware does not', async () => {
  await changeThere((product) => {
    product.notSellableIn = ['fr'];
    delete product.prices.at;
  });
  await followOnce(askingPeer);
  const after = await copyOf(sku, askingPeer);
  expect(after?.notSellableIn).toEqual(['fr']);
  expect(after?.prices.at).toBeUndefined();
});

it('withdraws an article that is not there any more', async () => {
  await changeThere((product) => {
    product.published = false;
  });
  await followOnce(askingPeer);
  expect(await copyOf(sku, askingPeer)).toMatchObject({ published: false });
});
