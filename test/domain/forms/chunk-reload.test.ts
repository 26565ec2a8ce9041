/** How often a page is reloaded whose script cannot be loaded. */
import { expect, it } from 'vitest';
import { type ReloadRule, reloadAfterFailure } from '#domain/chunk-reload.ts';

/** Whether the page is reloaded when a part of the script fails at each of these seconds. */
function failingAt(rule: ReloadRule, seconds: number[], memory: string | null = null): boolean[] {
  let kept = memory;
  return seconds.map((second) => {
    const decision = reloadAfterFailure(rule, kept, 1_800_000_000_000 + second * 1000);
    kept = decision.memory;
    return decision.reload;
  });
}

it('by the minute a page is reloaded once, and again only if the last time is a minute ago', () => {
  expect(failingAt('minute', [0, 1, 59.9, 60, 61, 119, 120])).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

it('by attempts a page is reloaded twice, then it stays and the count begins anew', () => {
  expect(failingAt('attempts', [0, 1, 2, 3, 4, 5])).toEqual([true, true, false, true, true, false]);
});

it.each(['', 'x', '-1', 'NaN', '0'])('%j in the memory is ignored', (memory) => {
  expect(failingAt('minute', [0, 1], memory)).toEqual([true, false]);
  expect(failingAt('attempts', [0, 1, 2], memory)).toEqual([true, true, false]);
});

it('the memory of one rule does not prevent a reload by the other', () => {
  expect(failingAt('attempts', [0], '1800000000000')).toEqual([true]);
  expect(failingAt('minute', [0], '2')).toEqual([true]);
});
