/** A review from the form to the pages and back: who may write, moderation, ratings, structured data. Source: REV-1, REV-2. */
import { expect, it } from 'vitest';
import { addToReview } from '#worker/data/reviews/write-reviews.ts';
import { pictureWithPlace } from '../../made-picture.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { formsOf, sendForm } from '../html-forms.ts';
import { mailAbout } from '../placed-orders.ts';
import { led, visitor } from '../visitor.ts';
import { buyer, decide, eventsWith, productPage, words } from './buyers.ts';

const numberOf = (sku: string) => sku.slice(2);

/** The product's structured data. */
function structuredIn(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks
    .map(([, json = '']) => JSON.parse(json))
    .find((each) => each['@type'] === 'Product');
}

it('a buyer writes one review; nobody else does, with the texts of the specification', async () => {
  const { sku, shopper } = await buyer('de');
  const notBought = {
    status: 403,
    code: 'ReviewNotPurchased',
    data: { communicate: "You haven't purchased this particular SKU" },
  };
  expect(await visitor('de').call('add-review', { ...words, sku })).toMatchObject(notBought);
  const [other] = await putOnSale({});
  expect(await shopper.call('add-review', { ...words, sku: other })).toMatchObject(notBought);
  expect(await shopper.call('add-review', { ...words, sku, rating: 6 })).toMatchObject({
    status: 400,
  });

  const { review } = await shopper.ask('add-review', { ...words, sku });
  expect(review.state).toBe('submitted');
  expect(await shopper.call('add-review', { ...words, sku })).toMatchObject({
    status: 409,
    code: 'ReviewExists',
    data: { communicate: 'You have already submitted review for your purchase for SKU' },
  });
  expect(await eventsWith(review.id)).toMatchObject([{ type: 'review-submitted', sku }]);
  // Not public before it is checked.
  expect(await visitor('de').ask('getReview', { productId: sku })).toMatchObject({
    exists: false,
    total: 0,
    results: [],
    averageRating: 0,
  });
});

it('a published review is on the page, in the rating and in the structured data; a removed one is not', async () => {
  const { sku, shopper } = await buyer('de');
  const empty = await productPage('de', sku);
  expect(structuredIn(empty)).not.toHaveProperty('aggregateRating');
  const { review } = await shopper.ask('add-review', { ...words, sku });
  await decide(review.id, 'publish');

  // The author is told of the publication, and of the answer.
  const answer = 'Danke, Ersatz ist unterwegs.';
  const made = { actor: 'operator:anna', now: new Date() } as const;
  await addToReview(env.DB, { id: review.id, sku }, { answer }, made);
  const [, published, answered] = await eventsWith(review.id);
  const place = `/reviews/${numberOf(sku)}#review-${review.id}`;
  expect((await mailAbout(published))?.text).toContain(place);
  expect((await mailAbout(answered))?.text).toContain(answer);
  expect((await mailAbout(answered))?.text).toMatch(/^Guten Tag Zora Nováková,/);
  const page = await visitor('de').ask('getReview', { productId: sku, sort: 'Top reviews' });
  expect(page).toMatchObject({
    offset: 0,
    limit: 10,
    count: 1,
    total: 1,
    exists: true,
    averageRating: 4,
    ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
    languages: [{ language: 'de', count: 1 }],
  });
  expect(page.results[0]).toMatchObject({
    title: words.title,
    authorName: 'Zora N.',
    locale: 'de-DE',
    source: 'order',
    isVerified: true,
    customerCareResponseText: answer,
  });
  expect(JSON.stringify(page)).not.toContain('@mail');
  const { products } = await visitor('de').ask('getProductCards', { skus: [sku] });
  expect(products[0]?.rating).toEqual({ average: 4, count: 1 });

  const html = await productPage('de', sku);
  expect(html).toContain(words.text);
  expect(html).toContain('lang="de"');
  expect(structuredIn(html)).toMatchObject({
    aggregateRating: { ratingValue: page.averageRating, reviewCount: page.total },
    review: [{ name: words.title, reviewRating: { ratingValue: 4 } }],
  });

  await decide(review.id, 'remove', { ground: 'privacy', note: 'Nennt einen Mitarbeiter.' });
  expect(await productPage('de', sku)).not.toContain(words.text);
  expect(structuredIn(await productPage('de', sku))).not.toHaveProperty('aggregateRating');
  const [, , event] = (await eventsWith(review.id)).filter(({ type }) => type === 'review-decided');
  const mail = await mailAbout(event);
  expect(mail?.text).toContain('Enthält persönliche Daten');
  expect(mail?.text).toContain('Nennt einen Mitarbeiter.');
  expect(mail?.text).toContain('Mensch');
  expect(mail?.text).toContain('sechs Monaten');
});

it('the form works without JavaScript, keeps what was typed, and the account lists and withdraws', async () => {
  const { sku, shopper } = await buyer('de');
  const path = `/review/write?sku=${sku}`;
  const find = async (response: Response) =>
    (await formsOf(response)).find(({ action }) => action === '/review/write');
  const form = await find(await shopper.get(path));
  if (!form) throw new Error('no form');
  // No box is ticked beforehand, no star is chosen.
  expect(form.controls.get('agreement')?.value).toBeUndefined();
  expect(form.controls.get('rating')?.value).toBeUndefined();
  const refused = await sendForm(shopper, form, { title: 'Titel bleibt' });
  expect(refused.status).toBe(422);
  expect(await refused.clone().text()).toContain('Bitte vergeben Sie einen bis fünf Sterne.');
  expect(await refused.clone().text()).toContain(
    'Ihre Erfahrung: Bitte füllen Sie dieses Feld aus.',
  );
  const again = await find(refused);
  expect(again?.controls.get('title')?.value).toBe('Titel bleibt');

  const { title, text } = words;
  const typed = { title, text, rating: '2', agreement: 'yes', name: 'none' };
  const thanked = '/my-account/my-reviews?sent=1';
  expect(await led(sendForm(shopper, form, typed))).toBe(thanked);
  // Sent twice: the same answer. Another text is refused, with the way to the first.
  expect(await led(sendForm(shopper, form, typed))).toBe(thanked);
  const other = await sendForm(shopper, form, { ...typed, title: 'Anders' });
  expect(other.status).toBe(403);
  expect(await other.text()).toContain('href="/my-account/my-reviews">Meine Bewertungen');
  const account = () => shopper.get('/my-account/my-reviews').then((page) => page.text());
  const { products } = await shopper.ask('getProductCards', { skus: [sku] });
  expect(await account()).toContain('Wird geprüft');
  expect(await account()).toContain(`href="/${products[0]?.slug}"`);
  const own = await shopper.ask('getOwnReviews', {});
  expect(own).toMatchObject({ articles: [], reviews: [{ authorName: '', rating: 2 }] });
  const id = own.reviews[0]?.id ?? '';
  // Somebody else cannot withdraw it.
  const { shopper: stranger } = await buyer('de');
  expect(await stranger.call('withdrawReview', { id })).toMatchObject({ code: 'ReviewNotFound' });
  await decide(id, 'withhold', { ground: 'privacy', note: 'Nennt einen Namen.' });
  const rejected = await account();
  expect(rejected).toMatch(/Enthält persönliche Daten\nNennt einen Namen\./);
  expect(rejected).toContain('href="/contact?about=other"');
  // What was rejected cannot be withdrawn: another could be written at once.
  expect(await shopper.call('withdrawReview', { id })).toMatchObject({ code: 'ReviewNotFound' });
  expect(await shopper.call('add-review', { ...words, sku })).toMatchObject({
    code: 'ReviewExists',
  });
  await decide(id, 'publish');
  const withdrawn = await led(shopper.post('/review/withdraw', { id }));
  expect(await (await shopper.get(withdrawn)).text()).toContain('Ihr Text ist zurückgezogen');
  expect((await shopper.ask('getOwnReviews', {})).reviews[0]?.state).toBe('withdrawn');
  // Another may be written then.
  expect((await shopper.call('add-review', { ...words, sku })).status).toBe(200);
  expect((await visitor('de').get(path)).headers.get('Location')).toMatch(/^\/login\b/);
  expect(await shopper.call('withdrawReview', { id })).toMatchObject({ status: 200 });
});

it('photos are chosen once, stored without metadata, and shown; other files are named', async () => {
  const { sku, shopper } = await buyer('de');
  const send = (photos: [string, Uint8Array][], more: Record<string, string>) => {
    const body = new FormData();
    const fields = { sku, title: words.title, text: words.text, rating: '5', ...more };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    for (const [name, bytes] of photos) body.append('photos', new File([bytes], name));
    return shopper.send('/review/write', {
      method: 'POST',
      body,
      headers: { Origin: shopper.origin },
    });
  };
  const picture = pictureWithPlace;
  const refused = await send(
    [
      ['naht.jpg', picture],
      ['film.mov', new Uint8Array(20)],
    ],
    {},
  );
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('film.mov');
  const form = (await formsOf(new Response(page))).find(({ controls }) => controls.has('uploaded'));
  const uploaded = form?.controls.get('uploaded')?.value ?? '';
  // Chosen again, it is the same one.
  const sentAgain = await send([['naht.jpg', picture]], { uploaded, agreement: 'yes' });
  expect(sentAgain.status).toBe(303);
  const [own] = (await shopper.ask('getOwnReviews', {})).reviews;
  const id = own?.id ?? '';
  // The author sees it before everybody does.
  const [ownPath = ''] = own?.photos ?? [];
  expect(await (await shopper.get('/my-account/my-reviews')).text()).toContain('/api/files/');
  expect((await shopper.get(ownPath)).headers.get('Cache-Control')).toBe('private, no-store');
  await decide(id, 'publish');
  const { results } = await visitor('de').ask('getReview', { productId: sku });
  const [path = ''] = results[0]?.photos ?? [];
  expect(results[0]?.photos).toHaveLength(1);
  expect(await productPage('de', sku)).toContain(`src="${path}"`);
  const filtered = await (await visitor('de').get(`/reviews/${numberOf(sku)}?photos=1`)).text();
  expect(filtered).toContain(`src="${path}"`);
  expect(filtered).toMatch(/name="photos" checked="" value="1"/);
  const photo = await visitor('de').get(path);
  expect(photo.headers.get('Content-Type')).toBe('image/webp');
  expect(new TextDecoder('latin1').decode(await photo.arrayBuffer())).not.toContain('KontorCam');
  // Not any more once it is removed.
  await decide(id, 'remove', { ground: 'rights', note: 'Fremdes Bild.' });
  expect((await visitor('de').get(path)).status).toBe(404);
});

it('the product page shows the reviews that its language has, and leads to those in others', async () => {
  const { sku, shopper } = await buyer('de');
  const { review } = await shopper.ask('add-review', { ...words, sku });
  await decide(review.id, 'publish');
  const german = await productPage('de', sku);
  expect(german).toContain(`review-${review.id}`);
  expect(german).not.toContain('Bewertungen in anderen Sprachen');
  const british = await productPage('gb', sku);
  expect(british).not.toContain(`review-${review.id}`);
  expect(structuredIn(british)).not.toHaveProperty('review');
  const link = `href="/reviews/${numberOf(sku)}">Show reviews in other languages (1)<`;
  expect(british).toContain(link);
});
