/** The mail that asks a buyer for reviews, and its link. */
import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { reviewDraft } from '#domain/review/operations.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { loadStore } from '#worker/data/stores/stores.ts';
import { jobs } from '#worker/jobs/jobs.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { deliver } from '../deliver.ts';
import { env } from '../environment.ts';
import { operate } from '../operating.ts';
import { mailAbout } from '../placed-orders.ts';
import { visitor } from '../visitor.ts';
import { buyer, eventsWith, words } from './buyers.ts';

const dayMs = 86_400_000;
const ofInvitations = (events: { type: string }[]) =>
  events.filter(({ type }) => type === 'review-invited');

/** The demo's stores ask only who has consented to the newsletter. */
async function consents(email: string): Promise<void> {
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
  await env.DB.prepare(
    `INSERT INTO consents (id, email, kind, store, locale, state, token, asked_at, given_at, form_id, form_at)
      VALUES (?1, ?2, 'newsletter', 'de', 'de-DE', 'given', ?1, ?3, ?3, ?1, ?3)`,
  )
    .bind(id, email.toLowerCase(), at)
    .run();
}

async function delivered() {
  const bought = await buyer('de');
  await consents(bought.email);
  const shipped = await operate(bought.order.id, 'ship', { carrier: 'dhl' });
  await operate(bought.order.id, 'deliver');
  const events = await eventsWith(bought.order.id);
  await deliver(...events.filter(({ id }) => shipped.includes(id)));
  return bought;
}

/** Runs the job as if it were this many days later; the invitations of this order so far. */
async function later(days: number, orderId: string) {
  const now = new Date(Date.now() + days * dayMs);
  const job = jobs.filter(({ name }) => name === 'invite-reviews');
  await runJobs(env, now, job);
  return ofInvitations(await eventsWith(orderId));
}

it('is sent some days after the delivery with a link without log-in, and once more; never after an objection', async () => {
  const { order, sku } = await delivered();
  expect(await later(1, order.id)).toEqual([]);
  const [first] = await later(20, order.id);
  expect(await later(20, order.id)).toHaveLength(1);
  const mail = await mailAbout(first as never);
  const write = /http:\/\/de\.localhost(\/review\/write\?link=\S+)/.exec(mail?.text ?? '')?.[1];
  const stop = /http:\/\/de\.localhost(\/review\/stop\?link=\S+)/.exec(mail?.text ?? '')?.[1];
  expect(mail?.text).toContain('gut oder schlecht');
  const { products } = await visitor('de').ask('getProductCards', { skus: [sku] });
  expect(mail?.text).toContain(products[0]?.name);
  const guest = visitor('de');
  const page = await (await guest.get(write ?? '')).text();
  expect(page).toContain(`sku=${sku}`);
  const link = new URL(write ?? '', guest.origin).searchParams.get('link') ?? '';
  expect(await guest.call('add-review', { ...words, sku: 'EX10000001', link })).toMatchObject({
    code: 'ReviewNotPurchased',
  });
  expect((await guest.call('getOwnReviews', { link: `${link}x` })).code).toBe('ReviewLinkInvalid');

  // The reminder, unless the buyer objects meanwhile.
  expect((await guest.get(stop ?? '')).status).toBe(200);
  const dead = await guest.post('/review/stop', { link: `${link}x` });
  expect([dead.status, await dead.text()]).toEqual([
    410,
    expect.stringContaining('schreiben Sie uns'),
  ]);
  expect((await guest.post('/review/stop', { link })).status).toBe(200);
  await guest.ask('stopReviewInvitations', { link });
  const [, second] = await later(40, order.id);
  expect(await mailAbout(second as never)).toBeUndefined();
  expect(await later(90, order.id)).toHaveLength(2);
  // Whatever the market and the language of the shop: who has bought may review, once.
  const { commerce } = backendOf(env);
  const now = new Date();
  for (const { code: locale, country } of locales) {
    const caller = {
      store: await loadStore(env.DB, country, now),
      locale,
      orderedCartIds: [],
      site: '',
      now,
    };
    const draft = { ...reviewDraft.parse({ ...words, sku }), link };
    const written = await commerce['add-review'](draft, caller);
    if (!written.ok) throw new Error(`${locale}: ${written.code}`);
    expect(await commerce['add-review'](draft, caller), locale).toMatchObject({
      code: 'ReviewExists',
    });
    const { id } = written.data.review;
    const own = await commerce.getOwnReviews({ link }, caller);
    const reviews = own.ok ? own.data.reviews : [];
    expect(reviews.find((each) => each.id === id)?.locale).toBe(locale);
    await commerce.withdrawReview({ id, link }, caller);
  }
});

it('is not sent without consent', async () => {
  const { order } = await delivered();
  await env.DB.prepare("UPDATE consents SET state = 'withdrawn' WHERE email = ?")
    .bind(order.customerEmail)
    .run();
  const [event] = await later(20, order.id);
  expect(await mailAbout(event as never)).toBeUndefined();
});

it('is not sent for what was returned, or has been reviewed', async () => {
  const { order } = await delivered();
  await operate(order.id, 'return', { reason: 'return' });
  expect(await later(20, order.id)).toEqual([]);
  const { order: other, shopper, sku } = await delivered();
  const [planned] = await later(20, other.id);
  await shopper.ask('add-review', { ...words, sku });
  expect(await mailAbout(planned as never)).toBeUndefined();
  expect(await later(40, other.id)).toHaveLength(1);
});
