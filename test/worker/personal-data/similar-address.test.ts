/** An erasure leaves alone whoever has an address that only ends like the person's. */
import { env } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import { eraseEvents, eraseMails } from '#worker/data/personal-data/erase.ts';
import { personWith } from '#worker/data/personal-data/person.ts';
import { customerOf, newEmail } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { addressed, cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const one = <Row>(sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<Row>();

async function storeMail(recipient: string, text: string): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  await one(
    `INSERT INTO mails (id, purpose, store, locale, recipient, reply_to, subject, text, html, is_secret, state,
       attempts, repeats, at, queued_at, next_at, changed_at)
     VALUES (?1, 'order', 'de', 'de-DE', ?2, '', '', ?3, '', 0, 'sent', 1, 0, ?4, ?4, ?4, ?4)`,
    id,
    recipient,
    text,
    now,
  );
  return id;
}

async function storeEvent(email: string): Promise<string> {
  const id = crypto.randomUUID();
  const event = JSON.stringify({ id, type: 'test', email });
  await one(
    'INSERT INTO outbox (id, event, at) VALUES (?, ?, ?)',
    id,
    event,
    new Date().toISOString(),
  );
  return id;
}

it('empties the mails that name the person, and none of joann’s when ann is erased', async () => {
  const ann = `ann-${crypto.randomUUID()}@mail.example`;
  const shop = 'shop@kontor.example';
  const named = [`E-Mail: ${ann}`, `${ann} hat geschrieben`, `Von Ann\n${ann}\n`, `Ann <${ann}>`];
  const theirs = await Promise.all(named.map((text) => storeMail(shop, text)));
  const other = await storeMail(`jo${ann}`, `E-Mail: jo${ann}`);
  const events = [await storeEvent(ann), await storeEvent(`jo${ann}`)];
  const person = await personWith(env.DB, ann);
  await eraseMails(env.DB, person, 'none');
  await eraseEvents(env.DB, person);
  const textOf = async (id: string) =>
    (await one<{ text: string }>('SELECT text FROM mails WHERE id = ?', id))?.text;
  expect(await Promise.all(theirs.map(textOf))).toEqual(named.map(() => ''));
  expect(await textOf(other)).toContain('joann');
  const left = events.map((id) => one<{ id: string }>('SELECT id FROM outbox WHERE id = ?', id));
  expect((await Promise.all(left)).map((row) => row?.id)).toEqual([undefined, events[1]]);
});

it('finds the carts of guests with the address, and none of another customer who has typed it', async () => {
  const [sku] = await putOnSale({});
  const email = newEmail().toLowerCase();
  const guest = visitor('de');
  const ofGuest = await addressed(guest, await cartWith(guest, { [sku]: 1 }), 'de', email);
  const { shopper } = await customerOf('de');
  const ofCustomer = await addressed(shopper, await cartWith(shopper, { [sku]: 1 }), 'de', email);
  const indexed = [ofGuest, ofCustomer].map(({ id }) =>
    vi.waitFor(async () => {
      const row = await one<{ email: string }>(
        'SELECT email FROM cart_index WHERE cart_id = ?',
        id,
      );
      expect(row?.email).toBe(email);
    }, 10_000),
  );
  await Promise.all(indexed);
  expect((await personWith(env.DB, email)).keys.cart).toEqual([ofGuest.id]);
});
