/** An order that was being written when the room died, and that the room then found nowhere. */
import { expect, it } from 'vitest';
import { chance } from '../domain/seeded.ts';
import { world } from './world.ts';

it.each(['scheme', 'ideal'] as const)(
  'is there all the same: it stands, the money of another payment goes back (%s)',
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
