/** One person with unmistakable words in every place where the shop keeps something about somebody. */
import { env, SELF } from 'cloudflare:test';
import type { Cart } from '#domain/cart/cart.ts';
import type { Address } from '#domain/checkout/address.ts';
import type { Order } from '#domain/order/order.ts';
import { keepDeadEvent } from '#worker/data/events/dead-events.ts';
import { saveForLater } from '../cart/saving.ts';
import { signUp } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { putOnSale } from '../goods.ts';
import { giftCardOf } from '../made-gift-card.ts';
import { handled, operate } from '../operating.ts';
import { eventsAbout, ordersOf } from '../order-rows.ts';
import { paying, soon } from '../paying.ts';
import { addressed, addressIn, cartWith, orderCall } from '../shopper.ts';
import { sent } from '../support/support-forms.ts';
import { newNumber } from '../vat-company.ts';
import { type Visitor, visitor } from '../visitor.ts';
import { confirmed, review } from '../withdrawal/stating.ts';

export type WholePerson = Awaited<ReturnType<typeof wholePerson>>;

/** Words that stand nowhere else. `ip`: another IPv6 network than those of other tests. */
export function newWords() {
  const id = crypto.randomUUID().slice(0, 8);
  const letters = id.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return {
    email: `xeno-${id}@quasten.example`,
    firstName: `Xeno${letters}`,
    lastName: `Quasten${letters}`,
    company: `Zyklopwerk${letters} GmbH`,
    streetName: `Pfauengasse${letters}`,
    phone: `+4368012${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`,
    vatNumber: newNumber(),
    ip: `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::7`,
  };
}

type Words = ReturnType<typeof newWords>;

/** Visits the shop with the network address of the person. */
function visits({ ip }: Words): Visitor {
  return visitor('at', (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('CF-Connecting-IP', ip);
    return SELF.fetch(address, { ...init, headers } as RequestInit<IncomingRequestCfProperties>);
  });
}

const personal = ({ firstName, lastName, streetName, phone }: Words): Partial<Address> => ({
  firstName,
  lastName,
  streetName,
  phone,
});

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
  await deliver(...(await eventsAbout(email)), ...(await eventsAbout(byCard.id)));
  const placed = { id: crypto.randomUUID(), at: byCard.createdAt, type: 'order-placed' as const };
  await keepDeadEvent(env.DB, { ...placed, order: byCard }, new Date());
  await env.DB.prepare(
    `INSERT INTO vat_checks (number, asker, provider, result, at, raw, trader)
     VALUES (?, 'DE123456788', 'vies', 'valid', ?, ?, ?)`,
  )
    .bind(words.vatNumber, new Date().toISOString(), `<name>${words.company}</name>`, words.company)
    .run();
  return { words, shopper, guest, orders: [byCard, byTransfer], carts: open };
}

async function cardOrder(shopper: Visitor, words: Words): Promise<Order> {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const begun = await cartWith(shopper, { [sku]: 1 });
  const cart = await addressed(shopper, begun, 'at', words.email, personal(words));
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
  await shopper.post('/password-reset', { email });
  await shopper.get(`/search?query=${encodeURIComponent(name)}`);
  await shopper.post('/api/viewed', { sku: order.lineItems[0]?.variant.sku ?? '' });
  const stated = { name, order: 'weiß nicht mehr', email, goods: `alles für ${lastName}` };
  await confirmed(shopper, await review(shopper, stated));
}

/** A case with a file, a question, its answer by the same person, a review, and an account at another service. */
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
  });
  await env.DB.prepare(
    `INSERT INTO identities (provider, subject, customer_id, email, created_at)
     SELECT 'google', ?, id, email, created_at FROM customers WHERE email = ?`,
  )
    .bind(crypto.randomUUID(), email)
    .run();
}
