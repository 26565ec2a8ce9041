/** What shoppers, somebody else and the clock do to carts at a remote that fails, until it works again. */
import type { CartAction } from '#domain/cart/actions.ts';
import { type Chance, chance, times } from '../domain/seeded.ts';
import { today } from '../domain/shop.ts';
import { type CartName, carts, counted, scarce, type World, world } from './world.ts';

/** Pieces in these numbers, so that a sum tells which operations made it: none of them is added four times. */
const places = 6;

type Act =
  | 'begin'
  | 'details'
  | 'repeat'
  | 'meddle'
  | 'order'
  | 'join'
  | 'wake'
  | 'land'
  | 'pause'
  | 'spend';

/** What a life is about: how often each act is, which calls fail most, and how often the guest acts. */
const kinds: { acts: Partial<Record<Act, number>>; worst: string[]; guests: number }[] = [
  {
    acts: { begin: 8, details: 2, repeat: 5, meddle: 2, wake: 1, land: 2, pause: 1 },
    worst: ['none', 'update'],
    guests: 0,
  },
  {
    acts: { begin: 4, order: 5, repeat: 1, meddle: 2, wake: 3, land: 1, pause: 1, spend: 1 },
    worst: ['fromCart', 'fromCart', 'cancel', 'none'],
    guests: 0,
  },
  {
    acts: { begin: 5, details: 1, repeat: 2, meddle: 1, order: 1, join: 6, wake: 1, land: 2 },
    worst: ['update', 'none'],
    guests: 0.8,
  },
];

type Life = { lived: World; dice: Chance; pass: (ms: number) => void; told: string[] };

export async function live(
  seed: number,
  setTime: (ms: number) => void,
): Promise<{ lived: World; told: string[] }> {
  const dice = chance(seed);
  const clock = { now: today.getTime() };
  const pass = (ms: number) => {
    clock.now += ms;
    setTime(clock.now);
  };
  pass(0);
  const lived = world(dice, clock);
  const life: Life = { lived, dice, pass, told: [] };
  const { told } = life;
  const { acts, worst, guests } = dice.pick(kinds);
  const drawn = Object.entries(acts).flatMap(([act, many]) => times(many).map(() => act as Act));
  const next = numbers();
  // Most lives begin well.
  const shares = { ...lived.faults.shares };
  if (dice.often(0.7)) Object.assign(lived.faults.shares, { faults: 0, crashes: 0 });
  for (const cart of guests > 0 ? carts : (['cart-1'] as const)) {
    if (dice.often(0.8)) told.push(await beginOne(lived, cart, dice, next, ['add']));
  }
  if (dice.often(acts.order ? 0.9 : 0.5)) told.push(await lived.send(lived.details('cart-1')));
  Object.assign(lived.faults.shares, shares);
  lived.faults.worst = dice.pick(worst);
  for (const _ of times(dice.between(6, 30))) {
    const cart: CartName = dice.often(guests) ? 'guest-1' : 'cart-1';
    const act = dice.pick(drawn);
    if (act === 'begin') told.push(await beginOne(lived, cart, dice, next));
    else await happen(life, act, cart);
  }
  await comeToRest(life);
  return { lived, told };
}

async function happen({ lived, dice, pass, told }: Life, act: Act, cart: CartName): Promise<void> {
  told.push(act);
  if (act === 'details') told.push(await lived.send(lived.details(cart)));
  if (act === 'repeat') {
    const open = lived.operations.filter(({ state }) => state === 'open');
    const operation = open.length > 0 ? dice.pick(open) : undefined;
    if (operation && dice.often(0.2)) operation.state = 'given up';
    else if (operation) told.push(await lived.send(operation));
  }
  if (act === 'meddle') lived.meddle(cart);
  if (act === 'spend') {
    lived.shop.card.spend(dice.between(0, 60));
    lived.shop.shelf.stock += dice.pick([0, 50]);
  }
  if (act === 'order') told.push(await lived.order());
  if (act === 'join') told.push(await lived.join());
  if (act === 'wake') {
    pass(31_000);
    await lived.wake(cart);
  }
  if (act === 'land') await lived.land();
  if (act === 'pause') {
    pass(dice.pick([10_000, 60_000, 3_600_000]));
    await lived.touch(cart);
  }
}

/** The remote works again. Some requests are repeated; late ones arrive before or after the alarm. */
async function comeToRest({ lived, dice, pass, told }: Life): Promise<void> {
  lived.faults.worst = 'none';
  Object.assign(lived.faults.shares, { faults: 0, crashes: 0 });
  const names = dice.often(0.5) ? carts : carts.toReversed();
  if (dice.often(0.5)) await lived.land();
  for (const operation of lived.operations.filter(({ state }) => state === 'open')) {
    if (dice.often(0.5)) operation.state = 'given up';
  }
  const repeat = async () => {
    for (const operation of lived.operations.filter(({ state }) => state === 'open')) {
      told.push(await lived.send(operation));
    }
  };
  if (dice.often(0.5)) await repeat();
  if (dice.often(0.2)) told.push(await lived.order());
  for (const at of times(3)) {
    // The longer something is open, the later an alarm looks after it.
    pass(at === 0 ? 31_000 : 3_600_000);
    for (const cart of names) await lived.wake(cart);
    if (at === 0) await lived.land();
  }
  for (const _ of times(3)) await repeat();
  pass(31_000);
  for (const cart of names) {
    await lived.wake(cart);
    await lived.look(cart);
  }
}

/** Numbers of pieces: powers of four, each once for an article. */
function numbers() {
  const used = new Map<string, number>();
  return (sku: string): number | undefined => {
    const place = used.get(sku) ?? 0;
    used.set(sku, place + 1);
    return place < places ? 4 ** place : undefined;
  };
}

const kindsBegun = [
  'add',
  'add',
  'add',
  'add',
  'scarce',
  'aside',
  'aside',
  'back',
  'code',
  'pay',
  'undo',
  'card',
] as const;
type Kind = (typeof kindsBegun)[number];

async function beginOne(
  lived: World,
  cart: CartName,
  dice: Chance,
  next: (sku: string) => number | undefined,
  among: readonly Kind[] = kindsBegun,
): Promise<string> {
  const kind = dice.pick(among);
  const held = lived.storeOf(cart).cart();
  const sku = dice.pick(counted);
  if (kind === 'add') {
    const quantity = next(sku);
    if (quantity === undefined) return 'enough';
    const pieces = { sku, quantity };
    const add: CartAction = { action: 'addLineItem', ...pieces };
    return lived.send(lived.begin(cart, 'add', [add], pieces));
  }
  if (kind === 'undo') {
    const made = lived.operations.filter((each) => each.state === 'made' && each.cart === cart);
    const last = made.at(-1);
    if (!last || last.undoes) return 'nothing to undo';
    return lived.send(lived.begin(cart, 'undo', { undoes: last.id }));
  }
  const isCounted = (each: { variant: { sku: string } }) => counted.includes(each.variant.sku);
  const lines = held?.lineItems.filter(isCounted) ?? [];
  const line = lines.length > 0 ? dice.pick(lines) : undefined;
  const item = held?.savedForLater.at(-1);
  const code = dice.pick(['CODE1', 'CODE2', 'CODE3']);
  const paymentInterface = dice.pick(['bankTransfer', 'cashOnDelivery'] as const);
  const quantity = dice.between(1, 5);
  const actions: Record<Exclude<Kind, 'add' | 'undo'>, CartAction | undefined> = {
    scarce: { action: 'addLineItem', sku: scarce, quantity },
    aside: line && { action: 'saveForLater', lineItemId: line.id },
    back: item && { action: 'moveToCart', savedItemId: item.id },
    code: { action: 'addDiscountCode', code },
    pay: { action: 'addPayment', paymentInterface },
    card: lived.balance > 0 ? { action: 'addDiscountCode', code: 'CODE-card' } : undefined,
  };
  const action = actions[kind];
  return action ? lived.send(lived.begin(cart, kind, [action])) : `no ${kind}`;
}
