/** One person with unmistakable words in every place where the shop keeps something about somebody. */
import { env } from 'cloudflare:test';
import type { Cart } from '#domain/cart/cart.ts';
import type { Order } from '#domain/order/order.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { keepDeadEvent } from '#worker/data/events/dead-events.ts';
import { moderate } from '#worker/data/moderation/decide.ts';
import { importReviews } from '#worker/data/reviews/write-reviews.ts';
import { fileLink } from '#worker/signing/file-links.ts';
import { pictureWithPlace } from '../../made-picture.ts';
import { authenticator } from '../account/authenticator.ts';
import { add } from '../account/passkey-owners.ts';
import { saveForLater } from '../cart/saving.ts';
import { customerRow, newEmail, signUp } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { env as environment } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { couponFor } from '../made-coupon.ts';
import { giftCardOf } from '../made-gift-card.ts';
import { handled, operate } from '../operating.ts';
import { eventsAbout, ordersOf } from '../order-rows.ts';
import { paying, soon } from '../paying.ts';
import { eventsWith } from '../reviews/buyers.ts';
import { addressed, addressIn, cartWith, orderCall } from '../shopper.ts';
import { sent } from '../support/support-forms.ts';
import { type Visitor, visitor } from '../visitor.ts';
import { confirmed, review } from '../withdrawal/stating.ts';
import { newWords, personal, visits, type Words } from './words.ts';

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
  await deliver(...(await eventsAbout(email)), ...(await eventsAbout(byCard.id)));
  const placed = { id: crypto.randomUUID(), at: byCard.createdAt, type: 'order-placed' as const };
  await keepDeadEvent(env.DB, { ...placed, order: byCard }, new Date());
  await env.DB.prepare(
    `INSERT INTO vat_checks (number, asker, provider, result, at, raw, trader)
     VALUES (?, 'DE123456788', 'vies', 'valid', ?, ?, ?)`,
  )
    .bind(words.vatNumber, new Date().toISOString(), `<name>${words.company}</name>`, words.company)
    .run();
  const customerId = String((await customerRow(email))?.id);
  return { words, customerId, shopper, guest, orders: [byCard, byTransfer], carts: open, voted };
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
  await shopper.get(`/search?query=${encodeURIComponent(name)}`);
  await shopper.post('/api/viewed', { sku: order.lineItems[0]?.variant.sku ?? '' });
  const stated = { name, order: 'weiß nicht mehr', email, goods: `alles für ${lastName}` };
  await confirmed(shopper, await review(shopper, stated));
}

/** A case with a file, a question, a review, a passkey, and an account at another service. */
async function texts(shopper: Visitor, words: Words, order: Order): Promise<void> {
  const { email, firstName, lastName, company, phone } = words;
  const name = `${firstName} ${lastName}`;
  const sku = order.lineItems[0]?.variant.sku ?? '';
  const file = new File(['%PDF-1.7\n'], `${lastName}.pdf`);
  const typed = {
    'support.name': name,
    'support.email': email,
    'support.subject': `Frage von ${lastName}`,
    'support.description': `Bitte rufen Sie ${phone} an. ${company}`,
  };
  await sent(shopper, 'other', typed, { 'support.files': [file] });
  const opened = await env.DB.prepare('SELECT id FROM support_cases WHERE email = ?')
    .bind(email)
    .first<{ id: string }>();
  await deliver(...(await eventsWith(opened?.id ?? '')));
  await shopper.ask('askQuestion', {
    key: crypto.randomUUID(),
    productId: sku,
    text: `Passt das Gerät in die Werkstatt von ${lastName}?`,
    name,
    email,
  });
  const title = `Steht bei ${company}`;
  await shopper.ask('add-review', {
    sku,
    rating: 5,
    title,
    text: `Steht seit Mai in der Werkstatt. ${phone}`,
    agreement: true,
    photos: [await photoNamed(`${lastName}.jpg`)],
  });
  await add(shopper, await authenticator(shopper.origin), `Handy von ${lastName}`);
  await env.DB.prepare(
    `INSERT INTO identities (provider, subject, customer_id, email, created_at)
     SELECT 'google', ?, id, email, created_at FROM customers WHERE email = ?`,
  )
    .bind(crypto.randomUUID(), email)
    .run();
}

/** The link of an upload. */
async function photoNamed(name: string): Promise<string> {
  const now = new Date();
  const kept = await backendOf(environment).files.keep({ name, bytes: pictureWithPlace }, now);
  if (!kept.ok) throw new Error(kept.refusal);
  const until = new Date(now.getTime() + 60_000);
  return fileLink(kept.file.id, environment.settings.sessionSecret, until);
}

/** An answer to somebody's question, who is told of it by mail; a vote for somebody's review, and a report of it; no more mails that ask for one. Returns the review. */
async function aboutOthers(shopper: Visitor, words: Words, order: Order): Promise<string> {
  const { email, firstName, lastName, phone } = words;
  const sku = order.lineItems[0]?.variant.sku ?? '';
  const review = crypto.randomUUID();
  const publish = (id = '') =>
    moderate(
      env.DB,
      ['question', 'answer'],
      { id, decision: 'publish', actor: 'operator:anna' },
      { now: new Date(), dryRun: false },
    );
  const { question } = await visitor('at').ask('askQuestion', {
    key: crypto.randomUUID(),
    productId: sku,
    text: 'Wie laut ist das Gerät im Betrieb?',
    email: newEmail(),
  });
  await publish(question.id);
  const { answer } = await shopper.ask('answerQuestion', {
    key: crypto.randomUUID(),
    id: question.id,
    text: `Leise genug, rufen Sie mich gern an: ${phone}`,
    name: `${firstName} ${lastName}`,
  });
  await publish(answer.id);
  const at = new Date().toISOString();
  const written = { title: 'Gut', text: 'Läuft jeden Tag.', authorName: 'Otto', rating: 4 };
  const origin = { locale: 'de-AT', source: 'import', createdAt: at } as const;
  await importReviews(env.DB, [{ id: review, sku, ...written, ...origin }], new Date());
  await shopper.ask('voteForReview', { id: review, device: crypto.randomUUID() });
  await shopper.ask('stopReviewInvitations', {});
  const explanation = `${firstName} ${lastName} hat ihn nie gesehen.`;
  await visits(words).ask('reportReview', { id: review, ground: 'fake', explanation, email });
  await deliver(...(await eventsWith(answer.id)), ...(await eventsWith(review)));
  return review;
}
