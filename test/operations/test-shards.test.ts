/** How `npm test` splits the Worker's tests between its processes. */
import { expect, it } from 'vitest';
import { evenShards } from '../../scripts/test/shards.ts';

it('a file is in one shard, in the same for every order of the files', () => {
  const files = Array.from({ length: 25 }, (_, at) => `test/${at}.test.ts`);
  const seconds = { 'test/3.test.ts': 9, 'test/4.test.ts': 9 };
  const shards = evenShards(files, 3, seconds);
  expect(shards).toHaveLength(3);
  expect(shards.flat().toSorted()).toEqual(files.toSorted());
  expect(evenShards(files.toReversed(), 3, seconds)).toEqual(shards);
});

it('the shards take the same time if the files do not', () => {
  const seconds = { slow: 5, slower: 6, one: 1, other: 2, third: 4 };
  expect(evenShards(Object.keys(seconds), 2, seconds)).toEqual([
    ['slower', 'other', 'one'],
    ['slow', 'third'],
  ]);
});
