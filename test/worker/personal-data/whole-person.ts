/** One person with unmistakable words in every place where the shop keeps something about somebody. */
import { env } from 'cloudflare:test';
import type { Cart } from '#domain/cart/cart.ts';
import type { Order } from '#domain/order/order.ts';
import { keepDeadEvent } from '#worker/data/events/dead-events.ts';
import { notifyBuyers } from '#worker/data/recalls/notices.ts';
import { customerValues, insertCustomer } from '../../test-customer.ts';
import { saveForLater } from '../cart/saving.ts';
import { customerRow, logIn, registration, signUp } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { putOnSale } from '../goods.ts';
import { couponFor } from '../made-coupon.ts';
import { giftCardOf } from '../made-gift-card.ts';
import { handled, operate } from '../operating.ts';
import { eventsAbout, ordersOf } from '../order-rows.ts';
import { paying, soon } from '../paying.ts';
import { eventsWith } from '../reviews/buyers.ts';
import { addressed, addressIn, cartWith, orderCall } from '../shopper.ts';
import type { Visitor } from '../visitor.ts';
import { confirmed, review } from '../withdrawal/stating.ts';
import { newWords, personal, visits, type Words, wordsLike } from './words.ts';
import { aboutOthers, texts } from './written-texts.ts';

export type WholePerson = Awaited<ReturnType<typeof wholePerson>>;

export async function wholePerson() {
  const words = newWords();
  const shopper = visits(words);
  const { email, firstName, lastName } = words;
  const registered = await signUp(shopper, email, '', { firstName, lastName });
  if (registered.status !== 303) throw new Error(`registering answered ${registered.status}`);
  const byCard = await cardOrder(shopper, words);
  const guest = visits(words);
  const byTransfer = await transferOrder(guest, words);
  const open = await openCarts(shopper, words);
  await giftCardOf(2500, { orderId: byCard.id });
  await messages(shopper, words, byTransfer);
  await texts(shopper, words, byCard);
  const voted = await aboutOthers(shopper, words, byCard);
  await account(shopper, words);
  await deliver(...(await eventsAbout(email)), ...(await eventsAbout(byCard.id)));
  const told = { email, orderId: byCard.id, store: 'at', isTold: false } as const;
  await notifyBuyers(env.DB, 'no-such-recall', [told], new Date());
  const placed = { id: crypto.randomUUID(), at: byCard.createdAt, type: 'order-placed' as const };
  await keepDeadEvent(env.DB, { ...placed, order: byCard }, new Date());
  await env.DB.prepare(
    `INSERT INTO vat_checks (number, asker, provider, result, at, raw, trader)
     VALUES (?1, 'DE123456788', 'vies', 'valid', ?3, ?4, ?5),
       (?2, 'DE123456788', 'vies', 'valid', ?3, ?6, NULL)`,
  )
    .bind(
      ...[words.vatNumber, words.ownVatNumber, new Date().toISOString()],
      ...[`<name>${words.company}</name>`, words.company, `<name>${words.ownCompany}</name>`],
    )
    .run();
  const customerId = String((await customerRow(email))?.id);
  return { words, customerId, shopper, guest, orders: [byCard, byTransfer], carts: open, voted };
}

/** Somebody with an account and an order, whose words contain those of the person. */
export async function neighbourOf(person: Words): Promise<Words> {
  const words = wordsLike(person);
  const shopper = visits(words);
  const { email, firstName, lastName } = words;
  await env.DB.prepare(insertCustomer)
    .bind(...customerValues({ email, firstName, lastName }, 'at'))
    .run();
  await logIn(shopper, email);
  const order = await transferOrder(shopper, words);
  await messages(shopper, words, order);
  await deliver(...(await eventsAbout(email)));
  return words;
}

async function cardOrder(shopper: Visitor, words: Words): Promise<Order> {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const begun = await cartWith(shopper, { [sku]: 1 });
  const ready = await addressed(shopper, begun, 'at', words.email, personal(words));
  const code = await couponFor(sku, 1000, { maxApplicationsPerCustomer: 1 });
  const { id, version } = ready;
  const { cart } = await shopper.ask('applyCartCoupon', { id, version, code });
  await paying(shopper, cart).payByCard();
  // The money is captured when the provider has told.
  await soon(async () => {
    if ((await orderOf(cart)).paymentState !== 'Paid') throw new Error('not paid yet');
  });
  return delivered(await orderOf(cart));
}

/** As a guest with the same address, for a company. */
async function transferOrder(guest: Visitor, words: Words): Promise<Order> {
  const [sku] = await putOnSale({ price: 9000, stock: 10 });
  const begun = await cartWith(guest, { [sku]: 1 });
  const { company, vatNumber } = words;
  const billed = { ...personal(words), company, vatNumber };
  const cart = await addressed(guest, begun, 'at', words.email.toUpperCase(), billed);
  const { cart: ready } = await guest.ask('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [{ action: 'addPayment', paymentInterface: 'bankTransfer' }],
  });
  const call = orderCall(ready, 'bankTransfer', ready.totalPrice.centAmount);
  const { order } = await guest.ask('createOrder', call);
  const reference = `from ${words.lastName}`;
  await handled(order, await operate(order.id, 'transfer', { reference }));
  await operate(order.id, 'note', { text: `${words.firstName} called from ${words.phone}` });
  return delivered(order);
}

async function delivered(order: Order): Promise<Order> {
  await operate(order.id, 'ship', { carrier: 'dhl', tracking: `T${order.orderNumber}` });
  await deliver(...(await eventsAbout(order.id)));
  await operate(order.id, 'deliver');
  await deliver(...(await eventsAbout(order.id)));
  return orderOf(order.cart);
}

async function orderOf({ id }: { id: string }): Promise<Order> {
  const [row] = await ordersOf(id);
  if (!row) throw new Error(`no order of cart ${id}`);
  return JSON.parse(row.document) as Order;
}

/** The account's next cart with an article saved for later, and that of another browser without an account. */
async function openCarts(shopper: Visitor, words: Words): Promise<Cart[]> {
  const [sku, saved] = await putOnSale({ stock: 10 }, { stock: 10 });
  const { company, vatNumber } = words;
  const begun = await cartWith(shopper, { [sku]: 1, [saved]: 1 });
  const aside = await saveForLater(shopper, begun, saved);
  const own = await addressed(shopper, aside, 'at', words.email, {
    ...personal(words),
    company,
    vatNumber,
  });
  const stranger = visits(words);
  const other = await cartWith(stranger, { [sku]: 2 });
  const foreign = await addressed(stranger, other, 'at', words.email, personal(words));
  // The rooms tell the index by the queue.
  await soon(async () => {
    const indexed = await env.DB.prepare('SELECT cart_id FROM cart_index WHERE email = ?')
      .bind(words.email)
      .all();
    if (indexed.results.length < 2) throw new Error('not indexed yet');
  });
  return [own, foreign];
}

async function messages(shopper: Visitor, words: Words, order: Order): Promise<void> {
  const { email, firstName, lastName } = words;
  const address = { ...addressIn('at'), ...personal(words) };
  await shopper.ask('customerAddAddress', { version: 1, address });
  const name = `${firstName} ${lastName}`;
  await shopper.post('/newsletter', { 'newsletter.email': email });
  const consent = await env.DB.prepare('SELECT token FROM consents WHERE email = ?')
    .bind(email)
    .first<{ token: string }>();
  await shopper.ask('confirmConsent', { token: consent?.token ?? '' });
  // Of the address that the account had before.
  await env.DB.prepare(
    `INSERT INTO consents (id, email, kind, store, locale, state, customer_id, token, asked_at, given_at, form_id, form_at)
     SELECT 'old ' || consents.id, 'old-' || consents.email, kind, store, consents.locale, state, customers.id,
       'old ' || token, asked_at, given_at, 'old ' || form_id, form_at
     FROM consents JOIN customers USING (email) WHERE email = ?`,
  )
    .bind(email)
    .run();
  await shopper.post('/password-reset', { email });
  for (const searched of [name, words.ownCompany])
    await shopper.get(`/search?query=${encodeURIComponent(searched)}`);
  await shopper.post('/api/viewed', { sku: order.lineItems[0]?.variant.sku ?? '' });
  const stated = {
    name,
    order: 'weiß nicht mehr',
    email,
    goods: `alles für ${lastName}`,
    remark: name,
  };
  await confirmed(shopper, await review(shopper, stated));
}

/** All that a customer says about themselves, and what waits for the link of a mail or for a passkey. */
async function account(shopper: Visitor, words: Words): Promise<void> {
  const { email, firstName, lastName } = words;
  const { customer } = await shopper.ask('getCustomer', {});
  await shopper.ask('updateCustomer', {
    version: customer.version,
    actions: [
      { action: 'setCustomField', name: 'clientType', value: 'company' },
      { action: 'setCompanyName', companyName: words.ownCompany },
      { action: 'setVatId', vatId: words.ownVatNumber },
      { action: 'setDateOfBirth', dateOfBirth: words.dateOfBirth },
      { action: 'changeEmail', email: words.nextEmail },
    ],
  });
  const change = await env.DB.prepare('SELECT id FROM email_changes WHERE new_email = ?')
    .bind(words.nextEmail)
    .first<{ id: string }>();
  await deliver(...(await eventsWith(change?.id ?? '')));
  await shopper.ask('getLoyaltyCard', {});
  await shopper.ask('beginPasskeyRegistration', {});
  const again = { ...registration(email), firstName, lastName };
  await visits(words).post('/create-account', again);
}
