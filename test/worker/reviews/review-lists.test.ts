/** The list of an article's reviews: filters, photos, pages, orders. Source: catalogue.txt "getReview", checklist REV-1, REV-3. */
import { expect, it } from 'vitest';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { type ReviewSort, reviewSorts } from '#domain/review/sorting.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { importReviews } from '#worker/data/reviews/write-reviews.ts';
import { fileLink } from '#worker/signing/file-links.ts';
import { pictureWithPlace } from '../../made-picture.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { mailAbout } from '../placed-orders.ts';
import { led, visitor } from '../visitor.ts';
import { buyer, decide, eventsWith, productPage, words } from './buyers.ts';

const { files } = backendOf(env);

/** Files that no form has taken yet: their ids and signed links. */
async function uploaded<Contents extends (Uint8Array | string)[]>(...contents: Contents) {
  const until = new Date(Date.now() + 60_000);
  const links = contents.map(async (content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const kept = await files.keep({ name: 'file', bytes }, new Date());
    if (!kept.ok) throw new Error(kept.refusal);
    const { id } = kept.file;
    return { id, link: await fileLink(id, env.settings.sessionSecret, until) };
  });
  return (await Promise.all(links)) as { [At in keyof Contents]: { id: string; link: string } };
}

it('lists are filtered by stars, language, photos and attributes, and paged; 1 star is two clicks away', async () => {
  const { sku, shopper } = await buyer('de');
  const number = sku.slice(2);
  const [own, foreign, pdf] = await uploaded(pictureWithPlace, pictureWithPlace, '%PDF-1.7\n');
  // The signed links of uploads alone, and only of pictures: whoever knows an id cannot take the file.
  const photos = [own.link, foreign.id, pdf.link];
  const { review } = await shopper.ask('add-review', { ...words, sku, rating: 1, photos });
  expect((await files.of('review', [review.id])).get(review.id)).toMatchObject([{ id: own.id }]);
  await decide(review.id, 'publish');
  const ask = (more: object) => visitor('de').ask('getReview', { productId: sku, ...more });
  expect((await ask({ stars: 1 })).total).toBe(1);
  expect((await ask({ stars: 5 })).total).toBe(0);
  expect((await ask({ language: 'fr' })).total).toBe(0);
  expect((await ask({ offset: 1 })).results).toEqual([]);
  expect((await ask({ readIn: 'fr' })).total).toBe(1);
  const filter = { type: 'number', name: 'rating', from: 1, to: 2 } as const;
  expect((await ask({ filters: [filter] })).total).toBe(1);
  expect(
    (await ask({ filters: [{ type: 'boolean', name: 'hasPhotos', value: false }] })).total,
  ).toBe(0);
  expect(await ask({ withPhotos: true, stars: 1 })).toMatchObject({ total: 1, withPhotos: 1 });
  await files.deleteOf('review', [review.id]);
  expect(await ask({ withPhotos: true })).toMatchObject({ total: 0, withPhotos: 0 });

  const html = await productPage('de', sku);
  expect(html).toContain(`href="/reviews/${number}?stars=1"`);
  const list = await visitor('de').get(`/reviews/${number}?stars=1`);
  const text = await list.text();
  expect(text).not.toContain('name="photos"');
  expect(text).toContain(words.text);
  expect(text).toContain('noindex');
  expect(list.headers.get('Set-Cookie')).toBeNull();
  expect((await visitor('de').get('/reviews/99999999')).status).toBe(404);
});

it('"Top reviews" is by rating, date and text, descending; "Most recent" by date, and on the page what can be read first', async () => {
  const [sku, empty] = await putOnSale({}, {});
  const german = 'de-DE' as LocaleCode;
  const written = (id: string, rating: number, day: number, text: string, locale = german) => ({
    id: `${sku}-${id}`,
    sku,
    locale,
    rating,
    title: id,
    text,
    authorName: 'Zora N.',
    createdAt: `2026-05-0${day}T09:30:00Z`,
    source: 'order',
    state: 'published' as const,
  });
  const reviews = [
    written('a', 5, 1, 'A'),
    written('b', 5, 2, 'A'),
    written('c', 5, 2, 'B'),
    written('d', 4, 3, 'Texte'),
    { ...written('e', 1, 4, 'Texte', 'fr-FR'), answer: 'Merci' },
  ];
  await importReviews(env.DB, reviews, new Date());
  const sorted = async (sort: ReviewSort) => {
    const page = await visitor('de').ask('getReview', { productId: sku, sort });
    return page.results.map(({ title }) => title).join('');
  };
  expect(await sorted('Top reviews')).toBe('cbade');
  expect(await sorted('Most recent')).toBe('edcba');
  expect(reviewSorts[0]).toBe('Most recent');

  const page = (path: string) => visitor('de').get(path);
  const path = `/reviews/${sku.slice(2)}`;
  const titles = (html: string) =>
    [...html.matchAll(/<h3 lang="..">(.)<\/h3>/g)].map(([, title]) => title).join('');
  const first = await (await page(path)).text();
  expect(titles(first)).toBe('dcbae');
  expect(first).toContain('<option value="" selected="">Ihre Sprache zuerst</option>');
  expect(first).toContain('Sprache: Französisch');
  expect(first).toMatch(/Sprache: Französisch<\/span><\/span><\/p><p lang="fr"[^>]*>Merci</);
  expect(titles(await (await page(`${path}?sort=Most+recent`)).text())).toBe('edcba');
  expect((await page(`${path}?page=99`)).status).toBe(404);
  expect((await page(`/questions/${sku.slice(2)}?page=99`)).status).toBe(404);
  const none = await (await page(`/reviews/${empty.slice(2)}`)).text();
  expect(none).toContain('Haben Sie den Artikel bei uns gekauft?');
  expect(none).not.toContain('Keine Bewertungen entsprechen');
});

it('anybody finds a review helpful once, and reports it with a receipt', async () => {
  const { sku, shopper } = await buyer('de');
  const { review } = await shopper.ask('add-review', { ...words, sku });
  await decide(review.id, 'publish');
  const reader = visitor('de');
  const { id } = review;
  const thanks = `thanks=${id}#review-${id}`;
  const place = `/reviews/${sku.slice(2)}`;
  expect(await led(reader.post('/review/helpful', { id }))).toBe(`${place}?${thanks}`);
  // Back to what was chosen in the list.
  const headers = { Origin: reader.origin, Referer: `${reader.origin}${place}?stars=4&x=y` };
  const again = { method: 'POST', body: new URLSearchParams({ id }), headers };
  const chosen = `${place}?stars=4&${thanks}`;
  expect(await led(reader.send('/review/helpful', again))).toBe(chosen);
  expect(await (await reader.get(`${place}?${thanks}`)).text()).toContain('Danke für Ihre');
  await visitor('de').ask('voteForReview', { id: review.id, device: crypto.randomUUID() });
  // Not in the name of a customer whose session has ended elsewhere.
  const cookie = shopper.cookies.get('kontor-session') ?? '';
  const { session } = await shopper.ask('getCustomer', {});
  const setEnd = (at: string | null) =>
    env.DB.prepare('UPDATE customer_sessions SET ended_at = ? WHERE id = ?').bind(at, session.id);
  await setEnd('2026-01-01').run();
  await shopper.ask('voteForReview', { id: review.id, device: crypto.randomUUID() });
  await setEnd(null).run();
  shopper.cookies.set('kontor-session', cookie);
  const { results: votes } = await env.DB.prepare(
    'SELECT voter FROM review_votes WHERE review_id = ?',
  )
    .bind(review.id)
    .all<{ voter: string }>();
  expect(votes.map(({ voter }) => voter.split(' ')[0])).toEqual(['device', 'device', 'device']);
  // Nor of its author.
  const own = await shopper.post('/review/helpful', { id });
  expect([own.status, (await own.text()).includes('selbst geschrieben')]).toEqual([403, true]);
  const { results } = await visitor('de').ask('getReview', { productId: sku });
  expect(results[0]?.helpful).toBe(3);
  expect((await visitor('de').post('/review/helpful', { id: 'none' })).status).toBe(404);

  const page = `/review/report?id=${review.id}`;
  expect(await (await reader.get(page)).text()).toContain(words.text);
  expect((await reader.get('/review/report?id=none')).status).toBe(404);
  const noGround = await reader.post('/review/report', { id: review.id });
  expect(noGround.status).toBe(422);
  expect(await noGround.text()).toContain('Bitte wählen Sie einen Grund.');
  const email = `melder.${crypto.randomUUID()}@mail.example`;
  const typed = { id: review.id, 'report.ground': 'fake', 'report.email': email };
  const receipt = await led(reader.post('/review/report', typed));
  const [, number = ''] =
    /^\/review\/report\?number=(M-\d\d-[2-9A-Z]{6})&id=[-\w]+&subject=review$/.exec(receipt) ?? [];
  expect(await (await reader.get(receipt)).text()).toContain(words.title);
  const { number: other } = await reader.ask('reportReview', { id: review.id, ground: 'other' });
  expect(other).not.toBe(number);

  const row = await env.DB.prepare('SELECT id FROM content_reports WHERE number = ?')
    .bind(number)
    .first<{ id: string }>();
  const reported = async () => (await eventsWith(String(row?.id))).at(-1);
  const mail = await mailAbout(await reported());
  expect(mail?.text).toContain(number);
  expect(mail?.text).toContain(words.title);
  await decide(review.id, 'remove', { ground: 'fake', note: 'Ohne Kauf.' });
  const decided = await mailAbout(await reported());
  expect(decided?.text).toContain('entfernt');
  // A report ends with the review that its author takes back; nobody has decided about it.
  await decide(review.id, 'publish');
  const open = await led(reader.post('/review/report', typed));
  await shopper.ask('withdrawReview', { id: review.id });
  const last = await env.DB.prepare('SELECT id, state FROM content_reports WHERE number = ?')
    .bind(new URLSearchParams(open.split('?')[1]).get('number'))
    .first<{ id: string; state: string }>();
  expect(last?.state).toBe('gone');
  const gone = await mailAbout((await eventsWith(String(last?.id))).at(-1));
  expect(gone?.text).toContain('zurückgezogen');
  expect(gone?.text).not.toMatch(/Mensch|sechs Monaten|Läuft jeden Tag/);
});
