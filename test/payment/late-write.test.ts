/** An order whose write was in progress when the room crashed, and that the restarted room did not find. */
import { expect, it } from 'vitest';
import { chance } from '../domain/seeded.ts';
import { pressed } from './pressed.ts';
import { world } from './world.ts';

const minute = 60_000;

it.each(['scheme', 'ideal'] as const)(
  'an order stored after the crash is valid, and the money of another payment is given back (%s)',
  async (method) => {
    const lived = world(chance(1), 10);
    lived.faults.share = 0;
    lived.faults.deadly.add('storeOrder');
    await lived.pressTransfer();
    expect(lived.orders).toEqual([]);
    await lived.press(method);
    await lived.land();
    const [id = ''] = lived.model.payments.keys();
    lived.model.payer(id, 'pay');
    await lived.comeBack(id);
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Pending' }]);
    expect(['cancelled', 'returned']).toContain(lived.model.payments.get(id)?.state);
    expect(lived.cart()?.cartState).toBe('Ordered');
    expect(lived.placed()).toBe(lived.orders[0]?.id);
    expect(lived.nextLook()).toBeUndefined();
  },
);

it('late money is reviewed once: a cart change after its order began to be stored has no effect', async () => {
  const { lived, id } = await pressed('ideal');
  lived.clock.now += 46 * minute;
  await lived.wake();
  lived.model.payer(id, 'pay');
  lived.faults.deadly.add('storeOrder');
  await lived.deliver();
  expect(lived.orders).toEqual([]);
  await lived.change(3);
  await lived.wake();
  await lived.land();
  expect(lived.orders).toMatchObject([{ paymentState: 'Paid' }]);
  expect(lived.model.payments.get(id)?.state).toBe('captured');
});
