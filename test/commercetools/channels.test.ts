/** The channels of a project: their prices and their stock are what pages and carts have. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginning, type ListedCatalogue } from '#worker/commerce/remote/catalogue-source.ts';
import type { RemoteCarts } from '#worker/commerce/remote/remote-shop.ts';
import { seedDemo } from '../commercetools-twin/seed.ts';
import { openTwin, type Twin } from '../commercetools-twin/server.ts';
import { anvilDraft, standaloneAnvil } from './anvil.ts';
import { catalogueOf, shopOf } from './catalogue-copies.ts';
import { german } from './scripted-wire.ts';
import { dataOf } from './twin-shop.ts';

let twin: Twin;
let source: ListedCatalogue;
beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ products: 0 }) });
  source = catalogueOf(twin);
});
afterAll(() => twin.close());
beforeEach(() => twin.reset());

describe('channels', () => {
  const channel = { typeId: 'channel', key: 'kontor-de' };
  const euro = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
  /** The same project, with the settings of a channel. */
  let carts: RemoteCarts;
  let byChannel: ListedCatalogue;
  let id = '';
  beforeAll(async () => {
    id = String((await twin.records.byKey('channel', channel.key))?.id);
    const channels = { channels: { de: id }, supplyChannel: id };
    ({ carts, catalogue: byChannel } = shopOf(twin, channels));
  });
  const priced = async (catalogue: ListedCatalogue) => {
    const [draft] = dataOf(await catalogue.productsBySku(['ANVIL-1'])).drafts;
    const { de, at } = draft?.prices ?? {};
    const pieces = draft?.facts.availableQuantity;
    return { de: de?.centAmount, at: at?.centAmount, pieces };
  };

  it('of a store give its prices, and the one of supply the stock', async () => {
    const prices = [
      { value: euro(100) },
      { value: euro(200), country: 'DE' },
      { value: euro(300), channel },
    ];
    await twin.records.create('product', anvilDraft('ANVIL-1', {}, { prices }));
    await twin.records.create('inventory-entry', { sku: 'ANVIL-1', quantityOnStock: 3 });
    const at = new Date().toISOString();
    const there = { sku: 'ANVIL-1', quantityOnStock: 8, supplyChannel: channel };
    await twin.records.create('inventory-entry', there);
    expect(await priced(source)).toEqual({ de: 200, at: 100, pieces: 3 });
    expect(await priced(byChannel)).toEqual({ de: 300, at: 100, pieces: 8 });
    expect(dataOf(await byChannel.stock({ at, id: '' })).entries).toEqual([
      { sku: 'ANVIL-1', availableQuantity: 8 },
    ]);
  });

  it('are those of a cart’s lines, so that it has the prices of the pages', async () => {
    const prices = [
      { value: euro(200), country: 'DE' },
      { value: euro(300), channel },
    ];
    await twin.records.create('product', anvilDraft('ANVIL-1', {}, { prices }));
    const updates = [{ action: 'addLineItem', sku: 'ANVIL-1', quantity: 1 }] as const;
    const [made, updated] = [
      dataOf(await carts.create({ key: 'made', updates }, german)),
      dataOf(await carts.create({ key: 'empty', updates: [] }, german)),
    ];
    for (const { lineItems } of [made, dataOf(await carts.update(updated, updates, german))])
      expect(lineItems).toMatchObject([
        {
          price: { value: { centAmount: 300 } },
          distributionChannel: { id },
          supplyChannel: { id },
        },
      ]);
  });

  it('have standalone prices too, whose changes are read', async () => {
    // The mock takes no key here.
    const own = { value: euro(700), channel: { typeId: 'channel', id } };
    const price = await standaloneAnvil(twin, 'ANVIL-1', own);
    await twin.records.create('standalone-price', {
      sku: 'ANVIL-1',
      active: true,
      value: euro(600),
    });
    expect(await priced(source)).toMatchObject({ de: 600, at: 600 });
    expect(await priced(byChannel)).toMatchObject({ de: 700, at: 600 });
    const { skus, last } = dataOf(await source.prices(beginning));
    expect(skus).toEqual(['ANVIL-1']);
    expect(dataOf(await source.prices(last)).skus).toEqual([]);
    await twin.records.update('standalone-price', price, price.version, [
      { action: 'changeValue', value: euro(800) },
    ]);
    expect(dataOf(await source.prices(last)).skus).toEqual(['ANVIL-1']);
    expect(await priced(byChannel)).toMatchObject({ de: 800 });
  });
});
