/** The catalogue of a project as the shop's documents: what the shop exports comes back, and changes are read in parts. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { differenceOf } from '#domain/catalogue/difference.ts';
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import type { CategoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import { commercetoolsShop } from '#worker/commerce/commercetools/commercetools.ts';
import {
  beginning,
  type ListedCatalogue,
  type ProductPart,
} from '#worker/commerce/remote/catalogue-source.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { seedDemo } from '../commercetools-twin/seed.ts';
import { openTwin, type Twin } from '../commercetools-twin/server.ts';
import { anvilDraft } from './anvil.ts';
import { catalogueOf, categoriesFrom, productFrom } from './catalogue-copies.ts';
import { config, json, scriptedWire } from './scripted-wire.ts';
import { dataOf } from './twin-shop.ts';

const now = new Date();
const documents = demoCatalogue(now);
const categories: CategoryDocument[] = documents.filter((each) => each.type === 'category');
const products: ProductDocument[] = documents.filter((each) => each.type === 'product');

/** The first product that has a field. */
const having = (has: (product: ProductDocument) => unknown): string =>
  products.find((product) => has(product))?.sku ?? '';
const isReduced = ({ prices }: ProductDocument) => Boolean(prices.de?.discounted);
const sold = [
  having(({ openBox }) => openBox),
  having(({ parts }) => parts),
  having(({ energyLabel }) => energyLabel),
  having(({ video }) => video),
  having(({ netContent }) => netContent),
  having(({ declarations }) => declarations),
  having(({ releaseDate }) => releaseDate),
  having(({ restockDate }) => restockDate),
  having(({ responsiblePerson }) => responsiblePerson),
  having(({ spinUrl }) => spinUrl),
  having(({ productType }) => productType === 'gift_card'),
  having(({ productType }) => productType === 'accessory'),
  having(isReduced),
  having(({ prices }) => prices.de?.discounted?.validUntil),
  having(({ prices }) => prices.de?.discounted?.progressiveFrom),
  having((product) => !isReduced(product)),
];
const skus = [...new Set(sold)];
const [first = '', second = ''] = skus;

let twin: Twin;
let source: ListedCatalogue;
let known: CategoriesKnown;
beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ products: 0, skus }) });
  source = catalogueOf(twin);
  known = categoriesFrom(dataOf(await source.categories(beginning.at)).drafts).known;
});
afterAll(() => twin.close());
beforeEach(() => twin.reset());

const readAll = async (): Promise<ProductPart> => dataOf(await source.products(beginning));
const fieldIn = (field: string) =>
  field.replace(/\.\d+/g, '').replace(/^(prices|texts)\.[a-z]{2}\b/, '$1');

describe('what the shop has exported comes back', () => {
  it('but for fields of articles that commercetools has no place for', async () => {
    const { drafts, refused, isLast } = await readAll();
    expect({ refused, isLast }).toEqual({ refused: [], isLast: true });
    expect(drafts.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted());
    const lost = new Set<string>();
    for (const draft of drafts) {
      const made = productFrom(draft, known, now);
      const demo = products.find(({ sku }) => sku === draft.sku);
      for (const { field } of differenceOf(demo, made)) lost.add(fieldIn(field));
    }
    expect([...lost].toSorted()).toEqual([
      // A price has no past there; the shop keeps the one that it has.
      'prices.discounted.progressiveFrom',
      // The period of a reduction is that of the product discount, which the demo has none of.
      'prices.discounted.validFrom',
      'prices.discounted.validUntil',
      'prices.history',
    ]);
  });

  it('and those keep what the shop has', async () => {
    const { drafts } = await readAll();
    for (const draft of drafts) {
      const demo = products.find(({ sku }) => sku === draft.sku);
      if (!demo) throw new Error(draft.sku);
      expect(canonicalLine(productFrom(draft, known, now, demo))).toBe(canonicalLine(demo));
    }
  });

  it('of categories all but the size of a picture', async () => {
    const { drafts, refused } = dataOf(await source.categories(beginning.at));
    expect(refused).toEqual([]);
    const lost = new Set<string>();
    const { all } = categoriesFrom(drafts);
    expect(all).toHaveLength(categories.length);
    for (const category of all) {
      const demo = categories.find(({ key }) => key === category.key);
      for (const { field } of differenceOf(demo, category)) lost.add(fieldIn(field));
    }
    expect([...lost].toSorted()).toEqual(['image.height', 'image.width']);
  });
});

describe('what has changed', () => {
  async function change(sku: string, actions: Record<string, unknown>[]): Promise<void> {
    const product = await twin.records.byKey('product', sku);
    if (!product) throw new Error(sku);
    await twin.records.update('product', product, product.version, actions);
  }

  it('is read after the cursor, in the order of the changes', async () => {
    const { last } = await readAll();
    const none = dataOf(await source.products(last));
    expect(none).toMatchObject({ drafts: [], isLast: true, last });
    await change(second, [{ action: 'setKey', key: `${second}-x` }]);
    await change(first, [{ action: 'setKey', key: `${first}-x` }]);
    const { drafts, last: end } = dataOf(await source.products(last));
    expect(drafts.map(({ sku }) => sku)).toEqual([second, first]);
    expect(dataOf(await source.products(end)).drafts).toEqual([]);
  });

  it('is no draft if it was unpublished', async () => {
    const { last } = await readAll();
    await change(first, [{ action: 'unpublish' }]);
    const { drafts, withdrawn } = dataOf(await source.products(last));
    expect({ drafts, withdrawn }).toEqual({ drafts: [], withdrawn: [first] });
  });

  it('is not there any more if it was deleted', async () => {
    const product = await twin.records.byKey('product', first);
    await twin.records.remove('product', String(product?.id));
    const found = dataOf(await source.productsBySku([first, second]));
    expect(found.drafts.map(({ sku }) => sku)).toEqual([second]);
    expect(found.withdrawn).toEqual([]);
  });

  it('is stock without a channel', async () => {
    const at = new Date().toISOString();
    const entry = await twin.records.first('inventory-entry', `sku = "${first}"`);
    if (!entry) throw new Error(first);
    await twin.records.update('inventory-entry', entry, entry.version, [
      { action: 'changeQuantity', quantity: 7 },
    ]);
    await twin.records.create('inventory-entry', {
      sku: second,
      quantityOnStock: 3,
      supplyChannel: { typeId: 'channel', key: 'kontor-de' },
    });
    const { entries } = dataOf(await source.stock({ at, id: '' }));
    expect(entries).toEqual([{ sku: first, availableQuantity: 7 }]);
  });

  it('is refused by SKU if it cannot be an article, and the others are read', async () => {
    const { last } = await readAll();
    const broken = { attributes: [{ name: 'detailsJson', value: '{' }] };
    await twin.records.create('product', anvilDraft('ANVIL-1', {}, broken));
    await twin.records.create('product', anvilDraft('ANVIL-2'));
    const { drafts, refused } = dataOf(await source.products(last));
    expect(drafts.map(({ sku }) => sku)).toEqual(['ANVIL-2']);
    expect(refused).toEqual([{ sku: 'ANVIL-1', why: 'details: is no JSON' }]);
  });
});

it('a remote that does not answer is a failure', async () => {
  twin.faults.add({ kind: 'serverError', document: 'ProductsChanged', times: 2 });
  expect(await source.products(beginning)).toMatchObject({ ok: false, code: 'BackendFailed' });
});

it('nothing instead of an entry is an answer of another form', async () => {
  const { wire } = scriptedWire([json({ data: { inventoryEntries: { results: [null] } } })]);
  const { catalogue } = commercetoolsShop(config, wire);
  expect(await catalogue.stock(beginning)).toMatchObject({
    code: 'BackendFailed',
    message: expect.stringContaining('an answer of another form: inventoryEntries.results'),
  });
});
