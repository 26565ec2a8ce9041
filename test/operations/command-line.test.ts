/** The commands as an operator starts them: parameters, streams, exit codes and the database of KONTOR_STATE. */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { start } from '../catalogue/command.ts';
import { shelf, simpleProduct } from '../catalogue/simple-product.ts';
import { emptyState, rowsIn } from '../catalogue/state.ts';
import { workplace } from '../catalogue/workplace.ts';

const folder = workplace();
const put = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

it('npm run catalogue', async () => {
  const state = await emptyState();
  const product = canonicalLine(simpleProduct('EX10000001'));
  const file = put('x.ndjson', `${canonicalLine(shelf)}\n${product}\nnot json\n`);
  const imported = await start(state, ['import', file]).ran;
  expect(imported).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^ndjson: loaded 1 products and 1 categories; refused 1 rows\n/),
    err: expect.stringMatching(/^line 3: is no complete JSON.*\n$/),
  });
  const exported = await start(state, ['export']).ran;
  expect(exported).toMatchObject({ code: 0, err: '' });
  const documents = exported.out.trimEnd().split('\n');
  expect(documents).toEqual([canonicalLine(shelf), expect.stringContaining('"sku":"EX10000001"')]);
  const wrong = await start(state, ['import', 'nowhere.ndjson']).ran;
  expect(wrong).toEqual({ code: 2, out: '', err: 'there is no file nowhere.ndjson\n' });
}, 180_000);

it('npm run search', async () => {
  const state = await emptyState();
  const file = put('x.csv', 'de,Ofen,Backröhre\n');
  const imported = await start(state, ['synonyms', 'import', file], 'search').ran;
  expect(imported).toEqual({ code: 0, out: '0 products indexed, 0 gone\n', err: '' });
}, 180_000);

it.each([
  ['locales', ['help'], 'unknown command help: there is only accept [key …]'],
  ['locales', ['accept', 'no.such.text'], 'no such text: no.such.text'],
  ['countries', ['zz'], 'no country of the shop: zz'],
])('npm run %s -- %j says in one line what is wrong', (name, parameters, line) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...parameters]);
  expect([status, stderr.toString()]).toEqual([2, `${line}\n`]);
});

it('npm start begins with the demo, or with a shop without goods in front of another backend', () => {
  const state = join(folder, 'copy');
  const prepare = (more: object) => {
    const script = `const { prepareLocal, isDemoShop } = await import('./scripts/prepare-local.ts');
      if (isDemoShop()) console.log('the demo');
      else await prepareLocal();`;
    const env = { ...process.env, KONTOR_STATE: state, ...more };
    return spawnSync(process.execPath, ['-e', script], { env }).stdout.toString();
  };
  expect(prepare({ COMMERCE: 'embedded' })).toBe('the demo\n');
  expect(prepare({ COMMERCE: 'commercetools', KONTOR_DEMO: '1' })).toBe('the demo\n');
  expect(prepare({ COMMERCE: 'commercetools', KONTOR_DEMO: '' })).toBe('');
  const count = `SELECT (SELECT count(*) FROM stores) stores, (SELECT count(*) FROM products) products,
    (SELECT count(*) FROM content_publications) documents`;
  const documents = readdirSync('content').filter((name) => name.endsWith('.json')).length;
  expect(rowsIn(state, count)).toEqual([{ stores: 25, products: 0, documents }]);
}, 180_000);
