/**
 * Browser events follow the table of src/client/browser/page-events.ts. The compiler checks their payload, but not a
 * mistyped name, because `addEventListener` accepts any.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesBelow } from '../architecture/survey.ts';

const table = 'src/client/browser/page-events.ts';
const named = /(?<how>[\w.]+)(?:<[^>]*>)?\(\s*'(?<name>kontor:\w+)'/g;

const uses = sourcesBelow('src').flatMap(({ path }) => {
  if (path === table) return [];
  const all = readFileSync(path, 'utf8').matchAll(named);
  return [...all].map(({ groups }) => ({ path, how: groups?.how, name: groups?.name }));
});
const inTable = [...readFileSync(table, 'utf8').matchAll(/^ {2}'(kontor:\w+)':/gm)].map(
  ([, name]) => name,
);
const namesBy = (how: string) => [...new Set(uses.filter((use) => use.how === how).map(nameOf))];
const nameOf = ({ name }: { name?: string | undefined }) => name;

it('every event is in the table, is sent with `dispatch` and has a listener', () => {
  const isOfTheHouse = ({ how = '' }) => ['dispatch', 'addEventListener'].includes(how);
  expect(uses.filter((use) => !isOfTheHouse(use))).toEqual([]);
  expect(namesBy('dispatch').sort()).toEqual(inTable.toSorted());
  // The listener of filters, a data layer, does not exist yet.
  const heard = inTable.filter((name) => name !== 'kontor:filter');
  expect(namesBy('addEventListener').sort()).toEqual(heard.sort());
});
