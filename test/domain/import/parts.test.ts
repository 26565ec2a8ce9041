/** How many records of a file are collected before they are written and reported. */
import { expect, it } from 'vitest';
import type { Mapped } from '#domain/catalogue/import/draft.ts';
import { load } from '../../../scripts/catalogue/loading/load.ts';
import type { Target } from '../../../scripts/catalogue/loading/target.ts';
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
  usedTags: async () => undefined,
  campaignPrices: async () => [],
  deals: async () => {
    throw new Error('nobody asked for deals');
  },
  brandsAmong: async () => new Set(),
  writeDeals: async () => undefined,
  stockOf: async () => new Map(),
};

async function* unreadable(count: number): AsyncGenerator<Mapped> {
  for (const at of times(count)) {
    yield { candidates: [], faults: [{ line: at + 2, column: 'price.de', why: 'is no amount' }] };
  }
}

it('the faults of a file with only wrong rows are reported before each part is complete', async () => {
  const told: number[] = [];
  const parts: [records: number, told: number][] = [];
  await load(unreadable(450), emptyShop, {
    settings,
    skip: 0,
    refused: new Set(),
    stock: false,
    mediaHosts: [],
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
