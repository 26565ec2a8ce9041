/** Captures that fail, and shoppers who pay for the order again or let its time run out. */
import { type Chance, times } from '../domain/seeded.ts';
import type { World } from './world.ts';

/** Methods to pay for an order again. */
const again = ['scheme', 'ideal', 'paypal'] as const;
const dayMs = 86_400_000;

export const trouble = [
  'captureFails',
  'captureFails',
  'captureAtDesk',
  'payAgain',
  'payAgainFully',
  'sweep',
] as const;
type Trouble = (typeof trouble)[number];

export const isOfTrouble = (act: string): act is Trouble => trouble.some((each) => each === act);

export async function fallInto(act: Trouble, lived: World, dice: Chance): Promise<void> {
  const { model } = lived;
  const ids = [...model.payments.keys()];
  switch (act) {
    case 'captureFails':
      return failCapture(lived, (dice.often(0.6) ? ids.at(-1) : dice.pick(ids)) ?? '', dice);
    case 'captureAtDesk':
      return model.captureAtDesk(dice.pick(ids) ?? '');
    case 'payAgain':
      return lived.payAgain(dice.pick(again));
    case 'payAgainFully':
      return payAgainFully(lived, dice.pick(again));
    case 'sweep':
      return lived.sweep();
  }
}

/** The capture of a payment fails: when it is asked for, or after it was reported as successful. */
function failCapture({ model }: World, id: string, dice: Chance): void {
  const payment = model.payments.get(id);
  if (payment?.state === 'captured') model.captureFails(id);
  else if (payment) payment.failsCapture = dice.pick(['refused', 'reported'] as const);
}

/** The whole way of a shopper who pays for the order again. */
async function payAgainFully(lived: World, method: (typeof again)[number]): Promise<void> {
  await lived.payAgain(method);
  const id = lived.attempts().findLast(({ paysOrder }) => paysOrder !== undefined)?.id ?? '';
  if (!lived.model.payments.has(id)) return;
  lived.model.payer(id, 'pay');
  await lived.comeBack(id);
}

/** The capture of an order fails; its shopper pays again or not, while calls fail, and time may run out. */
export async function liveInTrouble(lived: World, dice: Chance): Promise<string[]> {
  const { model, faults, clock } = lived;
  const told: string[] = [];
  Object.assign(faults, {
    share: 0.15,
    worst: dice.pick(['addPayment', 'cancel', 'recordPayment', 'none']),
  });
  for (const { id } of lived.attempts()) if (dice.often(0.7)) model.captureFails(id);
  for (const _ of times(lived.orders.length > 0 ? dice.between(2, 14) : 0)) {
    const act = dice.pick([...trouble, 'deliver', 'deliver', 'pay', 'wait'] as const);
    told.push(act);
    if (isOfTrouble(act)) await fallInto(act, lived, dice);
    if (act === 'deliver') await lived.deliver();
    if (act === 'pay') model.payer([...model.payments.keys()].at(-1) ?? '', 'pay');
    if (act === 'wait' && dice.often(0.3)) clock.now += dice.between(0, 9) * dayMs;
  }
  return told;
}
