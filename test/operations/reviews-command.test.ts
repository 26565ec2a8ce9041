/** `npm run reviews`: import, export, and what an operator decides. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runReviews } from '../../scripts/reviews/program.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';
import { paidByCard } from '../domain/order/paid-order.ts';
import { databaseInMemory } from '../domain/review/database.ts';
import { formerReview, runnerOf } from './text-commands.ts';

const { db, memory } = databaseInMemory();
const folder = `${process.env.TMPDIR ?? '/tmp'}/kontor-reviews-${process.pid}`;

const run = runnerOf(runReviews, db);

const review = {
  id: 'old-1',
  sku: '10012345',
  ...formerReview,
  translations: { en: { title: 'Leaks', text: 'Draws air after four months.' } },
};

it('imports a file with refused lines named, twice the same, and exports what can be imported', async () => {
  const file = `${folder}.ndjson`;
  const lines = [
    review,
    { ...review, id: 'old-2', rating: 7 },
    { ...review, id: 'old-3', state: 'submitted' },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(await run('import', file, '--dry-run')).toMatchObject({
    code: 1,
    out: expect.stringContaining('would be stored: 2'),
  });
  expect((await run('queue')).out).toBe('No review waits.\n');
  const stored = await run('import', file);
  expect(stored).toMatchObject({ code: 1, out: 'stored: 2 reviews\n' });
  expect(stored.err).toMatch(/^line 2: rating: /);
  await run('import', file);
  const first = (await run('export')).out;
  expect(
    first
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { ...review, sku: 'EX10012345', state: 'published' },
    { ...review, id: 'old-3', sku: 'EX10012345', state: 'submitted' },
  ]);
  const again = `${folder}-again.ndjson`;
  expect((await run('export', '--out', again)).code).toBe(0);
  expect((await run('import', again)).code).toBe(0);
  expect((await run('export')).out).toBe(first);
  expect(readFileSync(again, 'utf8')).toBe(first);
});

it('decides once, says what is not possible, and counts by stars', async () => {
  expect((await run('queue')).out).toContain('old-3');
  expect(await run('approve', 'old-3', '--dry-run')).toMatchObject({
    out: 'would be done: approve old-3\n',
  });
  expect(await run('approve', 'old-3', '--by', 'anna')).toMatchObject({ code: 0 });
  expect(await run('approve', 'old-3')).toMatchObject({
    code: 1,
    err: 'old-3 is published.\n',
  });
  expect(await run('reject', 'old-3', '--ground', 'x', '--reason', 'y')).toMatchObject({ code: 2 });
  expect(
    await run('remove', 'old-3', '--ground', 'fake', '--reason', 'No purchase.'),
  ).toMatchObject({ code: 0 });
  expect(await run('remove', 'none', '--ground', 'fake', '--reason', 'x')).toMatchObject({
    code: 1,
  });
  // What waits or is gone is not answered, and nothing and the same are no answers.
  expect(await run('answer', 'old-3', 'Danke.')).toMatchObject({
    code: 1,
    err: 'old-3 is removed.\n',
  });
  expect((await run('answer', 'old-1', ' ')).code).toBe(2);
  expect(await run('answer', 'old-1', 'Danke.')).toMatchObject({ code: 0 });
  expect(await run('answer', 'old-1', 'Danke. ')).toMatchObject({
    code: 1,
    err: 'old-1 has this answer already.\n',
  });
  const shown = (await run('show', 'old-3')).out;
  expect(shown).toContain('operator:anna  approve');
  expect(shown).toContain('remove  fake  No purchase.');
  expect((await run('show', 'old-1')).out).toContain('Danke.');
  expect(await run('top-rated')).toMatchObject({
    out: 'from 4.5 stars and 5 reviews: 0 products\n',
  });
  expect((await run('top-rated', '--average', '4', '--dry-run')).out).toMatch(/^from 4 stars/);
  expect((await run('top-rated', '--count', '3')).code).toBe(0);
  expect((await run('top-rated')).out).toBe('from 4.5 stars and 3 reviews: 0 products\n');
  expect(await run('top-rated', '--average', '6')).toMatchObject({ code: 2 });
  expect((await run('reports')).out).toBe('No report is open.\n');
  expect((await run('keep', 'old-1')).code).toBe(1);
  expect((await run('recount')).code).toBe(0);
  expect((await run('stats')).out.split('\n')).toHaveLength(7);
});

it('sets a translation, text by text, and refuses what pages would not show', async () => {
  const fr = [
    'translate',
    'old-1',
    'fr',
    '--title',
    'Fuite',
    '--text',
    'Prend l’air après quatre mois.',
  ];
  const before = (await run('export')).out;
  expect(await run(...fr, '--dry-run')).toMatchObject({ out: 'would be translated: old-1\n' });
  expect((await run('export')).out).toBe(before);
  expect(await run(...fr)).toMatchObject({ code: 0, out: 'translated: old-1\n' });
  expect((await run('translate', 'old-1', 'fr', '--answer', 'Merci.', '--by', 'eva')).code).toBe(0);
  const stored = (await run('export')).out.split('\n').find((line) => line.includes('"old-1"'));
  expect(JSON.parse(stored ?? '').translations).toEqual({
    ...review.translations,
    fr: { title: 'Fuite', text: 'Prend l’air après quatre mois.', answer: 'Merci.' },
  });
  expect((await run('show', 'old-1')).out).toMatch(/in fr: .*Merci.*operator:eva {2}translate/s);
  const refused = [
    ['none', 'fr', '--title', 'x', '--text', 'y'],
    ['old-1', 'de', '--title', 'x', '--text', 'y'],
    ['old-1', 'pl', '--title', 'x'],
    ['old-3', 'fr', '--answer', 'x'],
  ];
  for (const each of refused) expect((await run('translate', ...each)).code, `${each}`).toBe(1);
  for (const each of [
    ['old-1', 'xx', '--title', 'x'],
    ['old-1', 'fr'],
    ['old-1', 'fr', '--text', ''],
  ])
    expect((await run('translate', ...each)).code, `${each}`).toBe(2);
});

it('refuses a purchase that no order proves, times that are not yet, and addresses; shows article, order and photos', async () => {
  memory.exec(`INSERT INTO products (id, sku, number, product_type, family, brand, model, ean, created_at,
      published, is_bware, is_package_type_freight, images, tags, rating_average, rating_count,
      rating_distribution, attributes, related_accessories)
    VALUES ('p', 'EX10012345', '10012345', 'standard_product', 'f', 'b', 'm', '', '2026-01-01T00:00:00.000Z', 1, 0,
      0, '[]', '[]', 0, 0, '[0,0,0,0,0]', '{}', '[]');
    INSERT INTO product_texts (language, product_id, name, slug, facts, sort_name)
    VALUES ('en', 'p', 'Vacuum packer', 'v', '[]', 'v'), ('de', 'p', 'Vakuumierer', 'v', '[]', 'v');
    INSERT INTO orders (id, order_number, cart_id, store, customer_email, currency, total_cent_amount,
      tax_cent_amount, order_state, payment_state, shipment_state, created_at, document)
    VALUES ('o1', 'DE26-000042', 'c', 'de', 'a@x.example', 'EUR', 1, 0, 'Open', 'Paid', 'Pending', '',
      '{}'), ('o2', 'DE26-000043', 'c2', 'de', 'a@x.example', 'EUR', 1, 0, 'Open', 'Pending', 'Pending', '', '{}')`);
  const placed = memory.prepare('UPDATE orders SET document = ? WHERE id = ?');
  for (const [id, order] of [
    ['o1', paidByCard()],
    ['o2', orderedGoods('bankTransfer')],
  ] as const) {
    const [line] = order.lineItems;
    const variant = { ...line?.variant, sku: 'EX10012345' };
    placed.run(JSON.stringify({ ...order, id, lineItems: [{ ...line, variant }] }), id);
  }
  const file = `${folder}-claims.ndjson`;
  const bought = { ...review, id: 'own', source: 'order', state: 'submitted', orderId: 'o1' };
  const lines = [
    bought,
    { ...review, id: 'c2', source: 'order' },
    { ...review, id: 'c3', orderId: 'no-such-order' },
    { ...review, id: 'c4', sku: '10012346', orderId: 'o1' },
    { ...review, id: 'c5', createdAt: '2099-01-01T00:00:00Z' },
    { ...review, id: 'c6', text: 'Billiger bei https://evil.example/x' },
    // Ordered, but not paid: the same rule as for reviews that are written here.
    { ...review, id: 'c7', orderId: 'o2' },
    // Stored with its order already: an export can be imported after the order is deleted.
    { ...bought, title: 'Dicht' },
  ];
  const write = (some: unknown[]) =>
    writeFileSync(file, some.map((line) => `${JSON.stringify(line)}\n`).join(''));
  write(lines.slice(0, -1));
  const stored = await run('import', file);
  expect(stored).toMatchObject({ code: 1, out: 'stored: 1 reviews\n' });
  expect(stored.err.trim().split('\n')).toEqual([
    'line 2: orderId: missing, and the source "order" is of buyers',
    'line 3: orderId: no-such-order is no purchase of EX10012345',
    'line 4: orderId: o1 is no purchase of EX10012346',
    'line 5: createdAt: 2099-01-01T00:00:00Z is in the future',
    'line 6: text: no web addresses, no hidden characters',
    'line 7: orderId: o2 is no purchase of EX10012345',
  ]);
  expect((await run('queue')).out).toContain('EX10012345  Vacuum packer  order DE26-000042  de-DE');
  memory.exec(`INSERT INTO files (id, name, type, bytes, created_at, key, owner_kind, owner_ref)
    VALUES ('f1', 'naht.jpg', 'image/webp', 1, '1', 'f1', 'review', 'own'),
      ('f2', 'rad.jpg', 'image/webp', 1, '2', 'f2', 'review', 'own')`);
  expect((await run('show', 'own')).out).toMatch(/f1\.webp --local .*f2\.webp --local /su);
  expect((await run('show', 'own', '--remote')).out).toContain('f2.webp --remote');
  memory.exec('DELETE FROM orders');
  write(lines.slice(-1));
  expect((await run('import', file)).code).toBe(0);
  const why = ['--ground', 'other', '--reason', 'Kein Text.'];
  expect((await run('reject', 'own', ...why)).out).toBe('done: reject own\n');
  expect((await run('show', 'own')).out).toMatch(/"Dicht".*reject {2}other {2}Kein Text\./su);
});
