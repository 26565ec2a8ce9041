/** When a cached page may be shown again. */
import { describe, expect, it } from 'vitest';
import { cachedPageState } from '#domain/routing/cached-page.ts';

const minute = 60_000;
const now = 100 * minute;
const page = (age: number, ...tags: string[]) => ({ renderedAt: now - age, tags });

describe('a cached page', () => {
  it.each([
    [0, 'fresh'],
    [minute, 'fresh'],
    [minute + 1, 'stale'],
    [60 * minute, 'stale'],
    [60 * minute + 1, 'gone'],
    [-1, 'gone'],
  ])('of an age of %i ms is %s', (age, state) => {
    expect(cachedPageState(page(age), new Map(), now)).toBe(state);
  });

  it('is gone once one of its products changed after it was rendered', () => {
    const changes = new Map([['A', now - 5 * minute]]);
    expect(cachedPageState(page(10 * minute, 'A', 'B'), changes, now)).toBe('gone');
    expect(cachedPageState(page(10 * minute, 'B'), changes, now)).toBe('stale');
  });

  it('is gone if it was rendered before a change had been replicated everywhere', () => {
    const changes = new Map([['A', now - 5 * minute]]);
    expect(cachedPageState(page(5 * minute - 60_000, 'A'), changes, now)).toBe('gone');
    expect(cachedPageState(page(5 * minute - 80_000, 'A'), changes, now)).toBe('stale');
  });

  it('is gone with any change of stores and categories, whatever it shows', () => {
    const changes = new Map([['catalogue', now - 5 * minute]]);
    expect(cachedPageState(page(10 * minute), changes, now)).toBe('gone');
  });
});
