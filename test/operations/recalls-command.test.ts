/** `npm run recalls`: who is told of a recall, once. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { runContent } from '../../scripts/content/program.ts';
import { runRecalls } from '../../scripts/recalls/program.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';
import { databaseInMemory } from '../domain/review/database.ts';
import { runnerOf } from './text-commands.ts';

let database: ReturnType<typeof databaseInMemory>;
beforeEach(() => {
  database = databaseInMemory();
});
const run = (...parameters: string[]) => runnerOf(runRecalls, database.db)(...parameters);
const goods = orderedGoods('bankTransfer');

const recall = {
  type: 'recall',
  id: 'blender',
  date: '2026-10-12',
  stores: ['de', 'at', 'gr'],
  skus: ['EX10000001'],
  name: { de: 'Mixer', el: 'Μπλέντερ' },
  hazard: { de: 'Stromschlag', el: 'Ηλεκτροπληξία' },
  sold: { from: '2026-05-01', until: '2026-05-31' },
  remedies: ['replacement', 'refund'],
};

async function publish(change: object): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'kontor-recalls-')), 'recalls.json');
  writeFileSync(file, JSON.stringify({ title: 'x', blocks: [{ ...recall, ...change }] }));
  return (await runnerOf(runContent, database.db)('import', file)).err;
}

let count = 0;
function order(store: string, email: string, change: Partial<Order> = {}, day = '2026-05-12') {
  const { memory } = database;
  count += 1;
  const [id, at] = [`order-${count}`, `${day}T08:00:00.000Z`];
  const document = { ...goods, id, createdAt: at, ...change };
  memory
    .prepare(`INSERT INTO orders (id, order_number, cart_id, store, customer_email, currency,
        total_cent_amount, tax_cent_amount, order_state, payment_state, shipment_state, created_at, document)
      VALUES (?1, ?1, ?1, ?2, ?3, 'EUR', 1, 0, ?4, 'Paid', 'Shipped', ?5, ?6)`)
    .run(id, store, email, document.orderState, at, JSON.stringify(document));
  memory.prepare("INSERT INTO order_lines VALUES (?, 'EX10000001', 3, 1)").run(id);
}

const mailed = () =>
  database.memory
    .prepare(
      "SELECT event ->> 'orderId' AS id FROM outbox WHERE event ->> 'type' = 'recall-notified'",
    )
    .all()
    .map(({ id }) => id);

it('tells each buyer of the article, the days and the markets once, and those found later by the next run', async () => {
  await publish({});
  order('de', 'anna@x.example', {}, '2026-05-02');
  order('at', 'Anna@x.example');
  order('gr', 'nikos@x.example');
  order('de', 'karl@x.example');
  order('de', 'whole@x.example', { orderState: 'Cancelled' });
  order('de', 'earlier@x.example', {}, '2026-04-30');
  order('fr', 'elsewhere@x.example');
  order('de', '');
  const counted = 'de 1\nat 1\ngr 1\ntold before: 0\n';
  expect((await run('notify', 'blender', '--dry-run')).out).toBe(
    `${counted}would be told now: 3\n`,
  );
  expect(mailed()).toEqual([]);
  expect((await run('notify', 'blender')).out).toBe(`${counted}are told now: 3\n`);
  expect(mailed()).toEqual(['order-2', 'order-3', 'order-4']);
  order('de', 'late@x.example');
  expect((await run('notify', 'blender')).out).toBe('de 1\ntold before: 3\nare told now: 1\n');
  expect((await run('notify', 'blender')).out).toBe('told before: 4\nare told now: 0\n');
  expect(mailed()).toHaveLength(4);
  expect((await run('list')).out).toBe(
    'blender\t2026-10-12\topen\t4 of 4 told\tEX10000001\tde at gr\n',
  );
});

it('refuses a recall that is not published, that has ended, or that has no text of a market', async () => {
  await publish({ ended: '2026-11-01' });
  order('de', 'anna@x.example');
  expect(await run('notify', 'blender')).toMatchObject({
    code: 1,
    err: 'The recall blender ended on 2026-11-01.\n',
  });
  expect(await run('notify', 'mixer')).toMatchObject({ code: 1 });
  expect(await publish({ hazard: { de: 'Stromschlag' } })).toContain(
    'blocks.0.hazard.el: is missing: it is a language of its markets',
  );
  expect(mailed()).toEqual([]);
});
