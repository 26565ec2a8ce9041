/** The list of orders in the account: what it shows, its tabs and filter, and what can be done from it. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf, logIn } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { formsOf, sendForm } from '../html-forms.ts';
import { mainOf, readPage, wordsOf } from '../html-page.ts';
import { logged } from '../logged.ts';
import { handled, operate, stored } from '../operating.ts';
import { eventsAbout } from '../order-rows.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { withdrawnFrom } from '../withdrawal/stating.ts';

const { t } = await textsFor('de-DE');
const path = '/my-account/my-orders';
const pageOf = async (shopper: Visitor, query = '') =>
  mainOf(await (await shopper.get(path + query)).text());
const numbersIn = (html: string) =>
  [...html.matchAll(/id="order-(NS\d+)"/g)].map(([, number]) => number);

it('shows state, pictures, total and papers; tabs, words and years choose among them', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 50 });
  const { shopper, email, cart } = await readyCustomer('de', { [sku]: 1 });
  const { order: first } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const ready = await addressed(
    shopper,
    await cartWith(shopper, { [sku]: 2 }),
    'de',
    email.toLowerCase(),
  );
  const { order: second } = await shopper.ask(
    'createOrder',
    orderCall(ready, 'bankTransfer', 12_000),
  );
  const ship = { carrier: 'dhl', tracking: '4711', evenUnpaid: true };
  await handled(first, await operate(first.id, 'ship', ship));
  await operate(first.id, 'deliver');

  const device = visitor('de');
  await logIn(device, email);
  const all = await pageOf(device);
  expect(numbersIn(all)).toEqual([second.orderNumber, first.orderNumber]);
  const words = wordsOf(all).replaceAll('\u00a0', ' ');
  expect(words).toContain(t('orders.found', { count: 2, sum: '180,00 €' }));
  expect(words).toContain(t('order.awaitsPayment'));
  expect(words).toMatch(/Zugestellt am .*Rechnung R-/s);
  expect(all).toContain('<img');
  expect(numbersIn(await pageOf(device, '?group=delivered'))).toEqual([first.orderNumber]);
  expect(numbersIn(await pageOf(device, '?group=open'))).toEqual([second.orderNumber]);
  expect(numbersIn(await pageOf(device, `?text=${first.orderNumber.slice(2)}`))).toEqual([
    first.orderNumber,
  ]);
  expect(
    numbersIn(await pageOf(device, `?text=${sku}&year=${first.createdAt.slice(0, 4)}`)),
  ).toHaveLength(2);
  const none = await pageOf(device, '?text=nothing&group=nonsense&year=x');
  expect(none).toContain(t('orders.nothing'));
  expect(await pageOf(device, '?group=returned')).toContain(t('orders.emptyGroup'));

  const [again] = (await formsOf(await device.get(path))).filter(({ keys }) =>
    keys.some(({ value }) => value === 'again'),
  );
  if (!again) throw new Error('nothing can be bought again');
  expect(await led(sendForm(device, again, {}, 'again'))).toContain('/checkout/cart');
});

it('is empty for a customer without orders, and never shows those of others', async () => {
  const { shopper } = await customerOf('de');
  expect(await pageOf(shopper)).toContain(t('account.emptyOrders'));
  const home = mainOf(await (await shopper.get('/my-account')).text());
  for (const text of ['account.emptyOrders', 'account.emptyAddress', 'newsletter.text'] as const) {
    expect(home).toContain(t(text));
  }
  expect(home.match(/href="\/my-account\/my-profile"/g), 'each section once').toHaveLength(1);
  for (const name of ['listOwnOrders', 'getAccountHome'] as const) {
    const nobody = await visitor('de').call(name, {});
    expect(nobody).toMatchObject({ status: 401, code: 'NotLoggedIn' });
  }
});

it('the first page of the account has what is under way, what waits, and what was bought', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 50 });
  const { shopper, email, cart } = await readyCustomer('de', { [sku]: 1 });
  const { order: first } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const home = async () => mainOf(await (await shopper.get('/my-account')).text());
  const next = await addressed(shopper, await cartWith(shopper, { [sku]: 1 }), 'de', email);
  const { order: second } = await shopper.ask('createOrder', orderCall(next, 'bankTransfer', 6000));
  const unpaid = await home();
  const [, waiting = ''] = /class="note" data-kind="warn"(.*?)<section/s.exec(unpaid) ?? [];
  for (const { orderNumber } of [first, second]) expect(waiting).toContain(orderNumber);
  const ofFirst = `/${first.orderNumber.toLowerCase()}`;
  const own = await pageOf(shopper, ofFirst);
  expect(own.match(new RegExp(`<h[12][^>]*>[^<]*${first.orderNumber}`, 'g'))).toHaveLength(1);
  await operate(second.id, 'cancel', { reason: 'test' });
  const called = (await pageOf(shopper, '?group=cancelled')).replaceAll('\u00a0', ' ');
  expect(called).toContain(t('orders.found', { count: 1, sum: '0,00 €' }));
  expect(unpaid).toMatch(/class="note" data-kind="warn".*href="[^"]*my-orders\/ns/s);
  expect(unpaid).toContain('id="open"');
  expect(unpaid).toContain('class="way"');
  expect(unpaid).not.toContain('id="bought"');
  await operate(first.id, 'transfer');
  const [, arrives = ''] = t('order.arrivesBy', { date: '|' }).split('|').reverse();
  for (const shown of [await home(), await pageOf(shopper), await pageOf(shopper, ofFirst)]) {
    expect(shown).toMatch(new RegExp(`<b>${arrives}.*?</b> · ${t('order.shipment.Pending')}`));
  }
  const ship = { carrier: 'dhl', tracking: '4711', evenUnpaid: true };
  await handled(first, await operate(first.id, 'ship', ship));
  await operate(first.id, 'deliver');
  const bought = await home();
  expect(bought).toContain('id="bought"');
  expect(bought).not.toContain('id="open"');
  expect(bought).not.toContain('data-kind="warn"');
  expect(wordsOf(bought)).toMatch(/Rechnung R-/);
  expect(bought).not.toContain(email);

  const delivered = await readPage(await shopper.get(path + ofFirst));
  const [lastDay = ''] = t('order.withdrawUntil', { date: '|' }).split('|');
  expect(wordsOf(delivered.html)).toContain(lastDay);
  expect(wordsOf(delivered.html)).toMatch(/Rechnung R-/);
  expect(wordsOf(delivered.html)).toMatch(/value="again"[^>]*>Nochmals kaufen/);
  const [{ id: lineItemId } = { id: '' }] = first.lineItems;
  const person = { name: 'Zora Nováková', order: first.orderNumber, email: first.customerEmail };
  await withdrawnFrom(shopper, person, { lineItemId, quantity: 1 });
  await deliver(
    ...(await eventsAbout(first.id)).filter(({ type }) => type === 'withdrawal-stated'),
  );
  const after = await readPage(await shopper.get(path + ofFirst));
  const returned = `${first.orderNumber}-R1`;
  expect(wordsOf(after.html)).toContain(t('order.return', { return: returned }));
  expect(wordsOf(after.html)).not.toContain(lastDay);
  const papers = after.links.filter((link) => link.startsWith('/withdrawal/'));
  expect(papers.map((link) => link.split('?')[0])).toEqual([
    '/withdrawal/slip',
    '/withdrawal/received',
  ]);
  for (const paper of papers) expect((await shopper.get(paper)).status).toBe(200);
  // A guest's page names neither the person nor the address of the statement.
  const asGuest = await readPage(
    await visitor('de').post('/order-status', { orderNumber: first.orderNumber, email }),
  );
  expect(asGuest.html).toContain(returned);
  expect(asGuest.links.filter((link) => link.startsWith('/withdrawal/'))).toEqual([]);

  const storedAs = (document: string) =>
    env.DB.prepare('UPDATE orders SET document = ? WHERE id = ?').bind(document, second.id).run();
  const cancelled = JSON.stringify(await stored(second.id));
  await storedAs('{}');
  const said = await logged(async () => {
    const broken = await home();
    expect(broken).toContain(t('loading.failed'));
    expect(broken).toContain('href="/my-account/my-orders"');
  });
  await storedAs(cancelled);
  expect(said.join()).toContain('first page of the account not read');
});
