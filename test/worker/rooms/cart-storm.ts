/** One random sequence: windows that change one cart over a bad network, and the faults of the cart afterwards. */
import { abortAllDurableObjects, env, evictDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';
import { chance, times } from '../../domain/seeded.ts';
import { activeCart } from '../cart-view.ts';
import { setStock } from '../goods.ts';
import { visitor } from '../visitor.ts';
import { inOrder, ordersOf, requestOf } from './arrival-orders.ts';
import { type Carts, cartsAfter, type Shop, toldByShop } from './cart-reference.ts';
import { type ShopWindow, shopWindow } from './cart-windows.ts';
import { type Answer, lossyNetwork, type Parcel } from './lossy-network.ts';
import { madeUpWish } from './random-cart-actions.ts';

export type Storm = { faults: string[]; history: string[] };

const hourMs = 3_600_000;
const beginning = Date.now();

/** The same seed gives the same sequence; fewer steps give its beginning. */
export async function storm(seed: number, steps: number, shop: Shop): Promise<Storm> {
  const random = chance(seed);
  const shopper = visitor('at');
  const network = lossyNetwork(shopper);
  const windows = times(random.between(2, 3)).map((page) => shopWindow(shopper, page, page < 2));
  const faults: string[] = [];
  const history: string[] = [];
  /** Operations whose success a window has received. */
  const acknowledged: { id: string; operationId: string }[] = [];
  /** How often a request of an operation was lost, by operation id. */
  const losses = new Map<string, number>();
  /** Copies of requests that arrive long after the first. */
  const strays: Parcel[] = [];
  let hasLostQuestion = false;
  let carts: Carts = new Map();
  let cartId = '';
  let underWay = 0;

  /** Delivers requests at the same time: the shop must answer as if they had arrived one after the other. */
  async function deliver(parcels: readonly Parcel[]) {
    const carried = await Promise.all(parcels.map((parcel) => network.carry(parcel)));
    const requests = parcels.map(requestOf);
    for (const request of requests) {
      if (request.name !== 'updateCart' || losses.has(request.operationId ?? '')) continue;
      faults.push(`nobody asked for operation ${request.operationId}`);
    }
    const told = carried.map(({ answer }) => fingerprintOf(answer, shop));
    const tries = ordersOf(requests.length).map((order) => inOrder(carts, order, requests, shop));
    const explained = tries.find((each) => each.told.every((text, at) => text === told[at]));
    history.push(...parcels.map(({ name, body }, at) => `${name} ${body} → ${told[at]}`));
    if (explained) carts = explained.carts;
    else faults.push(`answered ${told.join(' | ')}, expected ${tries[0]?.told.join(' | ')}`);
    return carried.map(({ answer, response }, at) => {
      const [parcel, request] = [parcels[at], requests[at]];
      return () => {
        if (request?.name === 'updateCart' && answer.status === 200 && request.operationId) {
          acknowledged.push({ id: request.id, operationId: request.operationId });
        }
        parcel?.answer(response());
      };
    });
  }

  const taken = (most: number): Parcel[] =>
    times(Math.min(network.waiting.length, most)).flatMap(() =>
      network.waiting.splice(random.between(0, network.waiting.length - 1), 1),
    );

  /** Delivers some of the waiting requests; some requests or answers get lost, and some requests arrive twice. */
  async function carry(): Promise<void> {
    const arriving = taken(random.between(1, 3)).filter((parcel) => {
      if (random.often(0.9)) return true;
      history.push(`lost on the way: ${parcel.name}`);
      lose(parcel);
      return false;
    });
    const answers = await deliver(arriving);
    for (const [at, parcel] of arriving.entries()) {
      const isRepeated = parcel.name === 'updateCart' && random.often(0.3);
      if (isRepeated) random.pick([network.waiting, strays]).push(copyOf(parcel));
      const answer = answers[at] ?? ignored;
      if (random.often(0.12)) {
        history.push(`answer lost: ${parcel.name}`);
        lose(parcel);
      } else if (random.often(0.3)) network.late.push(answer);
      else answer();
    }
  }

  function ask(window: ShopWindow): void {
    const wish = madeUpWish(random, shop);
    const operationId = crypto.randomUUID();
    losses.set(operationId, 0);
    underWay += 1;
    const ended = () => {
      underWay -= 1;
    };
    const failed = () => {
      ended();
      // The query for the cart is sent once; a change is sent twice.
      if (losses.get(operationId) === 1 && !hasLostQuestion) faults.push('given up after one loss');
    };
    void window.change(wish, operationId).then(ended, failed);
  }

  function lose(parcel: Parcel): void {
    const request = requestOf(parcel);
    const { operationId = '' } = request.name === 'updateCart' ? request : {};
    if (request.name === 'getMe') hasLostQuestion = true;
    else losses.set(operationId, (losses.get(operationId) ?? 0) + 1);
    parcel.lose();
  }

  /** Completes everything over a network that works again. */
  async function calm(): Promise<void> {
    while (underWay > 0 || network.waiting.length > 0 || network.late.length > 0) {
      for (const arrive of network.late.splice(0)) arrive();
      for (const answer of await deliver(taken(1))) answer();
      await aMoment();
    }
  }

  /** Sets the clock and requests each cart before anything else happens, because that may begin a session. */
  async function comeBack(ms: number): Promise<void> {
    vi.setSystemTime(beginning + ms);
    for (const id of carts.keys()) {
      const cart = await activeCart(id, 'at');
      const next = cart ? cartsAfter(carts, id, toldByShop(cart), shop) : carts;
      if (!next) faults.push(`a visit found ${cart && toldByShop(cart)}`);
      carts = next ?? carts;
    }
  }

  async function step(): Promise<void> {
    const window = random.pick(windows);
    const what = random.between(1, 100);
    if (what <= 33) ask(window);
    else if (what <= 67) await carry();
    else if (what <= 74) network.late.shift()?.();
    else if (what <= 82) for (const _ of times(random.pick([1, 9]))) window.hearNext();
    else if (what <= 84) window.disconnect();
    else if (what <= 87) await window.connect(cartId);
    else if (what <= 91) {
      const sku = random.pick([...shop.shelf.keys()]);
      await restock(shop, sku, random.pick([0, 2, 7, 40, 500]));
      history.push(`stock of ${sku}: ${shop.shelf.get(sku)?.stock}`);
    } else if (what <= 93) {
      history.push('the room sleeps');
      const room = env.CART.getByName(cartId);
      // Only a room that is active can be evicted.
      await room.hasTaken(cartId);
      await evictDurableObject(room, { webSockets: 'hibernate' });
    } else if (what === 94) {
      history.push('all rooms end');
      for (const each of windows) each.disconnect();
      await abortAllDurableObjects();
    } else if (what === 95) await comeBack(random.between(-36, 36) * hourMs);
    else if (what >= 99) ask(window);
    else {
      const cart = { id: cartId, version: 1 };
      void network.send('deleteCart', JSON.stringify([cart])).catch(ignored);
      // The end of the cart is often received before answers that left the shop earlier.
      if (random.often(0.6)) {
        for (const answer of await deliver(network.waiting.splice(-1))) answer();
        await anEvent();
        for (const each of windows) for (const _ of times(9)) each.hearNext();
      }
    }
    await aMoment();
  }

  // One window creates the cart, the others find it. A change that is refused creates none.
  for (let tries = 0; !cartId && tries < 20; tries += 1) {
    ask(windows[0] ?? shopWindow(shopper, 0, true));
    await aMoment();
    for (const parcel of network.waiting) if (random.often(0.5)) strays.push(copyOf(parcel));
    await calm();
    cartId = shopper.cookies.get('kontor-cart') ?? '';
  }
  if (!cartId) faults.push('no cart began');
  for (const window of windows) await window.connect(cartId);
  for (const window of windows) if (!window.isLive) void window.load();
  await aMoment();
  await calm();

  for (const _ of times(steps)) if (faults.length === 0) await step();
  network.waiting.push(...strays);
  await calm();
  for (const { id, operationId } of acknowledged) {
    const kept = carts.get(id);
    if (!kept?.isDeleted && !kept?.done.has(operationId)) faults.push(`lost: ${operationId}`);
  }
  for (const window of windows) faults.push(...(await notConverged(window)));
  for (const window of windows) window.disconnect();
  return { faults, history };

  /** The faults of a window that differs from its room after it has connected again or requested the cart. */
  async function notConverged(window: ShopWindow): Promise<string[]> {
    const before = window.cart();
    const isOver = before && carts.get(before.id)?.isDeleted;
    if (isOver) {
      const waits = () => window.isListeningTo(before.id) && window.cart();
      const end = performance.now() + patienceMs;
      while (waits() && performance.now() < end) if (!window.hearNext()) await anEvent();
      if (waits()) return [...window.faults, `window ${window.page} has not heard of an end`];
    }
    // A window without a live connection, or with one to a cart that is no longer this browser's, requests the cart.
    if (!window.isLive || window.cart()?.id !== shopper.cookies.get('kontor-cart')) {
      void window.load();
      await aMoment();
      await calm();
    }
    await window.connect(window.cart()?.id);
    const shown = window.cart();
    if (!shown) return window.faults;
    const room = await activeCart(shown.id, 'at');
    const end = performance.now() + patienceMs;
    while (window.isLive && !window.hasHeard(room?.version) && performance.now() < end) {
      if (!window.hearNext()) await anEvent();
    }
    const isSame = JSON.stringify(window.cart() ?? null) === JSON.stringify(room);
    return isSame ? window.faults : [...window.faults, `window ${window.page} shows another cart`];
  }
}

export async function restock(shop: Shop, sku: string, stock: number): Promise<void> {
  const article = shop.shelf.get(sku);
  if (article) shop.shelf.set(sku, { ...article, stock });
  await setStock(sku, stock);
}

/** Long, because only a window that receives nothing more waits for it. */
const patienceMs = 5000;
const ignored = () => undefined;
const copyOf = (parcel: Parcel): Parcel => ({ ...parcel, answer: ignored, lose: ignored });

/** Long enough to handle what has arrived: the page's promises follow one another without waiting. */
async function aMoment(): Promise<void> {
  for (const _ of times(40)) await undefined;
}

const anEvent = () => new Promise((resolve) => setTimeout(resolve, 0));

function fingerprintOf({ status, code, data }: Answer, { skuOfLine }: Shop): string {
  if (status !== 200 || !data) return code ?? String(status);
  const cart = 'me' in data ? data.me.activeCart : data.cart;
  if (!cart) return 'no cart';
  for (const { id, variant } of cart.lineItems) skuOfLine.set(id, variant.sku);
  return toldByShop(cart, 'notices' in data ? data.notices : []);
}
