/** Discriminants of unions: `ok` for results that may fail, else `kind`; events have `type`. */
import { expect, it } from 'vitest';
import { sourcesBelow } from './survey.ts';

it('no union has the discriminant `is`', () => {
  const written = /[{;,\s]is\??:\s*'[\w-]+'|\.is\s*[!=]==/;
  expect(
    sourcesBelow('src').flatMap(({ path, text }) => (written.test(text) ? [path] : [])),
  ).toEqual([]);
});
