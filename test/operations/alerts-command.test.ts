/** `npm run alerts`: what shoppers wait for, without who they are; alerts ended by article or address. */
import { beforeEach, expect, it } from 'vitest';
import { runAlerts } from '../../scripts/alerts/program.ts';
import { databaseInMemory } from '../domain/review/database.ts';
import { runnerOf } from './text-commands.ts';

let database: ReturnType<typeof databaseInMemory>;
const run = (...parameters: string[]) => runnerOf(runAlerts, database.db)(...parameters);

let count = 0;
function alert(sku: string, store: string, kind: string, state: string, email: string) {
  count += 1;
  const at = `2026-11-${String(10 + count).slice(0, 2)}T08:00:00.000Z`;
  database.memory
    .prepare(`INSERT INTO alerts (id, kind, sku, store, locale, email, state, cent_amount, currency, token, site,
        asked_at, expires_at) VALUES (?1, ?2, ?3, ?4, 'de-DE', ?5, ?6, 100, 'EUR', ?1, 'https://x', ?7, '2027-11-01')`)
    .run(`alert-${count}`, kind, sku, store, email, state, at);
}

beforeEach(() => {
  database = databaseInMemory();
  count = 0;
  alert('EX10000002', 'de', 'stock', 'active', 'anna@x.example');
  alert('EX10000001', 'de', 'stock', 'active', 'anna@x.example');
  alert('EX10000001', 'de', 'stock', 'active', 'karl@x.example');
  alert('EX10000001', 'de', 'price', 'pending', 'karl@x.example');
  alert('EX10000001', 'fr', 'stock', 'due', 'luc@x.example');
});

const left = () =>
  database.memory
    .prepare('SELECT id FROM alerts ORDER BY id')
    .all()
    .map(({ id }) => id);

it('counts by article, market, kind and state, the most wanted article first, and names nobody', async () => {
  const { code, out } = await run('list');
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n')).toEqual([
    'EX10000001\tde\tprice\tpending\t1\t2026-11-14',
    'EX10000001\tde\tstock\tactive\t2\t2026-11-12',
    'EX10000001\tfr\tstock\tdue\t1\t2026-11-15',
    'EX10000002\tde\tstock\tactive\t1\t2026-11-11',
  ]);
  const some = await run('list', '--article', '10000001', '--store', 'de', '--kind', 'stock');
  expect(some.out).toBe('EX10000001\tde\tstock\tactive\t2\t2026-11-12\n');
  expect((await run('list', '--article', '10000003')).out).toBe('No alerts.\n');
});

it('ends those of an article, of a market only if it is named, after a dry run that changes nothing', async () => {
  const ended = 'EX10000001\tde\tprice\tpending\t1\t2026-11-14\n';
  const these = ['--article', 'EX10000001', '--store', 'de', '--kind', 'price'];
  expect((await run('end', ...these, '--dry-run')).out).toBe(`${ended}would be ended: 1\n`);
  expect(left()).toHaveLength(5);
  expect((await run('end', ...these)).out).toBe(`${ended}are ended: 1\n`);
  expect(left()).toEqual(['alert-1', 'alert-2', 'alert-3', 'alert-5']);
  expect((await run('end', '--article', '10000001')).out).toContain('are ended: 3\n');
  expect(left()).toEqual(['alert-1']);
  expect((await run('end', '--article', '10000001')).out).toBe('are ended: 0\n');
});

it('ends those of an address in any spelling, and does not print it', async () => {
  const { code, out } = await run('end', '--email', ' Anna@X.example');
  expect([code, out.includes('@')]).toEqual([0, false]);
  expect(left()).toEqual(['alert-3', 'alert-4', 'alert-5']);
});

it.each([
  ['end'],
  ['end', '--store', 'de'],
  ['end', '--article', 'ladder'],
  ['end', '--email', 'nobody'],
  ['list', '--kind', 'colour'],
  ['list', '--store', 'xx'],
])('refuses %s %s %s', async (...parameters) => {
  expect((await run(...parameters)).code).toBe(2);
  expect(left()).toHaveLength(5);
});
