/** The structure of the repository, checked by reading its files. The table is in architecture/layers.ts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { imports as declaredAliases } from '../../package.json';
import { aliases, layerOf } from './layers.ts';
import {
  aliasFaults,
  closureOf,
  crossings,
  crowded,
  lineCount,
  median,
  tooLong,
  vagueNames,
} from './rules.ts';
import { filesBelow, houseOf, sourcesBelow } from './survey.ts';

const house = sourcesBelow('src');
const folders = ['src', 'test', 'scripts', 'demo', 'bench'];
const paths = folders.flatMap(filesBelow).filter((path) => !path.startsWith('bench/results/'));
const written = paths
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
describe('a layer imports only what the table allows', () => {
  it('in this repository', () => {
    expect(house.length).toBeGreaterThan(100);
    expect(crossings(house)).toEqual([]);
  });

  it('and bindings to storage, rooms and queues are used only behind the backend', () => {
    const outside =
      /^src\/(routes|client|domain|worker\/(middleware|request|render|events|jobs|texts))\//;
    const binding = /\benv\.(CART|EVENTS|DB|SEARCH_DB)\b/;
    const naming = written.filter(({ path, text }) => outside.test(path) && binding.test(text));
    expect(naming.map(({ path }) => path).filter((path) => !path.includes('sandbox'))).toEqual([]);
  });

  it('and every file belongs to a layer', () => {
    expect(house.filter(({ path }) => !layerOf(path)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    [
      'src/domain/cart/a.ts',
      "import { x } from '#worker/texts/texts.ts';",
      'domain may not import worker',
    ],
    [
      'src/domain/cart/a.ts',
      "import type { x } from '#client/x.ts';",
      'domain may not import client',
    ],
    ['src/domain/cart/a.ts', "import { Hono } from 'hono';", 'domain may not use hono'],
    [
      'src/client/a.tsx',
      "const x = () => import('#worker/texts/texts.ts');",
      'client may not import worker',
    ],
    ['src/client/a.tsx', "type X = import('../routes/x.ts').X;", 'client may not import routes'],
    [
      'src/worker/commerce/a.ts',
      "export { x } from '#client/x.ts';",
      'commerce may not import client',
    ],
    ['src/worker/commerce/a.ts', "import { C } from '#party/c.ts';", 'party but as a type'],
    ['src/worker/middleware/a.ts', "import { x } from '#client/x.ts';", 'client but as a type'],
    ['src/worker/render/a.ts', "import { x } from '#routes/x.ts';", 'render may not import routes'],
    ['src/party/a.ts', "import { x } from '#routes/x.ts';", 'party may not import routes'],
    ['src/party/a.ts', "import '#client/x.ts';", 'party may not import client'],
    ['src/routes/a.ts', "import type { C } from '#party/c.ts';", 'routes may not import party'],
    ['src/routes/a.ts', "import { x } from '../worker/index.ts';", 'routes may not import root'],
    ...['src/routes/a.ts', 'src/party/a.ts'].map((path) => [
      path,
      "import { x } from '#worker/data/orders/orders.ts';",
      'may not import data',
    ]),
    ...['services', 'middleware', 'events', 'jobs', 'render'].map((folder) => [
      `src/worker/${folder}/a.ts`,
      "import type { x } from '../data/orders/orders.ts';",
      `${folder} may not import data`,
    ]),
    [
      'src/worker/data/a.ts',
      "import { x } from '../commerce/a.ts';",
      'data may not import commerce',
    ],
    [
      'src/worker/data/a.ts',
      "import { x } from '../texts/texts.ts';",
      'data may not import worker',
    ],
  ])('and %s with %s is reported by file and line', (path, text, complaint) => {
    const [found] = crossings(houseOf({ [path]: `\n${text}` }));
    expect(found).toContain(`${path}:2 imports`);
    expect(found).toContain(complaint);
  });

  it('and allowed imports, comments and strings are not reported', () => {
    const quiet = houseOf({
      'src/worker/render/a.tsx': "import { x } from '#client/x.ts';",
      'src/worker/settings/environment.ts': "import type { CartRoom } from '#party/cart.ts';",
      'src/worker/index.ts': "import { x } from '#routes/index.ts';",
      'src/domain/cart/a.ts': "// import x from '#worker/x.ts'\nconst x = \"from '#client/x.ts'\";",
    });
    expect(crossings(quiet)).toEqual([]);
  });
});

describe('an import line shows whether it leaves the layer', () => {
  it('in this repository', () => {
    expect(aliasFaults(house)).toEqual([]);
  });

  it('with the aliases of package.json', () => {
    const declared = Object.entries(declaredAliases).map(([name, folder]) => [
      name.replace('*', ''),
      folder.replace(/^\.\//, '').replace('*', ''),
    ]);
    expect(Object.fromEntries(declared)).toEqual(aliases);
  });

  it('and relative paths across layers and aliases within one are reported', () => {
    const across = houseOf({ 'src/client/cart/a.ts': "import { x } from '../../domain/x.ts';" });
    expect(aliasFaults(across)).toHaveLength(1);
    const within = houseOf({ 'src/domain/cart/a.ts': "import { x } from '#domain/x.ts';" });
    expect(aliasFaults(within)).toHaveLength(1);
  });
});

describe('browse pages stay light', () => {
  const heavy = [
    'zod',
    'i18next',
    'react-dom/server',
    'drizzle-orm',
    'hono',
    'libphonenumber-js/min',
    'jsvat',
    'stdnum/lib/cjs/pl/nip.js',
  ];

  it('the browser entry imports no server package and no zod', () => {
    const browser = closureOf(house, 'src/client/entry/hydrate.tsx');
    expect([...browser].sort()).toEqual(
      expect.arrayContaining(['jotai/vanilla', 'react', 'react-dom/client']),
    );
    expect(heavy.filter((name) => browser.has(name))).toEqual([]);
  });

  it.each(['cart-button', 'add-to-cart'])('%s works without React', (name) => {
    const script = `src/client/cart/browser/${name}.ts`;
    const brought = closureOf(house, script, ({ dynamic }) => !dynamic);
    expect(brought.has('jotai/vanilla')).toBe(true);
    expect([...brought].filter((each) => /react/.test(each))).toEqual([]);
  });

  it('the script of the addresses step imports no package and nothing of the domain', () => {
    const brought = [...closureOf(house, 'src/client/checkout/addresses/browser/addresses.ts')];
    expect(brought.filter((name) => !name.startsWith('src/client/'))).toEqual([]);
    const page = closureOf(house, 'src/client/entry/hydrate.tsx');
    expect(page.has('src/client/checkout/addresses/browser/addresses.ts')).toBe(false);
  });

  it('indirect and dynamic imports are found, type imports are ignored', () => {
    const files = houseOf({
      'src/client/a.ts': "import { b } from '#domain/b.ts';",
      'src/domain/b.ts': "import type { C } from './types-only.ts'; const c = import('./c.ts');",
      'src/domain/c.ts': "import * as z from 'zod';",
      'src/domain/types-only.ts': "import 'never-loaded';",
    });
    const brought = closureOf(files, 'src/client/a.ts');
    expect(brought.has('zod')).toBe(true);
    expect(brought.has('never-loaded')).toBe(false);
  });
});

describe('the domain is pure', () => {
  const impure =
    /\b(Date\.now|new Date\(\)|Math\.random|crypto\.|fetch\(|process\.|setTimeout|caches\.)/;

  it('no rule uses the time, randomness or the network', () => {
    const asking = house.filter(
      ({ path, text }) => path.startsWith('src/domain/') && impure.test(text),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  it.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()', "fetch('/')"])(
    'and %s is detected',
    (code) => expect(impure.test(code)).toBe(true),
  );
});

describe('files are small and well named', () => {
  it('none is longer than 250 lines', () => {
    expect(tooLong(written, 250)).toEqual([]);
    const long = { path: 'a.ts', text: 'x\n'.repeat(251) };
    expect(tooLong([{ path: 'b.ts', text: 'x\n'.repeat(250) }, long], 250)).toEqual([
      'a.ts: 251 lines',
    ]);
  });

  it('the median of src is at most 80 lines', () => {
    expect(median(house.map(({ text }) => lineCount(text)))).toBeLessThanOrEqual(80);
    expect(median([90, 1, 81])).toBe(81);
    expect(median([1, 80, 82, 90])).toBe(81);
  });

  it('no folder holds more than 40 of them', () => {
    expect(crowded(paths, 40)).toEqual([]);
    const many = Array.from({ length: 41 }, (_, at) => `src/a/${at}.ts`);
    expect(crowded([...many, 'src/a/b/c.ts'], 40)).toEqual(['src/a']);
  });

  it('no file or folder has a name that says nothing', () => {
    expect(vagueNames(paths)).toEqual([]);
    const vague = ['src/utils/a.ts', 'src/a/types.ts', 'test/helpers.test.ts', 'src/common.css'];
    expect(vagueNames([...vague, 'src/prototypes.ts', 'src/typesetting.ts'])).toEqual(vague);
  });
});
