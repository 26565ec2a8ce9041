/** What the catalogue of a project has besides products: prices that stand alone, reviews, SKUs of the merchant's own. */
import { expect, it } from 'vitest';
import { anvilDraft } from '../commercetools/anvil.ts';
import { projectOfFile } from './project-behind-commands.ts';
import { rowsIn } from './state.ts';

const project = projectOfFile({ products: 0, skus: ['EX10830695'] });
const { backends } = project;

it('prices that stand alone are followed when they change', async () => {
  const sku = 'EX10830695';
  const euro = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
  const product = await project.twin.records.byKey('product', sku);
  if (!product) throw new Error(sku);
  // Long before the last change of a product, from which the next run reads on.
  const lastModifiedAt = '2026-01-01T00:00:00.000Z';
  await project.twin.records.patch('product', product, { priceMode: 'Standalone', lastModifiedAt });
  const draft = { sku, active: true, value: euro(4200) };
  const price = await project.twin.records.create('standalone-price', draft);
  await backends('import');
  const stored = `SELECT cent_amount FROM prices WHERE store = 'de' AND product_id = '${sku}'`;
  expect(rowsIn(project.state, stored)).toEqual([{ cent_amount: 4200 }]);
  await project.twin.records.update('standalone-price', price, price.version, [
    { action: 'changeValue', value: euro(4400) },
  ]);
  expect(await backends('compare')).toMatchObject({
    out: expect.stringMatching(/price.de +4400 +4200 +changed since the last run/),
  });
  expect(await backends('import')).toMatchObject({
    code: 0,
    out: expect.stringContaining('written: 1 articles, 0 categories'),
  });
  expect(rowsIn(project.state, stored)).toEqual([{ cent_amount: 4400 }]);
});

it('reviews are copied, and later those that have changed', async () => {
  await backends('import');
  const told = (count: number) => ({
    code: 0,
    out: expect.stringContaining(`written: ${count} reviews; withheld: 0; refused: 0`),
  });
  const { total } = await project.twin.records.query('review', { limit: 1 });
  expect(total).toBeGreaterThan(0);
  expect(await backends('reviews', '--dry-run')).toMatchObject(told(total));
  expect(await backends('reviews')).toMatchObject(told(total));
  await project.twin.records.create('review', {
    key: 'new-review',
    locale: 'de-DE',
    rating: 4,
    text: 'Nach einem halben Jahr im Betrieb noch wie neu.',
    target: { typeId: 'product', key: 'EX10830695' },
  });
  expect(await backends('reviews')).toMatchObject(told(1));
  expect(await backends('reviews', '--restart')).toMatchObject(told(0));
  const created = await project.twin.records.byKey('review', 'new-review');
  if (created) await project.twin.records.patch('review', created, { includedInStatistics: false });
  const shown = "SELECT rating, state, source FROM reviews WHERE id = 'new-review'";
  expect(rowsIn(project.state, shown)).toEqual([
    { rating: 4, state: 'published', source: 'commercetools' },
  ]);
  expect(await backends('reviews')).toMatchObject({
    code: 0,
    out: expect.stringContaining('written: 0 reviews; withheld: 1; refused: 0'),
  });
  expect(rowsIn(project.state, shown)).toMatchObject([{ state: 'withheld' }]);
});

it('articles are named by the SKU that they have there', async () => {
  const [category] = (await project.twin.records.query('category', { limit: 1 })).results;
  const brand = { name: 'brand', value: 'Schmied' };
  const categories = [{ typeId: 'category', id: category?.id }];
  const draft = anvilDraft('ANVIL-1', { categories }, { attributes: [brand] });
  await project.twin.records.create('product', draft);
  expect(await backends('import', '--sku', 'ANVIL-2')).toMatchObject({
    code: 1,
    err: 'ANVIL-2: is not at the remote\n',
  });
  expect(await backends('import', '--sku', 'ANVIL-1', '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('would be written: 1 articles'),
  });
  expect(rowsIn(project.state, 'SELECT * FROM foreign_skus')).toEqual([]);
  expect(await backends('import', '--sku', 'ANVIL-1')).toMatchObject({ code: 0 });
  expect(rowsIn(project.state, 'SELECT foreign_sku, sku FROM foreign_skus')).toEqual([
    { foreign_sku: 'ANVIL-1', sku: expect.stringMatching(/^EX109\d{5}$/) },
  ]);
  await project.twin.records.create('inventory-entry', { sku: 'ANVIL-1', quantityOnStock: 3 });
  expect(await backends('compare')).toMatchObject({
    out: expect.stringMatching(/^ANVIL-1 +stock +3 +0 /m),
  });
});
