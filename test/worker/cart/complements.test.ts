/** Complementary products are offered for an article in the cart, also without a script; none is preselected. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { pageOfStore } from '../other-store.ts';
import { visitor } from '../visitor.ts';

async function goods() {
  const shelf = `shelf-${crypto.randomUUID()}`;
  const categories = [shelf];
  return putOnSale(
    { document: { referencedResourceSet: [shelf] } },
    { categories },
    { categories, stock: 0 },
    ...Array.from({ length: 4 }, () => ({ categories })),
  );
}

const named = (html: string) =>
  [...html.matchAll(/name="sku" value="(EX\d+)"/g)].map(([, sku]) => sku);

it('the cart page offers at most four complements in stock, each with its own button', async () => {
  const [base = '', first = '', soldOut = ''] = await goods();
  const shopper = visitor('gb');
  await shopper.post('/checkout/cart', { intent: 'add', sku: base, quantity: '1' });
  const html = await (await shopper.get('/checkout/cart')).text();
  const [, section = ''] = html.split('id="complements"');
  const offered = named(section.split('</section>')[0] ?? '');
  expect(offered).toHaveLength(4);
  expect(offered).toContain(first);
  expect(offered).not.toContain(soldOut);
  expect(section.split('</section>')[0]).not.toContain('checked');
  await shopper.post('/checkout/cart', { intent: 'add', sku: first, quantity: '1' });
  const then = await (await shopper.get('/checkout/cart')).text();
  expect(named(then.split('id="complements"')[1]?.split('</section>')[0] ?? '')).not.toContain(
    first,
  );
});

it('accessories that fit come instead, if there are any in stock', async () => {
  const [accessory, sold] = await putOnSale({}, { stock: 0 });
  const shelf = `shelf-${crypto.randomUUID()}`;
  const relatedAccessories = [sold, accessory];
  const [base = ''] = await putOnSale(
    { document: { referencedResourceSet: [shelf], relatedAccessories } },
    { categories: [shelf] },
  );
  const piece = await (await visitor('gb').get(`/__complements/${base}`)).text();
  expect(named(piece)).toEqual([accessory]);
});

it('one accessory of each family comes before the others of a family', async () => {
  const of = (family: string) => ({ document: { family: `${family}-${crypto.randomUUID()}` } });
  const baskets = of('baskets');
  const relatedAccessories = await putOnSale(baskets, baskets, of('lid'));
  const [base = ''] = await putOnSale({ document: { relatedAccessories } });
  const piece = await (await visitor('gb').get(`/__complements/${base}`)).text();
  // Without reviews, articles are in the order of their numbers.
  const [basket, other, lid] = relatedAccessories;
  expect(named(piece)).toEqual([basket, lid, other]);
});

it('the drawer receives the complements with the name of the article, or 204 if there are none', async () => {
  const [base = '', lone = ''] = await goods();
  const piece = await visitor('gb').get(`/__complements/${base}`);
  expect(await piece.text()).toContain(`Goes well with Regal ${base} en`);
  for (const sku of [lone, 'EX99999999', '%22%3E']) {
    const { status } = await visitor('gb').get(`/__complements/${sku}`);
    expect([sku, status]).toEqual([sku, 204]);
  }
});

it('a store with complements disabled returns nothing', async () => {
  const [base = ''] = await goods();
  const path = `/__complements/${base}`;
  const pageOf = (complementaryProductsEnabled: boolean) =>
    pageOfStore('ie', path, { complementaryProductsEnabled });
  expect(await pageOf(false)).toBe('');
  expect(await pageOf(true)).toContain('Goes well with');
});
