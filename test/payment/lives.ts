/** Random sequences of shopper actions, and the invariants that hold when nothing is pending any more. */
import { moneyState } from '#domain/payment/transactions.ts';
import { type Chance, chance, times } from '../domain/seeded.ts';
import { type World, world } from './world.ts';

const methods = [
  'scheme',
  'ideal',
  'paypal',
  'multibanco',
  'multibanco',
  'klarna',
  'googlepay',
] as const;
const wallets = ['paypal', 'googlepay'] as const;
const minute = 60_000;
const lateMs = 5 * 1440 * minute;
/** Calls that change something. In most sequences one of them fails more often than not. */
const worsts = [
  'begin',
  'resume',
  'inquire',
  'capture',
  'capture',
  'release',
  'release',
  'storeOrder',
  'recordPayment',
  'cancelUnpaid',
  'none',
] as const;

export async function live(seed: number): Promise<{ lived: World; told: string[] }> {
  const dice = chance(seed);
  const stock = dice.pick([1, 2, 5, 100]);
  const lived = world(dice, stock);
  const { model, clock } = lived;
  const told: string[] = [];
  lived.faults.worst = dice.pick(worsts);
  // Few methods, and most actions are on the newest attempt, so that attempts interfere more often.
  const mine = [dice.pick(methods), dice.pick(wallets)] as const;
  const anyAttempt = () => {
    const all = [...model.payments.keys()];
    return (dice.often(0.6) ? all.at(-1) : dice.pick(all)) ?? '';
  };
  for (const _ of times(dice.between(4, 30))) {
    const act = dice.pick([
      'press',
      'press',
      'press',
      'pay',
      'pay',
      'pay',
      'refuse',
      'cancel',
      'comeBack',
      'comeBack',
      'deliver',
      'deliver',
      'deliver',
      'change',
      'agree',
      'agreeAndPress',
      'transfer',
      'remove',
      'land',
      'wake',
      'wait',
      'waitLong',
    ] as const);
    if (act === 'remove' && !dice.often(0.1)) continue;
    if (act === 'transfer' && !dice.often(0.3)) continue;
    const isAboutAttempt = ['pay', 'refuse', 'cancel', 'comeBack'].includes(act);
    if (isAboutAttempt && model.payments.size === 0) continue;
    told.push(act);
    if (act === 'press') await lived.press(dice.pick([mine[0], dice.pick(mine)]));
    if (act === 'agree') await lived.agree(mine[1]);
    if (act === 'agreeAndPress') {
      await lived.agree(mine[1]);
      // Meanwhile the cart changes in another window, or time passes.
      if (dice.often(0.2)) await lived.change(dice.between(1, 4));
      if (dice.often(0.2)) clock.now += dice.pick([29, 30, 31]) * minute;
      await lived.press(mine[1]);
    }
    if (act === 'pay' || act === 'refuse' || act === 'cancel') model.payer(anyAttempt(), act);
    if (act === 'comeBack') await lived.comeBack(anyAttempt());
    if (act === 'deliver') await lived.deliver();
    if (act === 'change') await lived.change(dice.between(1, 4));
    if (act === 'transfer') await lived.pressTransfer();
    if (act === 'remove') await lived.remove();
    if (act === 'land') await lived.land();
    if (act === 'wake') await lived.wake();
    if (act === 'wait') clock.now += dice.between(0, 10) * minute;
    if (act === 'waitLong') await pass(lived, dice.between(0, 48) * 60 * minute, dice.often(0.6));
  }
  const late = await payLate(lived, stock, dice);
  lived.noted.push(...faultsOf(lived, stock));
  // Much later, nothing that is settled changes again.
  clock.now += 60 * 1440 * minute;
  await lived.wake();
  await comeToRest(lived);
  return { lived, told: [...told, late] };
}

/** `isOnTime`: alarms run when they are due, not only after all of the time has passed. */
async function pass(lived: World, ms: number, isOnTime: boolean): Promise<void> {
  const { clock } = lived;
  const until = clock.now + ms;
  for (const _ of times(isOnTime ? 5 : 0)) {
    const next = lived.nextLook();
    if (next === undefined || next > until) break;
    clock.now = Math.max(clock.now, next);
    await lived.wake();
  }
  clock.now = until;
}

/** Open payments may be paid: at once, just before the room stops waiting, or after that. Calls fail again. */
async function payLate(lived: World, stock: number, dice: Chance): Promise<string> {
  const { model } = lived;
  const { worst } = lived.faults;
  const when = dice.pick(['at once', 'in time', 'too late'] as const);
  const { startedAt } = lived.attempts().at(-1) ?? {};
  if (when === 'in time' && startedAt) {
    await comeToRest(lived, Date.parse(startedAt) + lateMs - 10 * minute);
  } else if (when === 'too late') {
    await comeToRest(lived);
    lived.noted.push(...faultsOf(lived, stock));
  }
  for (const id of model.payments.keys()) if (dice.often(0.6)) model.payer(id, 'pay');
  Object.assign(lived.faults, { share: 0.25, worst });
  for (const _ of model.waiting.slice()) await lived.deliver();
  await lived.wake();
  await comeToRest(lived);
  return `pay ${when}`;
}

/** No call fails any more: every notification arrives, and alarms run when due (before `until`, ms). */
async function comeToRest(lived: World, until = Number.POSITIVE_INFINITY): Promise<void> {
  const { model, clock, faults } = lived;
  faults.share = 0;
  faults.worst = 'none';
  await lived.land();
  for (const _ of times(60)) {
    while (model.waiting.length > 0) await lived.deliver();
    const next = lived.nextLook() ?? Number.POSITIVE_INFINITY;
    if (next >= until) {
      if (Number.isFinite(until)) clock.now = Math.max(clock.now, until);
      return;
    }
    clock.now = Math.max(clock.now + 1000, next);
    await lived.wake();
  }
  throw new Error(
    `never at rest: ${JSON.stringify(lived.attempts().map(({ intent, ...a }) => ({ ...a, intent: intent !== undefined })))}`,
  );
}

/** The violated invariants in words; empty if money and order agree. */
export function faultsOf(
  { model, orders, shelf, attempts, cart, authorization, heard, noted }: World,
  stock: number,
): string[] {
  const faults = [...noted];
  const [order, ...more] = orders;
  if (more.length > 0) faults.push('two orders for one cart');
  const paidBy = order?.paymentInfo.payments[0]?.id;
  for (const [id, { state, request }] of model.payments) {
    const isOfOrder = paidBy === id && order?.orderState === 'Open';
    if (isOfOrder && state !== 'captured') faults.push(`order with a payment that is ${state}`);
    if (isOfOrder && request.amount.centAmount !== order.totalPrice.centAmount) {
      faults.push('another amount than the order');
    }
    if (isOfOrder && order.paymentState !== 'Paid') faults.push(`paid, and ${order.paymentState}`);
    if (!isOfOrder && state === 'captured') faults.push('money without an order');
    if (!isOfOrder && state === 'authorised') faults.push('money held without an order');
  }
  for (const { usedBy, isMisused } of model.authorizations.values()) {
    if (usedBy.size > 1) faults.push('granted once, and used twice');
    if (isMisused) faults.push('granted for another total, or too long ago');
  }
  if (cart()?.cartState !== 'Active' && authorization())
    faults.push('ended, and something is still granted');
  const isOpen = order?.orderState === 'Open';
  const held = isOpen ? order.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  if (shelf.stock !== stock - held) faults.push('stock and order disagree');
  for (const attempt of attempts()) {
    const money = moneyState(attempt.transactions);
    const { state } = model.payments.get(attempt.id) ?? {};
    if (state === 'captured' && money !== 'captured') faults.push('captured, and unknown');
    const isBack = state === 'returned' || state === 'cancelled';
    if (isBack && ['authorised', 'captured'].includes(money)) faults.push('gone, and still ours');
    const waitedMs = (heard.get(attempt.id) ?? Number.NaN) - Date.parse(attempt.startedAt);
    const isPaidInTime = (heard.get(attempt.id) ?? Number.NaN) < Date.parse(attempt.expiresAt);
    if (paidBy === attempt.id && isPaidInTime && !isOpen)
      faults.push('paid in time, and cancelled');
    const isGivenUp = attempt.problem?.refusal === 'expired' && attempt.method !== 'paypal';
    if (isGivenUp && waitedMs < lateMs) faults.push('told in time, and given up');
    if (attempt.intent) faults.push('the person is still known');
    if (attempt.authorization) faults.push('what was granted is still known');
  }
  return faults;
}
