/** Two carts at a remote that fails, a customer's and a guest's; browsers that repeat what got no answer. */

import type { CartAction } from '#domain/cart/actions.ts';
import { readAddresses } from '#domain/checkout/address-form.ts';
import { type Failure, failure } from '#domain/errors.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import { longestRequestMs } from '#domain/remote/backend-failure.ts';
import { runAlarm } from '#party/alarms.ts';
import * as changes from '#party/cart-changes.ts';
import * as lifecycle from '#party/cart-lifecycle.ts';
import { erase } from '#party/personal-data.ts';
import type { Room } from '#party/room.ts';
import * as sessions from '#party/sessions.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import { formOf } from '../domain/filled-form.ts';
import type { Chance } from '../domain/seeded.ts';
import { factsOf, productFact, storeOf } from '../domain/shop.ts';
import { modelBackend } from '../payment/model-backend.ts';
import type { Faults } from './faulty.ts';
import { modelRemote } from './model-remote.ts';
import { rooms } from './rooms.ts';

export const carts = ['cart-1', 'guest-1'] as const;
export type CartName = (typeof carts)[number];

/** Pieces of these tell which operations added them. */
export const counted = ['EX10000001', 'EX10000002', 'EX10000003'];
/** The remote has fewer of it than the shop believes. */
export const scarce = 'EX10000004';
export const scarceStock = 7;
/** Only somebody else adds these; the shop does not sell the second. */
export const foreign = ['EX10000005', 'EX10000006'] as const;

const store = storeOf('sk', { maximumQuantity: 1_000_000 });
const products = [...counted, scarce, foreign[0]].map((sku, at) =>
  productFact({ sku, centAmount: 3 + at, availableQuantity: 1_000_000 }),
);

function addresses(customerEmail: string): CartAction[] {
  const read = readAddresses(formOf('sk'), 'sk');
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { billingAddress, shippingAddress } = read;
  return [
    { action: 'setCustomerEmail', email: customerEmail },
    { action: 'setBillingAddress', address: billingAddress },
    { action: 'setShippingAddress', address: shippingAddress },
  ];
}

/** `pieces`: what it adds of an article. `undoes`: the operation that it takes back. */
export type Operation = {
  id: string;
  cart: CartName;
  kind: string;
  send: (room: Room, caller: Caller) => Promise<Outcome<unknown>>;
  state: 'open' | 'made' | 'refused' | 'given up';
  pieces?: { sku: string; quantity: number };
  undoes?: string;
};

export function world(dice: Chance, clock: { now: number }) {
  const isStrict = dice.often(0.5);
  const balance = isStrict ? 0 : 200;
  const remote = modelRemote(
    {
      prices: Object.fromEntries([...counted, scarce, ...foreign].map((sku, at) => [sku, 2 + at])),
      stock: { [scarce]: scarceStock },
    },
    isStrict,
  );
  const shop = modelBackend(
    { facts: factsOf(store, products) },
    isStrict ? 1e9 : dice.pick([3000, 3]),
    balance,
  );
  /** What somebody else has put into each remote cart. */
  const added = new Map<string, Map<string, number>>();
  const elsewhere = { ordered: 0, deleted: 0 };
  const operations: Operation[] = [];

  const active = (key: string) =>
    [...remote.carts.values()].find(
      (cart) => cart.key.startsWith(key) && cart.cartState === 'Active',
    );

  function meddle(key: CartName = 'cart-1'): void {
    const cart = active(key);
    if (!cart) return;
    const act = dice.pick(['add', 'add', 'add', 'touch', 'touch', 'delete', 'order'] as const);
    if (act === 'add') {
      const sku = dice.pick(foreign);
      const quantity = dice.between(1, 3);
      const made = remote.applied(cart, [{ action: 'addLineItem', sku, quantity }]);
      if (made.ok) remote.carts.set(cart.id, made.data);
      const known = added.get(cart.id) ?? new Map<string, number>();
      added.set(cart.id, known.set(sku, (known.get(sku) ?? 0) + quantity));
    } else if (act === 'touch') remote.carts.set(cart.id, { ...cart, version: cart.version + 1 });
    else if (dice.often(0.15) && act === 'delete') {
      remote.carts.delete(cart.id);
      elsewhere.deleted += 1;
    } else if (dice.often(0.1) && act === 'order') {
      remote.order(cart);
      elsewhere.ordered += 1;
    }
  }

  const faults: Faults = {
    dice,
    shares: { faults: dice.pick([0.05, 0.2, 0.4]), crashes: dice.pick([0, 0.02, 0.06]) },
    late: [],
    worst: 'none',
    meanwhile: meddle,
  };
  const backend: CartBackend = {
    ...shop.backend,
    takeIn: (into, guest, asking) =>
      opened.call(into, (room) => changes.takeIn(room, guest, asking)),
    hasTaken: (into, guest) => opened.call(into, (room) => lifecycle.hasTaken(room, guest)),
  };
  const opened = rooms(remote, backend, faults);

  const caller = (): Caller => ({
    store,
    locale: 'sk-SK',
    orderedCartIds: [],
    site: 'https://kontor.sk',
    now: new Date(clock.now),
  });

  /** The answer of a room; a failure that tells nothing if it crashed. */
  const asked = (name: string, work: (room: Room) => Promise<Outcome<unknown>>) =>
    opened.call(name, work).catch((): Failure => failure('Internal'));

  const unsure = ['BackendFailed', 'Internal', 'CartOrdered', 'CartNotFound'];

  async function sendOne(operation: Operation): Promise<string> {
    const { cart, kind } = operation;
    const outcome = await asked(cart, (room) => operation.send(room, caller()));
    if (outcome.ok) operation.state = 'made';
    else if (!unsure.includes(outcome.code)) operation.state = 'refused';
    // It has been merged: the browser has the other cart from now on.
    else if (outcome.code === 'CartNotFound' && cart === 'guest-1') operation.cart = 'cart-1';
    else if (outcome.code.startsWith('Cart')) operation.state = 'given up';
    return `${kind} ${operation.id}@${cart}: ${outcome.ok ? 'made' : outcome.code}`;
  }

  /** A new operation; it is repeated until it is answered or given up. */
  function begin(
    cart: CartName,
    kind: string,
    about: CartAction[] | { undoes: string },
    pieces?: Operation['pieces'],
  ): Operation {
    const id = `op-${operations.length + 1}`;
    const request = { operationId: id, version: 1, versionFallback: true };
    const operation: Operation = {
      id,
      cart,
      kind,
      state: 'open',
      ...(pieces && { pieces }),
      ...('undoes' in about && { undoes: about.undoes }),
      send: (room, from) =>
        'undoes' in about
          ? changes.undo(room, { ...request, undoes: about.undoes }, from)
          : changes.change(room, { ...request, begins: true, actions: about }, from),
    };
    operations.push(operation);
    return operation;
  }

  async function order(): Promise<string> {
    const cart = opened.storeOf('cart-1').cart();
    if (!cart) return 'no cart';
    const [payment] = cart.paymentInfo.payments;
    const outcome = await asked('cart-1', (room) =>
      room.ordering.place(
        {
          version: 1,
          versionFallback: true,
          paymentMethod: payment?.paymentMethodInfo.paymentInterface ?? 'bankTransfer',
          expectedTotalCentAmount: cart.totalPrice.centAmount,
          expectedGiftCardCentAmount: giftCardCents(cart),
        },
        caller(),
      ),
    );
    return `order: ${outcome.ok ? 'made' : outcome.code}`;
  }

  const join = () =>
    asked('guest-1', (room) => lifecycle.join(room, 'cart-1', caller())).then(
      (outcome) => `join: ${outcome.ok ? 'made' : outcome.code}`,
    );
  /** Runs the alarm if it is due. */
  async function wake(name: CartName): Promise<void> {
    if ((opened.alarms.get(name) ?? Number.POSITIVE_INFINITY) > clock.now) return;
    opened.alarms.delete(name);
    await opened.call(name, runAlarm).catch(() => opened.alarms.set(name, clock.now + 2000));
  }
  const look = (name: CartName) =>
    opened
      .call(name, async (room) => {
        await room.mutex.withLock(() => room.order.resolve());
        await lifecycle.renew(room);
      })
      .catch(() => undefined);

  /** Those that were sent long ago never arrive. */
  async function land(): Promise<void> {
    for (const { at, send } of faults.late.splice(0)) {
      if (clock.now - at < longestRequestMs) await send();
    }
  }

  return {
    remote,
    shop,
    balance,
    faults,
    added,
    elsewhere,
    operations,
    active,
    meddle,
    begin,
    send: sendOne,
    order,
    join,
    wake,
    look,
    land,
    within: opened.call,
    erase: (name: CartName) => opened.call(name, (room) => erase(room, new Date(clock.now))),
    touch: (name: CartName) => opened.call(name, sessions.look).catch(() => undefined),
    storeOf: opened.storeOf,
    details: (cart: CartName) =>
      begin(cart, 'details', addresses(`a${operations.length}@example.com`)),
  };
}

export type World = ReturnType<typeof world>;
