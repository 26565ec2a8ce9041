/** `npm run backends` and the job with a catalogue of more than one part: what fails in between, and what is gone. */
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../scripts/backends/remote-source.ts';
import { localSettings } from '../../scripts/local-settings.ts';
import { followCatalogue } from '../../src/worker/commerce/remote/catalogue/job.ts';
import { logged } from '../worker/logged.ts';
import { closeDatabases, databaseAt } from './command.ts';
import { projectOfFile } from './project-behind-commands.ts';
import { copyOfState, rowsIn } from './state.ts';

// One part has fifty.
const project = projectOfFile({ products: 52 });
const { backends, skus } = project;

let imported = '';
/** The whole project is copied, once for both tests that begin with it. */
async function begunWithImport(): Promise<void> {
  if (!imported) {
    await backends('import');
    imported = project.state;
    await closeDatabases();
  }
  project.state = copyOfState(imported);
}

it('an import that was interrupted goes on with the part that failed', async () => {
  project.twin.faults.add({ kind: 'delay', document: 'ProductsChanged', milliseconds: 0 });
  project.twin.faults.add({ kind: 'serverError', document: 'ProductsChanged', times: 2 });
  expect(await backends('import')).toMatchObject({
    code: 1,
    err: expect.stringContaining('An error occurred during request'),
  });
  expect(skus()).toHaveLength(50);
  expect(await backends('import')).toMatchObject({
    code: 0,
    out: expect.stringContaining('written: 2 articles'),
    err: expect.stringContaining('goes on with what changed after'),
  });
  expect(skus()).toHaveLength(52);
});

describe('articles that are not there any more', () => {
  const published = () =>
    rowsIn<{ sku: string }>(
      project.state,
      'SELECT sku FROM products WHERE published = 1 ORDER BY sku',
    );
  /** A run of the job; returns what it logs. */
  async function followed(): Promise<string[]> {
    const settings = localSettings();
    const { db } = await databaseAt(project.state);
    return logged(() => followCatalogue({ DB: db, settings }, sourceOf(settings), new Date()));
  }
  /** Most of the first part of articles, and two behind it. */
  async function deleteMost(): Promise<string[]> {
    const all = published().map(({ sku }) => sku);
    const gone = [...all.slice(0, 40), ...all.slice(50, 52)];
    for (const sku of gone) {
      const product = await project.twin.records.byKey('product', sku);
      if (product) await project.twin.records.remove('product', String(product.id));
    }
    return gone;
  }

  it('are not withdrawn if they are most of a part, the others behind it are', async () => {
    await begunWithImport();
    const gone = await deleteMost();
    const lines = await followed();
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        error: 'articles missing at the backend',
        reason: 'npm run backends -- import --withdraw',
        count: 40,
        sku: gone[0],
      },
    ]);
    expect(published()).toHaveLength(50);
    await followed();
    expect(published()).toHaveLength(50);
  });

  it('are withdrawn when an operator says so', async () => {
    await begunWithImport();
    const gone = await deleteMost();
    expect(await backends('import', '--sku', ...gone)).toMatchObject({
      code: 1,
      err: expect.stringContaining('42 articles are not at the remote and stay published'),
    });
    expect(await backends('import', '--withdraw', '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('would be withdrawn: 42'),
    });
    expect(published()).toHaveLength(52);
    expect(await backends('import', '--withdraw')).toMatchObject({ code: 0 });
    expect(published()).toHaveLength(10);
  });
});
