/** No import cycles of files or folders, and no unused files. The rules are in architecture/rules.ts. */
import { describe, expect, it } from 'vitest';
import { circles, folderCircles, orphans } from './rules.ts';
import { filesBelow, houseOf, sourcesBelow } from './survey.ts';

const house = sourcesBelow('src');
const entries = [
  'src/worker/index.ts',
  'src/client/entry/pre-paint.ts',
  'src/client/checkout/addresses/browser/addresses.ts',
  'src/client/account/browser/passkeys.ts',
  'src/client/entry/hydrate.tsx',
  'src/party/partykit.ts',
];

describe('files have no import cycles', () => {
  it('in this repository', () => {
    expect(circles(house)).toEqual([]);
  });

  it('and cycles of two or three files are reported', () => {
    const two = { 'src/a.ts': "import './b.ts';", 'src/b.ts': "export * from './a.ts';" };
    expect(circles(houseOf(two))).toEqual(['src/a.ts → src/b.ts → src/a.ts']);
    const three = houseOf({
      'src/a.ts': "import { b } from './b.ts';",
      'src/b.ts': "import { c } from './c.ts';",
      'src/c.ts': "import { type A, a } from './a.ts';",
    });
    expect(circles(three)).toHaveLength(1);
  });

  it('except by type imports and dynamic imports', () => {
    const back = houseOf({
      'src/a.ts': "import { b } from './b.ts';",
      'src/b.ts': "import type { A } from './a.ts'; import { type B } from './a.ts';",
      'src/c.ts': "import './d.ts';",
      'src/d.ts': "const late = () => import('./c.ts');",
    });
    expect(circles(back)).toEqual([]);
  });
});

describe('folders have no import cycles', () => {
  it.each([
    'src/worker/',
    'src/client/',
    'src/client/cart/',
    'src/client/catalogue/',
    'src/client/checkout/',
  ])('below %s', (root) => {
    expect(folderCircles(house, root)).toEqual([]);
  });

  it('and a cycle of three folders is reported, even if one import is of a type', () => {
    const ring = {
      'src/worker/a/one.ts': "import { b } from '../b/one.ts';",
      'src/worker/b/one.ts': "import type { C } from '../c/one.ts';",
      'src/worker/c/one.ts': "import { a } from '../a/two.ts';",
    };
    const found = folderCircles(houseOf(ring), 'src/worker/');
    expect(found).toHaveLength(3);
    expect(found[0]).toContain('a → b (src/worker/a/one.ts:1)');
  });

  it('except by dynamic imports and files beside the folders', () => {
    const files = {
      'src/worker/a/one.ts': "import { b } from '../b/one.ts';",
      'src/worker/b/one.ts': "const late = () => import('../a/one.ts');",
      'src/worker/index.ts': "import '../worker/a/one.ts';",
    };
    expect(folderCircles(houseOf(files), 'src/worker/')).toEqual([]);
  });
});

describe('no file is unused', () => {
  it('in this repository', () => {
    const schemas = filesBelow('src').filter((path) => /^src\/worker\/.*schema\.ts$/.test(path));
    const started = [...entries, ...schemas];
    expect(orphans(house, started, ['demo', 'scripts'].flatMap(sourcesBelow))).toEqual([]);
  });

  it('and a file without importers is reported', () => {
    const files = houseOf({
      'src/worker/index.ts': "import './a.ts';",
      'src/worker/a.ts': '',
      'src/worker/forgotten.ts': '',
      'src/worker/globals.d.ts': '',
    });
    expect(orphans(files, entries)).toEqual(['src/worker/forgotten.ts']);
  });
});
