/** After an erasure, a search of everything for the person's data finds only what is named as kept. */
import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PersonalDataExport } from '#domain/personal-data/export.ts';
import { personalMarks } from '#worker/commerce/embedded/personal-data.ts';
import { batch } from '#worker/d1/statements.ts';
import { exportedTables } from '#worker/data/personal-data/export.ts';
import { personWith, rowsOf } from '#worker/data/personal-data/person.ts';
import { closeWithdrawal } from '#worker/data/withdrawals/withdrawal-links.ts';
import { isLoggedIn, logIn, mailsTo, password } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { logged } from '../logged.ts';
import { eventsAbout } from '../order-rows.ts';
import { led, visitor } from '../visitor.ts';
import { tracesIn, tracesInRoom } from './traces.ts';
import { neighbourOf, type WholePerson, wholePerson } from './whole-person.ts';
import type { Words } from './words.ts';

/** Marked columns that the person cannot fill before the erasure, each with its reason. */
const notFilled = {
  'email_changes.confirmed_at': 'the account would have another address',
  'gift_card_entries.note': 'of the operator',
  'limit_counts.subject': 'hashes, deleted by age',
  'mails.error': 'of the mail provider',
  'moderation_entries.note': 'of the operator',
  'remote_customers.session': 'of a remote backend',
  'reviews.answer': 'of the operator',
  'wish_lists.device_hash': 'of a browser without an account',
  'withdrawals.lines': 'a return under way would hinder the erasure',
};

/** Tables of which a law demands rows (docs/operations/my-data.md). */
const keptTables = [
  ...personalMarks.flatMap(({ table, erasure }) => (erasure === 'kept' ? [table] : [])),
  ...['orders', 'order_history', 'consents'],
];

/** What stays because a law demands it, and what may stand there (docs/operations/my-data.md). */
const kept = [
  'order_documents.document',
  ...['name', 'email', 'inbox', 'goods', 'remark', 'statement'].map(
    (column) => `withdrawals.${column}`,
  ),
];

let person: WholePerson;
let words: string[];
let neighbour: Words;
let others: string[];
let resetLink = '';
let before: Awaited<ReturnType<typeof tracesIn>>;
let lines: string[];
let eraseLink = '';

/** Delivers the events of the requests for this address. */
async function deliverRequests(email: string): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT event FROM outbox WHERE event ->> 'requestId' IN (SELECT id FROM data_requests WHERE email = ?)`,
  )
    .bind(email)
    .all<{ event: string }>();
  await deliver(...results.map(({ event }) => JSON.parse(event)));
}

async function linkTo(email: string, page: string): Promise<string> {
  await deliverRequests(email);
  const mails = await mailsTo(email);
  const found = mails.map(
    ({ text }) => new RegExp(`https?://\\S*(${page}\\?token=\\S+)`).exec(text)?.[1],
  );
  return found.findLast((each) => each !== undefined) ?? '';
}

beforeAll(async () => {
  lines = await logged(async () => {
    person = await wholePerson();
    const { email, ip, ...said } = person.words;
    words = [email, ip, person.customerId, ...Object.values(said)];
    resetLink = await linkTo(email, '/password-reset/change-password');
    before = await tracesIn(env.DB, words);
  });
  neighbour = await neighbourOf(person.words);
  others = Object.values(neighbour);
});

/** Columns that say something about somebody and are empty for the person. */
async function emptyColumns(): Promise<string[]> {
  const { keys } = await personWith(env.DB, person.words.email);
  const columns = personalMarks.flatMap((marks) =>
    [...marks.personal, ...marks.secret].map((column) => ({ ...marks, column })),
  );
  const found = await batch(
    env.DB,
    columns.map((each) => {
      const filled = sql`${rowsOf(each, keys) ?? sql`false`} AND ${sql.raw(each.column)} <> ''`;
      return sql`SELECT 1 FROM ${sql.raw(each.table)} WHERE ${filled} LIMIT 1`;
    }),
  );
  return columns
    .filter((_, at) => found[at]?.length === 0)
    .map(({ table, column }) => `${table}.${column}`)
    .filter((column) => !(column in before));
}

/** All that is stored about the neighbour. */
async function ofNeighbour() {
  const { email } = neighbour;
  const tables = await exportedTables(env.DB, await personWith(env.DB, email), personalMarks);
  return { tables, events: await eventsAbout(email) };
}

describe('a person in everything', () => {
  it('takes everything along by the link of a mail, after the log-in alone', async () => {
    const { shopper, words: own, carts, orders } = person;
    expect(await led(shopper.post('/my-account/my-data', {}))).toBe(
      '/my-account/my-data?done=access',
    );
    const link = await linkTo(own.email, '/my-data/open');
    expect((await visitor('at').get(link)).status).toBe(403);
    const page = await shopper.get(link);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(own.lastName);
    expect(html).toContain('Google');
    const file = await shopper.get(link.replace('/my-data/open', '/my-data/file'));
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    const data = (await file.json()) as PersonalDataExport;
    expect(data.carts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(carts.map(({ id }) => id)),
    );
    expect(data.tables.orders).toHaveLength(orders.length);
    const files = data.tables.files ?? [];
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      ['jpg', 'pdf'].map((type) => `${own.lastName}.${type}`),
    );
    // Also the photo of a review that is not published.
    for (const { href, bytes } of files) {
      const path = new URL(String(href)).pathname;
      const got = await visitor('at').get(path);
      expect((await got.arrayBuffer()).byteLength).toBe(bytes);
      expect(html).toContain(path);
    }
    const text = JSON.stringify(data);
    for (const word of words.filter((each) => each !== own.ip)) expect(text).toContain(word);
    for (const secret of ['password_hash', 'token_hash', 'code_hash', 'form_id'])
      expect(text).not.toContain(secret);
  });

  it('has filled every column that says something about somebody', async () => {
    // The link for a new password is stored by an event, which may still be on its way.
    await vi.waitFor(
      async () => expect((await emptyColumns()).toSorted()).toEqual(Object.keys(notFilled)),
      { timeout: 20_000 },
    );
    const asked = env.SEARCH_DB.prepare('SELECT count(*) AS n FROM asked WHERE query LIKE ?');
    for (const word of [person.words.lastName, person.words.ownCompany])
      expect(await asked.bind(`%${word}%`).first('n'), word).toBe(1);
  });

  it('is erased by the link of a mail', async () => {
    const others = await ofNeighbour();
    const { shopper, words: own } = person;
    const form = '/my-account/my-data/erase';
    expect(await led(shopper.post(form, { final: 'on' }))).toContain('done=erasure');
    eraseLink = await linkTo(own.email, '/my-data/erase');
    const [, list = ''] =
      /<ul aria-labelledby="stays">(.*?)<\/ul>/s.exec(
        await (await shopper.get(eraseLink)).text(),
      ) ?? [];
    const stays = list.match(/(?<=<li>)[^<]+/g) ?? [];
    const token = new URLSearchParams(eraseLink.split('?')[1]).get('token') ?? '';
    lines.push(
      ...(await logged(async () => {
        const led1 = await led(shopper.post('/my-data/erase', { token, final: 'on' }));
        expect(led1).toBe('/my-data?done=erasing');
        const left = [...shopper.cookies.keys()];
        expect(left.filter((name) => !/locale|device/.test(name))).toEqual([]);
        await deliverRequests(own.email);
      })),
    );
    const request = await env.DB.prepare(
      "SELECT id, email, done_at FROM data_requests WHERE kind = 'erasure' ORDER BY done_at DESC LIMIT 1",
    ).first<{ id: string; email: string; done_at: string }>();
    expect(request).toMatchObject({ email: '', done_at: expect.any(String) });
    // The mail lists what the page has listed.
    const mail = await env.DB.prepare(
      "SELECT text FROM mails WHERE id IN (SELECT id FROM outbox WHERE event ->> 'requestId' = ? AND event ->> 'type' = 'erasure-confirmed')",
    )
      .bind(request?.id)
      .first<{ text: string }>();
    expect(stays.length).toBeGreaterThan(3);
    for (const line of stays) expect(mail?.text).toContain(line);
    expect(Object.keys(others.tables).length).toBeGreaterThan(10);
    expect(await ofNeighbour()).toEqual(others);
  });

  it('is found afterwards only in what is kept', async () => {
    const traces = await tracesIn(env.DB, words, others);
    expect(Object.keys(traces).filter((each) => !kept.includes(each))).toEqual([]);
    expect(Object.keys(traces)).toContain('order_documents.document');
    const voted = await env.DB.prepare('SELECT helpful FROM reviews WHERE id = ?')
      .bind(person.voted)
      .first();
    expect(voted).toEqual({ helpful: 0 });
    expect(await tracesIn(env.SEARCH_DB, words, others)).toEqual({});
    const { objects } = await env.FILES.list();
    const stored = await env.DB.prepare('SELECT key FROM files').all<{ key: string }>();
    expect(objects.map(({ key }) => key).toSorted()).toEqual(
      stored.results.map(({ key }) => key).toSorted(),
    );
    for (const id of [...person.carts, ...person.orders.map(({ cart }) => cart)].map(
      (each) => each.id,
    ))
      expect(await tracesInRoom(id, words), id).toEqual([]);
    const spoken = lines.join('\n').toLowerCase();
    expect(words.filter((word) => spoken.includes(word.toLowerCase()))).toEqual([]);
  });

  it('leaves what a law demands, which cannot be deleted', async () => {
    const stated = env.DB.prepare('SELECT id FROM withdrawals WHERE email = ?');
    const id = await stated.bind(person.words.email).first<string>('id');
    await closeWithdrawal(env.DB, id ?? '', new Date());
    for (const table of keptTables)
      await expect(env.DB.prepare(`DELETE FROM ${table}`).run(), table).rejects.toThrow('TRIGGER');
  });

  it('has no way in any more', async () => {
    const { shopper, words: own, orders } = person;
    expect(await isLoggedIn(shopper)).toBe(false);
    expect((await logIn(visitor('at'), own.email)).status).toBe(401);
    const token = new URLSearchParams(resetLink.split('?')[1]).get('token') ?? '';
    const reset = await visitor('at').post('/password-reset/change-password', { token, password });
    expect(reset.status).toBe(410);
    expect((await visitor('at').get(eraseLink)).status).toBe(410);
    const [order] = orders;
    const asked = { orderNumber: order?.orderNumber ?? '', email: own.email };
    expect((await visitor('at').call('findOrder', asked)).code).toBe('OrderNotFound');
  });
});
