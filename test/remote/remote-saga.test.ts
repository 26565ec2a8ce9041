/**
 * Nothing lost, nothing twice: carts and orders at a remote that loses requests and answers, is changed by others and
 * stops in between; rooms that crash; browsers that repeat. Random sequences against a model of the remote.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedsOf } from '../random.ts';
import { faultsOf, reached } from './invariants.ts';
import { live } from './lives.ts';

const seeds = seedsOf({ usual: 150, long: 10_000 });

describe('a cart and its remote cart', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it(`agree after each of ${seeds.length} random sequences`, async () => {
    const seen = new Map<string, number>();
    for (const seed of seeds) {
      const { lived, told } = await live(seed, (ms) => vi.setSystemTime(ms));
      expect(faultsOf(lived), `seed ${seed}: ${told.join('\n')}`).toEqual([]);
      for (const each of reached(lived, told)) seen.set(each, (seen.get(each) ?? 0) + 1);
    }
    console.log(JSON.stringify(Object.fromEntries([...seen].sort())));
  });
});
