/** `npm run codes`: a series is generated, stored and written as CSV; wrong wishes are told in one line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabases, databaseAt, run } from './command.ts';
import { lines } from './shop.ts';
import { emptyState, rowsIn } from './state.ts';
import { workplace } from './workplace.ts';

let state = '';
const folder = workplace();
const codes = (...parameters: string[]) => run(state, parameters, 'codes');

const discount = {
  type: 'cart-discount',
  id: 'letter',
  key: 'letter',
  name: {},
  isActive: true,
  stores: [],
  sortOrder: '0.5',
  requiresDiscountCode: true,
  stackingMode: 'Stacking',
  cartPredicate: '1 = 1',
  value: { type: 'relative', permyriad: 1000 },
  target: { type: 'totalPrice' },
};

beforeAll(async () => {
  state = await emptyState();
  const file = join(folder, 'deals.ndjson');
  const always = { ...discount, id: 'always', key: 'always', requiresDiscountCode: false };
  writeFileSync(file, lines([discount, { ...always, sortOrder: '0.6' }]));
  expect(await run(state, ['import', file])).toMatchObject({ code: 0 });
}, 180_000);
afterAll(closeDatabases);

it('500 codes are stored and written; each works once, and the list folds them into a line', async () => {
  const out = join(folder, 'letter.csv');
  const wish = ['generate', '--count', '500', '--discount', 'letter', '--prefix', 'spring'];
  const made = await codes(...wish, '--valid-until', '2027-01-01T00:00:00+01:00', '--out', out);
  expect(made).toEqual({ code: 0, out: `500 codes stored, and written to ${out}\n`, err: '' });
  const written = parse(readFileSync(out), { columns: true }) as Record<string, string>[];
  expect(written).toHaveLength(500);
  expect(written[0]).toMatchObject({
    code: expect.stringMatching(/^SPRING-.{5}-.{5}$/),
    series: 'SPRING',
    discounts: 'letter',
    validUntil: '2026-12-31T23:00:00.000Z',
    used: 'no',
  });
  const stored = rowsIn<{ code: string }>(
    state,
    'SELECT code, document FROM discount_codes ORDER BY code',
  );
  expect(stored.map((row) => row.code)).toEqual(written.map((row) => row.code).sort());
  const { db } = await databaseAt(state);
  await db
    .prepare('UPDATE discount_codes SET applications = 1 WHERE code = ?')
    .bind(written[0]?.code)
    .run();
  const exported = parse((await codes('export', 'SPRING')).out, {
    columns: true,
  }) as typeof written;
  expect(exported.filter(({ used }) => used === 'yes').map(({ code }) => code)).toEqual([
    written[0]?.code,
  ]);
  expect((await run(state, ['deals'])).out).toContain('series  SPRING  1 of 500 codes used\n');
});

it.each([
  [['--count', '0', '--discount', 'letter', '--prefix', 'NO'], '0 is no number from 1 to 100000'],
  [['--count', '5', '--discount', 'none', '--prefix', 'NO'], 'there is no discount none'],
  [
    ['--count', '5', '--discount', 'always', '--prefix', 'NO'],
    'the discount always applies without a code',
  ],
  [
    ['--count', '5', '--discount', 'letter', '--prefix', 'no good'],
    'no good is no prefix: 2 to 20 letters, digits and hyphens',
  ],
  [
    ['--count', '5', '--discount', 'letter', '--prefix', 'SPRING'],
    'there is a series SPRING already: name another with --series',
  ],
  [
    ['--count', '5', '--discount', 'letter', '--prefix', 'NO', '--valid-until', '2027-01-01'],
    '2027-01-01 is no time with a time zone',
  ],
])('generate %j says: %s', async (options, told) => {
  expect(await codes('generate', ...options)).toEqual({ code: 2, out: '', err: `${told}\n` });
});
