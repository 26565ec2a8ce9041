/** Discounts, codes and guarantees in files: checked, loaded, exported, listed and switched off. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabases, run } from './command.ts';
import { lines } from './shop.ts';
import { shelf, simpleProduct } from './simple-product.ts';
import { emptyState, rowsIn } from './state.ts';
import { workplace } from './workplace.ts';

afterAll(closeDatabases);

/** The lines of the examples in docs/how-to/deals.md. */
function exampleLines(): string[] {
  const page = readFileSync('docs/how-to/deals.md', 'utf8');
  return [...page.matchAll(/```ndjson\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
}

const folder = workplace();
const file = (name: string) => join(folder, name);
const put = (name: string, content: string) => {
  writeFileSync(file(name), content);
  return file(name);
};
const pans = { ...shelf, key: 'pans', id: 'pans' };
const ordered = (type: string) =>
  exampleLines().filter((line) => line.includes(`"type":"${type}"`));
const dealTypes = ['cart-discount', 'discount-code', 'extra-guarantee'];

describe('the examples of the how-to', () => {
  let state = '';
  beforeAll(async () => {
    state = await emptyState();
    const goods = ['EX10012345', 'EX10012346'].map((sku) => ({
      ...simpleProduct(sku),
      brand: 'Nordhof',
      categories: ['pans'],
    }));
    await run(state, ['import', put('goods.ndjson', lines([pans, ...goods]))]);
  }, 180_000);

  it('are checked by a dry run, then loaded without a message', async () => {
    const path = put('deals.ndjson', `${exampleLines().join('\n')}\n`);
    const dry = await run(state, ['import', path, '--dry-run']);
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toContain(
      'would load 5 × cart-discount, 2 × discount-code, 1 × extra-guarantee',
    );
    expect(rowsIn(state, 'SELECT key FROM cart_discounts')).toEqual([]);
    const loaded = await run(state, ['import', path]);
    expect(loaded).toMatchObject({ code: 0, err: '' });
    expect(loaded.out).toContain(
      'loaded 5 × cart-discount, 2 × discount-code, 1 × extra-guarantee',
    );
  }, 180_000);

  it('are exported in canonical form, which is byte-identical after another import', async () => {
    const only = ['--only', dealTypes.join(',')];
    await run(state, ['export', file('x.ndjson'), ...only]);
    const exported = readFileSync(file('x.ndjson'), 'utf8');
    const moments = exported.match(/"valid(From|Until)":"[^"]*"/g);
    expect(moments).toEqual([
      '"validFrom":"2026-08-31T22:00:00.000Z"',
      '"validUntil":"2027-11-30T23:00:00.000Z"',
      '"validUntil":"2027-12-01T00:00:00.000Z"',
    ]);
    const other = await emptyState();
    expect(await run(other, ['import', put('pans.ndjson', lines([pans]))])).toMatchObject({
      code: 0,
    });
    await run(other, ['import', file('x.ndjson')]);
    await run(other, ['import', file('x.ndjson'), '--restart']);
    await run(other, ['export', file('y.ndjson')]);
    const [, ...again] = readFileSync(file('y.ndjson'), 'utf8').split('\n');
    expect(again.join('\n')).toBe(exported);
    expect(exported.split('\n')).toHaveLength(9);
    expect(ordered('extra-guarantee')).toEqual([exported.split('\n')[7]]);
  }, 180_000);

  it('are listed, switched off and on again', async () => {
    const listed = await run(state, ['deals']);
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out.split('\n')).toEqual([
      'discount  last-pieces  on  lineItems for EUR 99.00  by itself  order 0.8, then no more  de',
      'discount  pans  on  10 % off lineItems  by itself  order 0.7  everywhere',
      expect.stringMatching(
        /^discount {2}autumn {2}on until 2027-11-30T23:00:00.000Z {2}EUR 25.00, GBP 20.00 off totalPrice {2}by code/,
      ),
      'discount  free-delivery  on  100 % off shipping  by code  order 0.3  everywhere',
      'discount  gloves  on  gives EX10012345  by itself  order 0.2  de at',
      'code  AUTUMN25  on  0 of 500 orders  autumn',
      'code  FREIHAUS  on until 2027-12-01T00:00:00.000Z  0 orders  free-delivery',
      'guarantee  4100010  1 year  5 %  de at gb',
      '',
    ]);
    const kept = () => [
      ...rowsIn(state, "SELECT is_active, document FROM cart_discounts WHERE key = 'pans'"),
      ...rowsIn(state, "SELECT document FROM discount_codes WHERE code = 'AUTUMN25'"),
    ];
    const before = kept();
    const off = await run(state, ['switch', 'off', 'code', 'autumn25']);
    expect(off).toMatchObject({ code: 0, out: 'the code AUTUMN25 is switched off\n' });
    await run(state, ['switch', 'off', 'discount', 'pans']);
    expect(kept()).toEqual([
      { is_active: 0, document: expect.stringContaining('"isActive":false') },
      { document: expect.stringContaining('"isActive":false') },
    ]);
    await run(state, ['switch', 'on', 'discount', 'pans']);
    await run(state, ['switch', 'on', 'code', 'AUTUMN25']);
    expect(kept()).toEqual(before);
    expect(await run(state, ['switch', 'off', 'code', 'NOBODY'])).toMatchObject({
      code: 2,
      err: 'there is no code NOBODY\n',
    });
  }, 180_000);
});
