/** The page of an order in the account, and the documents that an order's page leads to. Source: issue 1, ORD-1. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf, logIn } from '../customers.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { formsOf } from '../html-forms.ts';
import { mainOf, readPage, wordsOf } from '../html-page.ts';
import { handled, operate } from '../operating.ts';
import { placed } from '../placed-orders.ts';
import { words } from '../reviews/buyers.ts';
import { email, orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { sent } from '../support/support-forms.ts';
import { led, visitor } from '../visitor.ts';

const { t } = await textsFor('de-DE');

const boughtByCompany = (id: string) =>
  env.DB.prepare(
    "UPDATE orders SET document = json_set(document, '$.billingAddress.company', 'Zora BV') WHERE id = ?",
  )
    .bind(id)
    .run();

/** An order whose article was shipped, and a part of its price given back. */
async function documented(country: 'de' | 'nl') {
  const { order } = await placed(country, country === 'de' ? 'bankTransfer' : 'cashOnDelivery');
  await boughtByCompany(order.id);
  for (const [name, input] of [
    ['ship', { carrier: 'dhl', tracking: '4711', evenUnpaid: true }],
    ['refund', { amount: '12.34', reason: 'late' }],
  ] as const) {
    await handled(order, await operate(order.id, name, input));
  }
  return order;
}

const found = async (country: string, orderNumber: string, address = email) =>
  readPage(await visitor(country).post('/order-status', { orderNumber, email: address }));

const filesIn = ({ links }: { links: string[] }) =>
  links
    .filter((link) => link.includes('/order-status/document?'))
    .map((link) => link.replaceAll('&amp;', '&'));

it('a guest gets the invoice and the credit note of the order, and nobody without its link', async () => {
  const order = await documented('nl');
  const page = await found('nl', order.orderNumber);
  const words = wordsOf(page.html).replaceAll('\u00a0', ' ');
  expect(words).toMatch(/Factuur R-DE-\d{4}-\d{6}/);
  expect(words).toMatch(/Creditnota G-DE-\d{4}-\d{6}.*−€ 12,34/s);
  const files = filesIn(page);
  expect(files.map((file) => file.slice(-4))).toEqual(['.pdf', '.xml', '.pdf', '.xml']);
  const anybody = visitor('nl');
  const [pdf, , , xml] = await Promise.all(files.map((file) => anybody.get(file)));
  const name = new URLSearchParams(files[0]?.split('?')[1]).get('file');
  expect([pdf?.status, pdf?.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(pdf?.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
  expect(pdf?.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await pdf?.text())?.slice(0, 5)).toBe('%PDF-');
  expect(xml?.headers.get('Content-Type')).toBe('application/xml');
  expect(await xml?.text()).toContain('<CreditNote ');

  // Another order's link opens none of these documents, nor does a link that was changed, is absent or is of another market.
  const other = await found('nl', (await documented('nl')).orderNumber);
  const foreign = new URLSearchParams(filesIn(other)[0]?.split('?')[1]);
  const asking = (parameters: Record<string, string>) =>
    `/order-status/document?${new URLSearchParams(parameters)}`;
  const [file, order2] = [name ?? '', foreign.get('order') ?? ''];
  expect((await anybody.get(asking({ order: order2, file }))).status).toBe(404);
  for (const parameters of [{ file }, { order: `x${order2}`, file }, { order: order.id, file }]) {
    expect(await led(anybody.get(asking(parameters)))).toBe('/order-status');
  }
  expect((await visitor('de').get(files[0] ?? '')).status).toBe(404);
});

it('a private person in a market of Factur-X gets PDFs; an order without documents says nothing of them', async () => {
  const order = await documented('de');
  expect(filesIn(await found('de', order.orderNumber)).map((file) => file.slice(-4))).toEqual([
    '.pdf',
    '.pdf',
  ]);
  const { order: fresh } = await placed('de');
  expect((await found('de', fresh.orderNumber)).html).not.toContain('id="documents"');
});

it('a customer opens the order from the list, gets its documents and cancels it; others do not see it', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, email: address, cart } = await readyCustomer('de', { [sku]: 1 });
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const device = visitor('de');
  await logIn(device, address);
  const list = await readPage(await device.get('/my-account/my-orders'));
  const path = `/my-account/my-orders/${order.orderNumber.toLowerCase()}`;
  expect(list.links).toContain(path);
  expect(wordsOf(list.html)).toContain(`1 × Regal ${sku} de`);

  const page = await readPage(await device.get(path));
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect(page.h1[0]).toContain(order.orderNumber);
  expect(page.links.some((link) => link.startsWith('/withdrawal?order='))).toBe(true);
  const { streetName = '' } = order.shippingAddress;
  const main = mainOf(page.html);
  expect(main).toMatch(/<li class="line">.*?<img/s);
  expect(main.split(streetName)).toHaveLength(3);
  const asGuest = await found('de', order.orderNumber, address);
  expect(mainOf(asGuest.html)).toContain('<li class="line">');
  expect(asGuest.html).not.toContain(streetName);
  expect(page.inline).toEqual([]);
  const { shopper: stranger } = await customerOf('de');
  const mailed = `/order-status?order=${order.orderNumber}`;
  expect(await led(device.get(mailed))).toBe(path);
  for (const other of [stranger, visitor('de')]) {
    const form = await readPage(await other.get(mailed));
    expect(form.fields).toMatchObject({ orderNumber: order.orderNumber, email: '' });
    expect(form.html).toContain('content="noindex');
  }
  for (const other of [path, `${path}9`]) {
    expect((await stranger.get(other)).status).toBe(404);
  }
  expect(await led(visitor('de').get(path))).toContain('/login?back=');
  expect((await stranger.post(`${path}/cancel`, {})).status).toBe(404);

  const asked = page.links.find((link) => link.startsWith('/contact?order=')) ?? '';
  const topics = (await readPage(await device.get(asked))).links;
  const about = topics.find((link) => link.includes('shipment-late'))?.replace('&amp;', '&');
  const question = await readPage(await device.get(about ?? ''));
  expect(question.fields['support.orderNumber']).toBe(order.orderNumber);
  expect(question.html).toMatch(
    new RegExp(`<select id="support.productNumber".*<option value="${sku.slice(2)}" selected`, 's'),
  );
  const named = `&sku=${sku}&order=${order.orderNumber}`;
  const given = await (await device.get(`/contact?about=product-claim${named}`)).text();
  expect(given).toContain('id="support.productNumber-hint"');
  const fields = { ...question.fields, 'support.reason': 'claim-30-days' };
  const claim = { ...fields, 'support.subreason': 'product-claim', 'support.productNumber': '' };
  const unchosen = await (await device.post('/contact?about=product-claim', claim)).text();
  expect(unchosen).toContain(`#support.productNumber">${t('support.articleMissing')}`);
  expect(question.links).toContain(mailed);
  const unnamed = await readPage(await device.get('/contact?about=shipment-late'));
  expect(unnamed.html).toContain(`value="${order.orderNumber}" name="support.order"`);
  expect(main).toContain(`<dt>${t('payment.title')}</dt><dd>${t('payment.bank')}</dd>`);
  expect(main).toMatch(/MwSt\. 19\s%<\/dt><dd class="sub">9,58\s€/);
  expect(main).toMatch(/<time[^>]*>\d+\.\d+\.\d{4}, \d\d:\d\d</);

  const forms = await formsOf(await device.get(path));
  expect(forms.map(({ action }) => action)).toContain(`${path}/cancel`);
  const cancelled = await readPage(await device.get(await led(device.post(`${path}/cancel`, {}))));
  expect(wordsOf(cancelled.html)).toContain('Die Bestellung ist storniert');
  expect(cancelled.html).not.toContain(`action="${path}/cancel"`);
  expect(wordsOf(page.html)).not.toContain(t('order.cancelPaidBack'));
  expect(wordsOf(cancelled.html)).not.toContain(t('order.credited'));
  expect(cancelled.links.some((link) => link.startsWith('/withdrawal?order='))).toBe(false);
  // Home has nothing else to show.
  expect((await readPage(await device.get('/my-account'))).links).toContain(path);
  expect(wordsOf(cancelled.html)).not.toContain(t('order.shipment.Pending'));
});

it('what is packed can no longer be cancelled in the account either, and its papers are there once it is shipped', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, email: owner, cart } = await readyCustomer('de', { [sku]: 1 });
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const path = `/my-account/my-orders/${order.orderNumber.toLowerCase()}`;
  await handled(order, await operate(order.id, 'ship', { carrier: 'dhl', evenUnpaid: true }));
  const refused = await readPage(await shopper.get(await led(shopper.post(`${path}/cancel`, {}))));
  expect(wordsOf(refused.html)).toContain('nicht mehr stornieren');
  const tooLate = t('support.tooLate', { number: order.orderNumber });
  const asked = { 'support.orderNumber': order.orderNumber, 'support.productNumber': '10513744' };
  const receipt = await sent(shopper, 'cancellation', asked);
  for (const page of [`/contact?about=cancellation&order=${order.orderNumber}`, receipt]) {
    const { html, links } = await readPage(await shopper.get(page));
    expect(wordsOf(html), page).toContain(tooLate);
    expect(links.some((link) => link.startsWith('/withdrawal?order='))).toBe(true);
  }
  const late = `/contact?about=shipment-late&order=${order.orderNumber}`;
  for (const [other, page] of [
    [shopper, late],
    [visitor('de'), late.replace('shipment-late', 'cancellation')],
  ] as const) {
    expect((await readPage(await other.get(page))).html).not.toContain(tooLate);
  }
  // Who bought as a consumer withdraws, whatever the account is.
  await env.DB.prepare('UPDATE customers SET company_name = ? WHERE email = ?')
    .bind('Zora BV', owner.toLowerCase())
    .run();
  const back = `/contact?about=return&order=${order.orderNumber}`;
  const { fields, links } = await readPage(await shopper.get(back));
  expect(fields['support.company']).toBe('Zora BV');
  expect(links.some((link) => link.startsWith('/withdrawal?order='))).toBe(true);
  const [file] = filesIn(refused);
  expect((await shopper.get(file ?? '')).headers.get('Content-Type')).toBe('application/pdf');
  const written = `/review/write?sku=${sku}`;
  expect(refused.links).not.toContain(written);
  await operate(order.id, 'deliver');
  expect((await readPage(await shopper.get(path))).links).toContain(written);
  await shopper.ask('add-review', { ...words, sku });
  expect((await readPage(await shopper.get(path))).links).not.toContain(written);
});

it('a guest order of the same browser is not offered for review to a customer with another address', async () => {
  const { shopper, order } = await placed('de', 'bankTransfer');
  await operate(order.id, 'transfer');
  await handled(order, await operate(order.id, 'ship', { carrier: 'dhl' }));
  await operate(order.id, 'deliver');
  const { email: other } = await customerOf('de');
  await logIn(shopper, other);
  const path = `/my-account/my-orders/${order.orderNumber.toLowerCase()}`;
  const page = await readPage(await shopper.get(path));
  expect(wordsOf(page.html)).toContain(t('order.event.delivered'));
  expect(page.links.filter((link) => link.startsWith('/review/write'))).toEqual([]);
});

it('two parcels have names, what is left says so, and a company asks for a return', async () => {
  const [first, second] = await putOnSale({ price: 6000, stock: 10 }, { price: 6000, stock: 10 });
  const { shopper, cart } = await readyCustomer('de', { [first]: 2, [second]: 1 });
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 18_000));
  await boughtByCompany(order.id);
  for (const carrier of ['dhl', 'gls']) {
    const article = [{ sku: first, quantity: 1 }];
    await handled(
      order,
      await operate(order.id, 'ship', { carrier, article, tracking: '4711', evenUnpaid: true }),
    );
  }
  const path = `/my-account/my-orders/${order.orderNumber.toLowerCase()}`;
  const home = mainOf(await (await shopper.get('/my-account')).text());
  expect(home).toMatch(
    new RegExp(`<a class="btn"[^>]* href="${path}"[^>]*>${t('tracking.button')}`),
  );
  await operate(order.id, 'deliver');
  const page = await readPage(await shopper.get(path));
  const main = mainOf(page.html);
  const titles = [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => title);
  expect(titles.map((title) => title.replaceAll('<!-- -->', ''))).toEqual(
    expect.arrayContaining(['Paket 1 · DHL', 'Paket 2 · GLS', t('order.toSend')]),
  );
  expect(main).toMatch(/>Zugestellt<small[^>]*>Paket 2<.*>Zugestellt<small[^>]*>Paket 1</s);
  expect(page.links.some((link) => link.startsWith('/withdrawal?order='))).toBe(false);
  const asked = page.links.find((link) => link.startsWith('/contact?about=return')) ?? '';
  const form = await readPage(await shopper.get(asked.replaceAll('&amp;', '&')));
  expect(form.fields).toMatchObject({
    'support.orderNumber': order.orderNumber,
    'support.company': 'Zora BV',
    'support.invoiceNumber': expect.stringMatching(/^R-/),
  });
  expect(mainOf(form.html)).not.toContain('href="/withdrawal"');
});
