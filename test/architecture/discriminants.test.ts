/** Which member tells the members of a union apart: `ok` where something may fail, else `kind`; events have `type`. */
import { expect, it } from 'vitest';
import { sourcesBelow } from './survey.ts';

it('no union is told apart by `is`', () => {
  const written = /[{;,\s]is\??:\s*'[\w-]+'|\.is\s*[!=]==/;
  expect(
    sourcesBelow('src').flatMap(({ path, text }) => (written.test(text) ? [path] : [])),
  ).toEqual([]);
});
