/** Random shoppers, and what must be true when everything has come to rest. */
import { moneyState } from '#domain/payment/transactions.ts';
import { chance, times } from '../domain/seeded.ts';
import { type World, world } from './world.ts';

const methods = ['scheme', 'ideal', 'paypal', 'multibanco', 'klarna', 'googlepay'] as const;
const wallets = ['paypal', 'googlepay'] as const;
const minute = 60_000;

export async function live(seed: number): Promise<{ lived: World; told: string[] }> {
  const dice = chance(seed);
  const lived = world(dice, dice.pick([1, 2, 5, 100]));
  const { model, clock } = lived;
  const told: string[] = [];
  const anyAttempt = () => dice.pick([...model.payments.keys()]) ?? '';
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
    if (act === 'press') await lived.press(dice.pick(methods));
    if (act === 'agree') await lived.agree(dice.pick(wallets));
    if (act === 'agreeAndPress') {
      const wallet = dice.pick(wallets);
      await lived.agree(wallet);
      await lived.press(wallet);
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
    if (act === 'waitLong') clock.now += dice.between(0, 48) * 60 * minute;
  }
  await comeToRest(lived);
  return { lived, told };
}

/** Nothing is lost any more, and time passes: every notification arrives, and the room wakes when it wants to. */
async function comeToRest(lived: World): Promise<void> {
  const { model, clock, faults } = lived;
  faults.share = 0;
  await lived.land();
  for (const _ of times(60)) {
    while (model.waiting.length > 0) await lived.deliver();
    const next = lived.nextLook();
    if (next === undefined) return;
    clock.now = Math.max(clock.now + 1000, next);
    await lived.wake();
  }
  throw new Error(
    `never at rest: ${JSON.stringify(lived.attempts().map(({ intent, ...a }) => ({ ...a, intent: intent !== undefined })))}`,
  );
}

/** What is wrong at the end, in words; nothing when money and order agree. */
export function faultsOf(
  { model, orders, shelf, attempts, cart, grant, heard }: World,
  stock: number,
): string[] {
  const faults: string[] = [];
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
  for (const { usedBy } of model.grants.values()) {
    if (usedBy.size > 1) faults.push('granted once, and used twice');
  }
  if (cart()?.cartState !== 'Active' && grant())
    faults.push('ended, and something is still granted');
  const isOpen = order?.orderState === 'Open';
  const held = isOpen ? order.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  if (shelf.stock !== stock - held) faults.push('stock and order disagree');
  for (const attempt of attempts()) {
    const money = moneyState(attempt.transactions);
    const { state } = model.payments.get(attempt.id) ?? {};
    if (state === 'captured' && money !== 'captured') faults.push('captured, and unknown');
    const waitedMs = (heard.get(attempt.id) ?? Number.NaN) - Date.parse(attempt.startedAt);
    const isGivenUp = attempt.problem?.refusal === 'expired' && attempt.method !== 'paypal';
    if (isGivenUp && waitedMs < 5 * 1440 * minute) faults.push('told in time, and given up');
    if (attempt.intent) faults.push('the person is still known');
    if (attempt.grant) faults.push('what was granted is still known');
  }
  return faults;
}
