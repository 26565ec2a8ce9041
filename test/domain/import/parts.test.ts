/** How many records of a file are collected before they are written and reported. */
import { expect, it } from 'vitest';
import type { Mapped } from '#domain/catalogue/import/draft.ts';
import { documentIn } from '../../../scripts/catalogue/files/records.ts';
import { load } from '../../../scripts/catalogue/loading/load.ts';
import type { Target } from '../../../scripts/catalogue/loading/target.ts';
import { demoStoreDocument } from '../../demo-stores.ts';
import { times } from '../seeded.ts';
import { settings } from './settings.ts';

const emptyShop: Target = {
  categories: async () => [],
  productsBySku: async () => [],
  skusById: async () => new Map(),
  skusFor: async () => new Map(),
  writeCategories: async () => [],
  writeProducts: async () => [],
  stores: async () => [],
  writeStores: async () => undefined,
  campaignPrices: async () => undefined,
  deals: async () => {
    throw new Error('nobody asked for deals');
  },
  brandsAmong: async () => new Set(),
  writeDeals: async () => undefined,
  stockOf: async () => new Map(),
};

/** What a load needs besides its records and its target. */
const quiet = { settings, skip: 0, refused: new Set<string>(), stock: false, mediaHosts: [] };

async function* unreadable(count: number): AsyncGenerator<Mapped> {
  for (const at of times(count)) {
    yield { candidates: [], faults: [{ line: at + 2, column: 'price.de', why: 'is no amount' }] };
  }
}

it('the faults of a file with only wrong rows are reported before each part is complete', async () => {
  const told: number[] = [];
  const parts: [records: number, told: number][] = [];
  await load(unreadable(450), emptyShop, {
    ...quiet,
    refused: new Set(),
    onFault: ({ line }) => told.push(line),
    onNote: () => undefined,
    onPart: async ({ records }) => {
      parts.push([records, told.length]);
    },
  });
  expect(parts).toEqual([
    [200, 200],
    [400, 400],
    [450, 450],
  ]);
});

it('a campaign of a store is noted where no price is reduced in it, or some end at another time', async () => {
  const dates = { startDate: '2099-11-27T00:00:00.000Z', endDate: '2099-11-30T00:00:00.000Z' };
  const campaigns = ['a', 'b', 'c'].map((campaignName) => ({ campaignName, ...dates }));
  const store = documentIn(demoStoreDocument('de', { campaigns }), 1);
  const own = { sku: 'EX10000001', until: dates.endDate };
  const target: Target = {
    ...emptyShop,
    campaignPrices: async () => [[own], [], [own, { sku: 'EX10000002', until: null }]],
  };
  const notes: string[] = [];
  await load(
    (async function* () {
      yield store;
    })(),
    target,
    {
      ...quiet,
      refused: new Set(),
      onFault: ({ why }) => notes.push(why),
      onNote: (_, note) => notes.push(note),
      onPart: async () => undefined,
    },
  );
  expect(notes.slice(1)).toEqual([
    'de campaigns: no product with the tag campaign:b is reduced then: no page tells of it',
    'de campaigns: 1 of 2 reduced prices of campaign:c do not end with it: EX10000002',
  ]);
});
