/** `npm run backends`: the catalogue of a project is copied and compared, and the shop's data come out as drafts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localSettings } from '../../scripts/local-settings.ts';
import { anvilDraft } from '../commercetools/anvil.ts';
import { projectOfFile } from './project-behind-commands.ts';
import { changeIn } from './state.ts';
import { workplace } from './workplace.ts';

const project = projectOfFile({ products: 8 });
const { backends, skus } = project;

async function changeName(sku: string, name: string): Promise<void> {
  const product = await project.twin.records.byKey('product', sku);
  if (!product) throw new Error(sku);
  await project.twin.records.update('product', product, product.version, [
    { action: 'changeName', name: { de: name } },
    { action: 'publish' },
  ]);
}

it('a dry run writes nothing; then everything is copied, and a further run finds nothing new', async () => {
  expect(await backends('import', '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('would be written: 8 articles, 64 categories'),
  });
  expect(skus()).toEqual([]);
  expect(await backends('import')).toMatchObject({
    code: 0,
    out: expect.stringContaining('written: 8 articles, 64 categories'),
  });
  expect(skus()).toHaveLength(8);
  for (const parameters of [['import'], ['import', '--restart']]) {
    const { out } = await backends(...parameters);
    expect(out).toContain('written: 0 articles, 0 categories; other stock: 0; withdrawn: 0');
  }
});

it('single articles are copied, and refused ones told by SKU', async () => {
  const sku = 'EX10830695';
  expect(await backends('import', '--sku', sku)).toMatchObject({
    code: 0,
    out: expect.stringContaining('written: 1 articles'),
  });
  expect(skus()).toEqual([sku]);
  expect(await backends('import', '--sku', `${sku},EX99999999`)).toMatchObject({
    code: 1,
    err: 'EX99999999: is not at the remote\n',
  });
  await project.twin.records.create('product', anvilDraft('ANVIL-1'));
  expect(await backends('import')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^EX109\d{5}: brand: .*\(ANVIL-1 there\)$/m),
  });
});

it('a comparison tells what differs and why, and fails if nobody knows', async () => {
  await backends('import');
  expect(await backends('compare')).toMatchObject({
    code: 0,
    out: expect.stringContaining('differences: 0, unexplained: 0'),
  });
  await changeName('EX10830695', 'Umbenannt');
  expect(await backends('compare')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/EX10830695 +name.de +Umbenannt .*changed since the last run/),
  });
  await backends('import');
  changeIn(
    project.state,
    "UPDATE prices SET cent_amount = 1 WHERE store = 'de' AND product_id = 'EX10830695'",
  );
  expect(await backends('compare')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/EX10830695 +price.de .* 1 +unexplained/),
  });
});

it('drafts come out as they went in', async () => {
  await backends('import');
  const folder = join(workplace(), 'drafts');
  const { code, out } = await backends('export', 'commercetools', '--out', folder);
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('products.ndjson: 8'),
  });
  const text = readFileSync(join(folder, 'products.ndjson'), 'utf8');
  const draft = JSON.parse(text.split('\n')[0] ?? '') as { key: string; masterVariant: object };
  const product = await project.twin.records.byKey('product', draft.key);
  expect(product).toMatchObject({
    masterData: { current: { masterVariant: { sku: draft.key } } },
  });
  expect(draft.masterVariant).toMatchObject({ sku: draft.key, images: expect.any(Array) });
});

it('wrong usage is told in one line', async () => {
  expect(await backends('export', 'shopify', '--out', 'x')).toMatchObject({
    code: 2,
    err: 'shopify is not commercetools\n',
  });
  expect(await backends('import', '--since', 'gestern')).toMatchObject({
    code: 2,
    err: expect.stringContaining('gestern is no date'),
  });
  process.env.COMMERCE = 'embedded';
  expect(await backends('compare')).toMatchObject({
    code: 2,
    err: expect.stringContaining('COMMERCE is "embedded"'),
  });
  process.env.COMMERCE = 'commercetools';
});

it('settings come from the files that `wrangler dev` reads', () => {
  const folder = workplace();
  const put = (name: string, url: string) =>
    writeFileSync(join(folder, name), `MIDDLEWARE_URL=https://${url}.example\n`);
  writeFileSync(join(folder, 'wrangler.toml'), 'name = "kontor"\n');
  const url = () => localSettings(folder).middlewareUrl;
  put('.env', 'shared');
  expect(url()).toBe('https://shared.example');
  put('.env.local', 'local');
  expect(url()).toBe('https://local.example');
  put('.dev.vars', 'dev-vars');
  expect(url()).toBe('https://dev-vars.example');
});
