/** The support form without JavaScript: topic, fields, files, receipt; and what is refused. */
import { describe, expect, it } from 'vitest';
import { pictureWithPlace } from '../../made-picture.ts';
import { customerOf } from '../customers.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { mainOf, readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { inOneMinute } from '../one-minute.ts';
import { pageOfStore } from '../other-store.ts';
import { led, visitor } from '../visitor.ts';
import {
  caseAbout,
  caseForm,
  countOfCases,
  formAbout,
  newSubject,
  person,
  send,
  sent,
} from './support-forms.ts';

const photo = (name: string) => new File([pictureWithPlace], name, { type: 'image/jpeg' });
const pdf = new File(['%PDF-1.7\n%made\n'], 'Rechnung.pdf', { type: 'application/pdf' });
const svg = new File(['<svg/>'], 'bild.svg');
const numbered = (number: number) => new File(['%PDF-1.7\n'], `Seite ${number}.pdf`);
const tooLarge = new File([`%PDF-${'x'.repeat(5 * 1024 * 1024)}`], 'gross.pdf');

describe('the first step', () => {
  it('leads by plain links to the fields of each topic, and keeps the article', async () => {
    const shopper = visitor('de');
    const { links } = await readPage(await shopper.get('/contact?sku=EX10513744'));
    const topics = links.filter((link) => link.startsWith('/contact?about='));
    expect(topics).toHaveLength(15);
    expect(topics[0]).toBe('/contact?about=offer-discount&amp;sku=EX10513744');
    const form = await formAbout(shopper, 'offer-discount', 'EX10513744');
    expect(form.controls.get('support.productNumber')?.value).toBe('10513744');
    expect(form.controls.get('support.quantity')?.value).toBe('1');
    // What settles the matter at once is offered above the fields.
    for (const [about, flow] of [
      ['return', '/withdrawal'],
      ['my-data', '/my-data'],
    ]) {
      const html = await (await shopper.get(`/contact?about=${about}`)).text();
      expect(mainOf(html), about).toContain(`href="${flow}"`);
    }
  });

  it('is shown again, with an error, to who sends no topic', async () => {
    const response = await visitor('de').post('/contact', person);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('href="#support.subreason"');
    expect(html).toContain('href="/contact?about=return"');
  });

  it('an article number from a product page cannot be changed', async () => {
    const html = await (
      await visitor('de').get('/contact?about=manual-language&sku=EX10513744')
    ).text();
    expect(html).toMatch(/<input id="support\.productNumber"[^>]* readOnly=""/i);
    const free = await (await visitor('de').get('/contact?about=manual-language')).text();
    expect(free).not.toMatch(/readonly/i);
  });
});

describe('a request', () => {
  it('opens a case, and its receipt says its number and until when it is answered', async () => {
    const shopper = visitor('de');
    const subject = newSubject();
    const receipt = await sent(shopper, 'other', { 'support.subject': subject });
    expect(receipt).toMatch(/^\/contact\/sent\?case=/);
    const row = await caseAbout(subject);
    expect(row).toMatchObject({
      state: 'open',
      reason: 'other',
      customer_id: null,
      locale: 'de-DE',
    });
    expect(row.number).toMatch(/^\d\d-\d{6}$/);
    const response = await shopper.get(receipt);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain(row.number);
    expect(html).toMatch(/role="status"/);
    // Whoever has the address of the receipt has the link; nobody else does.
    expect(await led(visitor('de').get('/contact/sent'))).toBe('/contact');
    expect(await led(visitor('de').get('/contact/sent?case=x.y'))).toBe('/contact');
    expect(await led(visitor('at').get(receipt))).toBe('/contact');
  });

  it('in another language is answered in that language', async () => {
    const shopper = visitor('ch');
    const form = await caseForm(await shopper.get('/fr/contact?about=other'));
    const receipt = await led(send(shopper, form, person));
    expect(receipt).toMatch(/^\/fr\/contact\/sent/);
    expect(await (await shopper.get(receipt)).text()).toContain('Nous avons bien reçu');
  });

  it('that is sent twice opens one case, and another one with another text', async () => {
    const shopper = visitor('de');
    const form = await formAbout(shopper, 'other');
    const typed = { ...person, 'support.subject': newSubject() };
    await Promise.all([send(shopper, form, typed), send(shopper, form, typed)]);
    expect((await send(shopper, form, typed)).status).toBe(303);
    expect(await countOfCases(typed['support.subject'])).toBe(1);
    await send(shopper, form, { ...typed, 'support.description': 'Noch etwas' });
    expect(await countOfCases(typed['support.subject'])).toBe(2);
  });

  it('of a customer is filled in with their name and e-mail address, and is theirs', async () => {
    const { shopper, email } = await customerOf('de');
    const form = await formAbout(shopper, 'other');
    expect(form.controls.get('support.name')?.value).toBe('Zora Nováková');
    expect(form.controls.get('support.email')?.value).toBe(email.toLowerCase());
    const subject = newSubject();
    await send(shopper, form, { 'support.subject': subject, 'support.description': 'Wo?' });
    expect((await caseAbout(subject)).customer_id).not.toBeNull();
  });

  it('with errors is shown again with what was typed and uploaded', async () => {
    const shopper = visitor('de');
    const form = await formAbout(shopper, 'product-claim');
    const subject = newSubject();
    const typed = { ...person, 'support.subject': subject, 'support.productNumber': '1051374' };
    const files = { 'support.files': [photo('Schaden.jpg')] };
    const response = await send(shopper, form, typed, files);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('value="Zora Nováková"');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(html).toContain('href="#support.orderNumber">Bestellnummer: Bitte füllen');
    expect(html).toContain('Schaden.jpg');
    const again = await caseForm(new Response(html));
    const mended = {
      'support.productNumber': 'EX10513744',
      'support.orderNumber': 'NS10000001',
      'support.invoiceNumber': 'R-26-1',
    };
    const more = { 'support.files': [pdf] };
    // `EX10513744` fits into the field as it is pasted.
    expect(html).not.toMatch(/<input id="support\.productNumber"[^>]* maxlength/i);
    const receipt = await led(send(shopper, again, mended, more));
    for (const page of [receipt, receipt.replace('/contact/sent', '/contact/case')]) {
      const shown = mainOf(await (await shopper.get(page)).text());
      for (const number of ['10513744', 'NS10000001', 'R-26-1']) expect(shown).toContain(number);
    }
    const { id, product_number } = await caseAbout(subject);
    expect(product_number).toBe('10513744');
    const { results } = await env.DB.prepare(
      "SELECT name, type FROM files WHERE owner_kind = 'support-message' AND owner_ref = ? ORDER BY name",
    )
      .bind(id)
      .all();
    expect(results).toEqual([
      { name: 'Rechnung.pdf', type: 'application/pdf' },
      { name: 'Schaden.jpg', type: 'image/webp' },
    ]);
  });

  it.each([
    ['of another type', [svg], ['bild.svg']],
    ['that are too many', [1, 2, 3, 4].map(numbered), ['3']],
    ['that are too large', [tooLarge], ['gross.pdf']],
    ['of which each is refused', [svg, pdf, tooLarge], ['bild.svg', 'gross.pdf']],
  ])('with files %s is not sent, and the files are named', async (_, files, named) => {
    const shopper = visitor('de');
    const subject = newSubject();
    const form = await formAbout(shopper, 'other');
    const typed = { ...person, 'support.subject': subject };
    const response = await send(shopper, form, typed, { 'support.files': files });
    expect(response.status).toBe(422);
    const html = await response.text();
    const [error = ''] = /support\.files-error.*?<\/p>/s.exec(html) ?? [];
    expect(named.map((name) => error.split(name).length - 1)).toEqual(named.map(() => 1));
    expect(await countOfCases(subject)).toBe(0);
  });

  it('that cannot be stored stays in the form, and the log names no person', async () => {
    const shopper = visitor('de');
    const form = await formAbout(shopper, 'other');
    await env.DB.prepare('ALTER TABLE outbox RENAME TO outbox_away').run();
    let response: Response | undefined;
    const lines = await logged(async () => {
      response = await send(shopper, form, person);
    }).finally(() => env.DB.prepare('ALTER TABLE outbox_away RENAME TO outbox').run());
    expect(response?.status).toBe(503);
    const html = await response?.text();
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="Wo ist mein Paket?"');
    expect(lines.join()).not.toMatch(/Zora|zora|Paket|Auskunft/);
  });
});

describe('a product page', () => {
  it.each([
    ['de', 'de', ['offer-discount']],
    ['no', 'nb', ['offer-discount', 'manual-language']],
  ])('in %s (%s) asks for %j about its article', async (market, language, topics) => {
    const slug = `press-${crypto.randomUUID()}`;
    const [sku = ''] = await putOnSale({ slug });
    const { links } = await readPage(
      await visitor(market).get(`/${slug}-${language}-${sku.slice(2)}`),
    );
    expect(links.filter((link) => link.startsWith('/contact?about='))).toEqual(
      topics.map((about) => `/contact?about=${about}&amp;sku=${sku}`),
    );
  });

  it('with a number that is none leaves the field free', async () => {
    const html = await (await visitor('de').get('/contact?about=manual-language&sku=x1')).text();
    expect(html).toContain('name="support.productNumber"');
    expect(html).not.toMatch(/readonly|value="x1"/i);
  });
});

it('too many requests are refused with an error, what was typed stays, and nothing is sent', async () => {
  await inOneMinute();
  const writer = visitor('de');
  const form = await formAbout(writer, 'other');
  const subject = newSubject();
  const statuses = [];
  let html = '';
  for (const index of Array.from({ length: 12 }).keys()) {
    const typed = { 'support.subject': subject, 'support.description': `Frage ${index}` };
    const response = await send(writer, form, { ...person, ...typed });
    statuses.push(response.status);
    html = await response.text();
  }
  expect(statuses[0]).toBe(303);
  expect(statuses.at(-1)).toBe(429);
  expect(html).toContain('Zu viele Versuche.');
  expect(html).toContain(`value="${subject}"`);
  expect(await countOfCases(subject)).toBe(statuses.filter((status) => status === 303).length);
});

it('a store without the form has no such page, and no link to it', async () => {
  const html = await pageOfStore('ie', '/contact', { webformEnabled: false });
  expect(html).toContain('404');
  expect(html).not.toContain('about=return');
});
