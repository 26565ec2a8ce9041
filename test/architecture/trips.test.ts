/** The page about the three trips names files that exist and import each other, and its counts are right. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Source, sourceOf } from './source.ts';

const [, door = '', ...trips] = readFileSync('docs/trips.md', 'utf8').split(/^## /m);
const namedIn = (text: string) =>
  [...text.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => `src/${path}`),
  );
const atDoor = namedIn(door);

/** Entries called by the runtime, a room's stub or the queue. */
const entries = ['src/worker/index.ts', 'src/party/cart.ts'];

/** Composes the parts of a room when it starts: they are passed to each other, not imported. */
const assembly = 'src/party/room.ts';

function targetOf(from: string, specifier: string): string {
  const [, alias, rest = ''] = /^#(domain|client|worker|party|routes)(\/.+)$/.exec(specifier) ?? [];
  return alias ? `src/${alias}${rest}` : join(dirname(from), specifier);
}

const sources = new Map<string, Source>();
function importsOf(path: string): string[] {
  const source = sources.get(path) ?? sourceOf(path, readFileSync(path, 'utf8'));
  sources.set(path, source);
  return source.imports
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) => targetOf(path, specifier));
}

describe.each(trips.map((text) => [text.split('\n')[0], text] as const))('%s', (_name, text) => {
  const files = [...atDoor, ...namedIn(text)];

  it('names each file once, and each exists', () => {
    expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('states the number of its files', () => {
    expect(Number(/^(\d+) files/m.exec(text)?.[1])).toBe(files.length);
  });

  it('names only files that another file of the trip imports', () => {
    const reached = new Set([...entries, ...[...files, assembly].flatMap(importsOf)]);
    expect(files.filter((path) => !reached.has(path))).toEqual([]);
  });
});

it('the door states the number of its files, and the table at the top agrees with the ends of the trips', () => {
  expect(Number(/^(\d+) files/m.exec(door)?.[1])).toBe(atDoor.length);
  const page = readFileSync('docs/trips.md', 'utf8');
  const ends = [
    ...page.matchAll(/^(\d+) files, (\d+) hops\. Before: (\d+) files, (\d+) hops\.$/gm),
  ];
  const rows = [
    ...page.matchAll(/^\|[^|]+\| (\d+) \| (\d+) \| (\d+) \| (\d+) \| \d+ \| \d+ \|$/gm),
  ];
  expect(
    ends.map(([, files, hops, before, hopsBefore]) => [before, files, hopsBefore, hops]),
  ).toEqual(rows.map(([, ...figures]) => figures));
  expect(ends).toHaveLength(trips.length);
});
