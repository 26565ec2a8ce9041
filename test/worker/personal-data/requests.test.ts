/** Asking for one's data without an account, and what hinders an erasure. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { backendOf } from '#worker/commerce/backends.ts';
import { forgetExpired } from '#worker/data/personal-data/expiry.ts';
import { importReviews } from '#worker/data/reviews/write-reviews.ts';
import { customerOf, mailsTo, newEmail } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { env as settled } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { formsOf, sendForm } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { ordersOf } from '../order-rows.ts';
import { placed } from '../placed-orders.ts';
import { subscriber } from '../subscriber.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

async function requestOf(email: string) {
  const { results } = await env.DB.prepare('SELECT * FROM data_requests WHERE email = ?')
    .bind(email.toLowerCase())
    .all<{ id: string; kind: string; mailed_at: string }>();
  return results;
}

async function eventsOf(email: string) {
  const ids = (await requestOf(email)).map(({ id }) => id);
  const { results } = await env.DB.prepare(
    "SELECT event FROM outbox WHERE event ->> 'requestId' IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify(ids))
    .all<{ event: string }>();
  return results.map(({ event }) => JSON.parse(event));
}

async function ask(shopper: Visitor, email: string): Promise<void> {
  expect(await led(shopper.post('/my-data', { email }))).toBe('/my-data?done=sent');
  await deliver(...(await eventsOf(email)));
}

/** The path of the link in the last mail. */
async function linkIn(email: string): Promise<string> {
  const text = (await mailsTo(email))
    .map((mail) => mail.text)
    .findLast((each) => each.includes('token='));
  return /https?:\/\/[^/\s]+(\/my-data\/\S+)/.exec(text ?? '')?.[1] ?? '';
}

const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? '';

/** Somebody without an account: a subscriber of the newsletter. */
async function knownGuest() {
  const { email, ask: subscribe, get } = subscriber();
  await subscribe();
  return { email, get, shopper: visitor('de') };
}

/** A published review and one that waits; their ids. */
async function reviewsBy(email: string): Promise<[string, string]> {
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as [string, string];
  const [first, second] = await putOnSale({}, {});
  const written = {
    locale: 'de-DE',
    rating: 5,
    title: 'Läuft',
    text: 'Läuft seit Mai ohne Fehler.',
    authorName: 'Zora N.',
    createdAt: new Date().toISOString(),
    source: 'order',
    orderId: 'x',
    authorEmail: email,
  } as const;
  const reviews = [
    { ...written, id: ids[0], sku: first, state: 'published' as const },
    { ...written, id: ids[1], sku: second, state: 'submitted' as const },
  ];
  await importReviews(env.DB, reviews, new Date());
  return ids;
}

const reviewWith = (id: string) =>
  env.DB.prepare('SELECT * FROM reviews WHERE id = ?').bind(id).first();

describe('a guest', () => {
  it('sees, takes along and erases by one link of a mail, without JavaScript', async () => {
    const { email, shopper } = await knownGuest();
    const [published, waiting] = await reviewsBy(email);
    await ask(shopper, email);
    const link = await linkIn(email);
    expect(link).toMatch(/^\/my-data\/open\?token=/);
    const page = await shopper.get(link);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await readPage(page)).html).toContain('Noch nicht bestätigt, angefragt am');
    const file = await shopper.get(link.replace('/open', '/file'));
    const data = (await file.json()) as { tables: { consents: { email: string }[] } };
    expect(data.tables.consents).toMatchObject([{ email }]);
    const readable = await shopper.get(`${link.replace('/open', '/file')}&format=html`);
    expect(readable.headers.get('Content-Disposition')).toMatch(/attachment; .*\.html"$/);
    expect(await readable.text()).toMatch(/<h2>[^<]+<\/h2>\s*<p>.*Noch nicht bestätigt/s);
    const token = tokenIn(link);
    expect((await shopper.post('/my-data/erase', { token })).status).toBe(422);
    const refused = await shopper.post('/my-data/erase', { token, reviews: 'keep' });
    const [form] = (await formsOf(refused)).filter(({ controls }) => controls.has('final'));
    if (!form) throw new Error('no form');
    expect(await led(sendForm(shopper, form, { final: 'on' }))).toBe('/my-data?done=erasing');
    const events = await eventsOf(email);
    await deliver(...events);
    const report = await env.DB.prepare('SELECT text FROM mails WHERE id = ?')
      .bind(events.find(({ type }) => type === 'erasure-confirmed')?.id)
      .first('text');
    expect(report).toContain('Ihre veröffentlichten Bewertungen bleiben');
    expect(report).toContain('Dass Ihre Daten gelöscht wurden');
    // The published review stays without its author, and the purchase that proves it.
    expect(await reviewWith(published)).toMatchObject({
      author_name: '',
      author_email: null,
      order_id: 'erased',
      title: 'Läuft',
    });
    expect(await reviewWith(waiting)).toBeNull();
    expect(await requestOf(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    expect((await shopper.get(link)).status).toBe(410);
  });

  it('gets the same request again, and no second mail at once', async () => {
    const { email, shopper } = await knownGuest();
    await ask(shopper, email);
    await ask(shopper, email.toUpperCase());
    expect(await requestOf(email)).toHaveLength(1);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('/my-data/'))).toHaveLength(1);
  });

  it('who is unknown reads the same, gets no mail, and nothing is kept of the request', async () => {
    const [email, shopper] = [newEmail(), visitor('de')];
    await ask(shopper, email);
    expect(await mailsTo(email)).toEqual([]);
    expect(await requestOf(email)).toEqual([]);
  });

  it('has a link for a day, and none that was changed', async () => {
    const { email, shopper } = await knownGuest();
    await ask(shopper, email);
    const link = await linkIn(email);
    expect((await shopper.get(`${link}x`)).status).toBe(410);
    await env.DB.prepare('UPDATE data_requests SET mailed_at = ? WHERE email = ?')
      .bind(new Date(Date.now() - 86_400_001).toISOString(), email)
      .run();
    for (const path of [link, link.replace('/open', '/file')])
      expect((await shopper.get(path)).status).toBe(410);
    const answer = await shopper.post('/my-data/erase', { token: tokenIn(link), final: 'on' });
    expect(answer.status).toBe(410);
  });
});

describe('an account', () => {
  it('is not shown to who is logged in elsewhere, and not erased by a link to see it', async () => {
    const { shopper, email } = await customerOf('de');
    await ask(shopper, email);
    const link = await linkIn(email);
    const other = await customerOf('de');
    for (const stranger of [visitor('de'), other.shopper]) {
      const refused = await stranger.get(link);
      expect(refused.status).toBe(403);
      const { pathname, search } = new URL(link, 'http://de.localhost');
      const login = `/login?${new URLSearchParams({ back: pathname + search })}`;
      expect(await refused.text()).toContain(`href="${login}"`);
    }
    expect((await shopper.get(link)).status).toBe(200);
    const token = tokenIn(link);
    expect((await shopper.post('/my-data/erase', { token, final: 'on' })).status).toBe(403);
  });

  it('is not asked for a mail by who is not logged in', async () => {
    for (const path of ['/my-account/my-data', '/my-account/my-data/erase']) {
      const refused = await visitor('de').post(path, { final: 'on' });
      expect(refused.headers.get('Location')).toMatch(/^\/login\b/);
    }
  });
});

describe('an erasure', () => {
  it('waits for an open order, which the page names', async () => {
    const { order, shopper } = await placed('de');
    const { personalData } = backendOf(settled);
    const asked = { kind: 'erasure', email: `wait-${crypto.randomUUID()}@mail.example` } as const;
    await env.DB.prepare('UPDATE orders SET customer_email = ? WHERE id = ?')
      .bind(asked.email, order.id)
      .run();
    await ask(shopper, asked.email);
    const link = await linkIn(asked.email);
    const { html } = await readPage(await shopper.get(link));
    expect(html).toContain('Noch nicht möglich');
    const answer = await shopper.post('/my-data/erase', { token: tokenIn(link), final: 'on' });
    expect(answer.status).toBe(409);
    expect((await personalData.preview(asked.email, new Date())).blocks).toEqual([
      { reason: 'open', orderNumber: order.orderNumber },
    ]);
  });

  it('that was begun continues, and tells what stayed as it was then', async () => {
    const { email, shopper } = await knownGuest();
    await ask(shopper, email);
    await shopper.post('/my-data/erase', { token: tokenIn(await linkIn(email)), final: 'on' });
    const request = (await requestOf(email)).find(({ kind }) => kind === 'erasure');
    const { personalData } = backendOf(settled);
    const stored = await personalData.request(request?.id ?? '');
    if (!stored) throw new Error('no request');
    const about = { except: 'mail', keepsReviews: false };
    const kept = await personalData.erase(stored, about, new Date());
    expect(await personalData.erase(stored, about, new Date())).toEqual(kept);
    const events = await eventsOf(email);
    await deliver(...events, ...events);
    expect(await requestOf(email)).toEqual([]);
  });
});

it('rows go when their marks say so', async () => {
  const [old, fresh] = [61, 59].map(
    (days) => [`event-${days}-${crypto.randomUUID()}`, days] as const,
  );
  for (const [id, days] of [old, fresh] as [string, number][])
    await env.DB.prepare(
      'INSERT INTO handled_events (event_id, handler, handled_at) VALUES (?, ?, ?)',
    )
      .bind(id, 'test', new Date(Date.now() - days * 86_400_000).toISOString())
      .run();
  await forgetExpired(env.DB, new Date());
  const { results } = await env.DB.prepare(
    'SELECT event_id AS id FROM handled_events WHERE event_id IN (?, ?)',
  )
    .bind(old?.[0], fresh?.[0])
    .all<{ id: string }>();
  expect(results).toEqual([{ id: fresh?.[0] }]);
});

it('an order goes by the job when the years of its market are over', async () => {
  const old = await placed('de');
  const young = await placed('de');
  await env.DB.prepare("UPDATE orders SET created_at = '2012-06-01T09:00:00.000Z' WHERE id = ?")
    .bind(old.order.id)
    .run();
  await backendOf(settled).jobs.forgetKeptOver(new Date());
  const rows = await Promise.all([old, young].map(({ order }) => ordersOf(order.cart.id)));
  expect(rows.map(({ length }) => length)).toEqual([0, 1]);
});
