/** The articles of an order in the withdrawal function, on its pages and by its calls. Source: eu-2026.md C-06, C-07. */
import { describe, expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { filled, sendForm } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { confirmed as orderMail, placed } from '../placed-orders.ts';
import { email as buyer, orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { visitor } from '../visitor.ts';
import { confirmed, formWith, newEmail, storedFor } from './stating.ts';

describe('the articles of an order', () => {
  it('are listed by the link of its mail, and the chosen ones are stated with their numbers', async () => {
    const { order, sku } = await placed('ie', 'cashOnDelivery');
    const mail = await orderMail(order);
    const [, path = ''] =
      /http:\/\/ie\.localhost(\/withdrawal\?order=\S+)/.exec(mail?.text ?? '') ?? [];
    const shopper = visitor('ie');
    const form = await formWith(await shopper.get(path), 'listed');
    const known = { name: 'Zora Nováková', order: order.orderNumber, email: buyer };
    expect(filled(form, {})).toMatchObject(known);

    const none = await readPage(await sendForm(shopper, form, {}, 'review'));
    expect(none.status).toBe(422);
    expect(none.links).toContain('#lines');

    const [line] = order.lineItems;
    const email = newEmail();
    const chosen = { [`chosen.${line?.id}`]: 'on', email, remark: 'Thank you' };
    await confirmed(shopper, await sendForm(shopper, form, chosen, 'review'));
    const [row] = await storedFor(email);
    expect(row?.order_id).toBe(order.id);
    expect(row?.statement).toBe(
      `I hereby cancel the contract for the purchase of the following goods: 1 × Regal ${sku} en (Item no. ${sku.slice(2)}). Order: ${order.orderNumber}.\nThank you`,
    );
    // Nothing is left to choose from, and another statement is possible all the same.
    const later = await formWith(await shopper.get(path), 'goods');
    expect(filled(later, {})).toMatchObject(known);
    expect(later.controls.has('listed')).toBe(false);
  });

  it('are listed for whoever knows number and e-mail address; else the form says how to go on', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const shopper = visitor('ie');
    const first = await formWith(await shopper.get('/withdrawal'), 'email');
    const typed = { name: 'Z', order: order.orderNumber };
    const found = await sendForm(shopper, first, { ...typed, email: buyer.toUpperCase() }, 'list');
    expect(filled(await formWith(found, 'listed'), {})).toMatchObject({ name: 'Z' });
    const missed = await readPage(
      await sendForm(shopper, first, { ...typed, email: newEmail(), goods: 'the shelf' }, 'list'),
    );
    expect(missed.status).toBe(200);
    expect(missed.html).toContain('You can still cancel');
    expect(missed.html).toContain('the shelf');
    expect(missed.html).not.toContain('name="listed"');
  });

  it('are listed from the order status, without the name, and only in its market', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const { order: status } = await visitor('ie').ask('findOrder', {
      orderNumber: order.orderNumber,
      email: buyer,
    });
    const path = `/withdrawal?order=${status.withdrawal}`;
    const listed = await formWith(await visitor('ie').get(path), 'listed');
    expect(filled(listed, {})).toMatchObject({ name: '', email: buyer, order: order.orderNumber });
    expect(await (await visitor('de').get(path)).text()).not.toContain('name="listed"');
    const forged = await (await visitor('ie').get(`${path}x`)).text();
    expect(forged).not.toContain('name="listed"');
  });

  it('are listed by the number alone in the browser that ordered', async () => {
    const { order, shopper } = await placed('ie', 'cashOnDelivery');
    const path = `/withdrawal?number=${order.orderNumber}`;
    const here = await formWith(await shopper.get(path), 'listed');
    expect(filled(here, {})).toMatchObject({ name: 'Zora Nováková' });
    expect(await (await visitor('ie').get(path)).text()).not.toContain('name="listed"');
  });
});

it('a customer finds name and address filled in, and the last orders as links', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, email, cart } = await readyCustomer('de', { [sku]: 1 });
  const total = cart.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  const page = await shopper.get('/withdrawal');
  const form = await formWith(page, 'goods');
  expect(filled(form, {})).toMatchObject({ name: 'Zora Nováková', email: email.toLowerCase() });
  const { links } = await readPage(page);
  expect(links).toContain(`/withdrawal?number=${order.orderNumber}`);
  const listed = await formWith(
    await shopper.get(`/withdrawal?number=${order.orderNumber}`),
    'listed',
  );
  expect(filled(listed, {})).toMatchObject({ order: order.orderNumber });
  const { order: status } = await shopper.ask('findOrder', { orderNumber: order.orderNumber });
  const linked = await shopper.get(`/withdrawal?order=${status.withdrawal}`);
  expect(filled(await formWith(linked, 'listed'), {})).toMatchObject({ name: 'Zora Nováková' });
});

it('the calls of an API are the same two steps', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  const api = visitor('ie');
  const { order: found } = await api.ask('findWithdrawableOrder', {
    orderNumber: order.orderNumber,
    email: buyer,
  });
  const lines = found.lines.map(({ id }) => ({ lineItemId: id, quantity: 99 }));
  const typed = { name: 'Zora', order: order.orderNumber, email: newEmail() };
  const { draft, statement } = await api.ask('draftWithdrawal', {
    ...typed,
    key: crypto.randomUUID(),
    link: found.link,
    lines,
  });
  expect(statement.lines?.map(({ quantity }) => quantity)).toEqual([1]);
  const { withdrawal, receipt } = await api.ask('confirmWithdrawal', { draft });
  expect(await api.ask('getWithdrawal', { receipt })).toEqual({ withdrawal });
  const forged = await api.call('confirmWithdrawal', { draft: `${draft}x` });
  expect(forged).toMatchObject({ status: 410, code: 'WithdrawalDraftInvalid' });
  const unproved = await api.call('draftWithdrawal', { ...typed, key: crypto.randomUUID(), lines });
  expect(unproved).toMatchObject({ status: 404, code: 'OrderNotFound' });
  expect(await storedFor(typed.email)).toHaveLength(1);
});
