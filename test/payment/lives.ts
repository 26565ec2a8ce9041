/** Random sequences of shopper and operator actions, until nothing is pending any more. */
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { isCancellable } from '#domain/order/steps/cancel-step.ts';
import { type Chance, chance, times } from '../domain/seeded.ts';
import { fallInto, isOfTrouble, liveInTrouble, trouble } from './failed-captures.ts';
import { faultsOf, lateMs } from './invariants.ts';
import { randomStep } from './random-step.ts';
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
  'addPayment',
  'cancel',
  'refund',
  'none',
] as const;

/** Cents of the gift card in the cart of this run: less than any order costs; none in most. */
export const balanceOfCard = (seed: number): number =>
  seed % 3 === 0 ? chance(seed + 1).between(1, 5000) : 0;

export async function live(seed: number): Promise<{ lived: World; told: string[] }> {
  const dice = chance(seed);
  const stock = dice.pick([1, 2, 5, 100]);
  const balance = balanceOfCard(seed);
  const start = { stock, balance };
  const lived = world(dice, stock, balance);
  const { model, clock } = lived;
  const told: string[] = [];
  lived.faults.worst = dice.pick(worsts);
  const isTroubled = dice.often(0.3);
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
      'operate',
      'operate',
      'operate',
      'request',
      'refundReturns',
      'spend',
      ...(isTroubled ? trouble : []),
    ] as const);
    if (act === 'remove' && !dice.often(0.1)) continue;
    if (act === 'transfer' && !dice.often(0.3)) continue;
    const isAboutAttempt = ['pay', 'refuse', 'cancel', 'comeBack'].includes(act);
    if (isAboutAttempt && model.payments.size === 0) continue;
    if (act === 'operate') {
      const step = randomStep(dice, lived.orders[0]);
      if (step) told.push(`${step.kind} ${lived.step(step) ?? ''}`);
      continue;
    }
    if (act === 'refundReturns' && !dice.often(0.3)) continue;
    told.push(act);
    if (act === 'spend') lived.card.spend(dice.between(0, 3000));
    if (act === 'request') await lived.request();
    if (act === 'refundReturns') model.refundReturns(anyAttempt());
    if (isOfTrouble(act)) await fallInto(act, lived, dice);
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
  const late = await payLate(lived, start, dice);
  lived.noted.push(...faultsOf(lived, start));
  told.push(late, ...(isTroubled ? await liveInTrouble(lived, dice) : []));
  await comeToRest(lived);
  lived.noted.push(...faultsOf(lived, start));
  told.push(...(await operate(lived, dice)));
  lived.noted.push(...faultsOf(lived, start));
  // Much later, nothing that is settled changes again.
  clock.now += 60 * 1440 * minute;
  await lived.sweep();
  await lived.wake();
  await comeToRest(lived);
  const [order] = lived.orders;
  if (order && isPayableAgain(order) && isCancellable(order))
    lived.noted.push('never paid, and never cancelled');
  return { lived, told };
}

/** What an operator does with the order, while calls fail and money comes and goes. */
async function operate(lived: World, dice: Chance): Promise<string[]> {
  const told: string[] = [];
  Object.assign(lived.faults, {
    share: 0.15,
    worst: dice.pick(['refund', 'recordPayment', 'none']),
  });
  for (const _ of times(lived.orders.length > 0 ? dice.between(0, 15) : 0)) {
    const step = randomStep(dice, lived.orders[0]);
    if (step) told.push(`${step.kind} ${lived.step(step) ?? ''}`);
    if (dice.often(0.4)) await lived.request();
    if (dice.often(0.4)) await lived.deliver();
    if (dice.often(0.1)) lived.model.refundReturns([...lived.model.payments.keys()].at(-1) ?? '');
    if (dice.often(0.2)) await lived.wake();
  }
  await comeToRest(lived);
  return told;
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
async function payLate(
  lived: World,
  start: { stock: number; balance: number },
  dice: Chance,
): Promise<string> {
  const { model } = lived;
  const { worst } = lived.faults;
  const when = dice.pick(['at once', 'in time', 'too late'] as const);
  const { startedAt } = lived.attempts().at(-1) ?? {};
  if (when === 'in time' && startedAt) {
    await comeToRest(lived, Date.parse(startedAt) + lateMs - 10 * minute);
  } else if (when === 'too late') {
    await comeToRest(lived);
    lived.noted.push(...faultsOf(lived, start));
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
    while (model.waiting.length + lived.requests.length > 0) {
      await lived.deliver();
      await lived.request();
    }
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
