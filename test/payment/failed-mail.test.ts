/** eu-2026.md C-41: only a shopper who left a payment that failed gets an e-mail about it. */
import { expect, it } from 'vitest';
import { pressed } from './pressed.ts';

const minute = 60_000;

/** Runs the room's alarms when they are due, for the given time. */
async function asleep({ lived }: Awaited<ReturnType<typeof pressed>>, ms: number) {
  const end = lived.clock.now + ms;
  for (let look = lived.nextLook(); look !== undefined && look < end; look = lived.nextLook()) {
    lived.clock.now = Math.max(look, lived.clock.now + 1000);
    await lived.wake();
  }
  lived.clock.now = Math.max(end, lived.clock.now);
}

it('a shopper who never returns from the provider gets one e-mail about the unconfirmed payment', async () => {
  const at = await pressed('scheme');
  await asleep(at, 40 * minute);
  expect(at.lived.mailed()).toEqual([]);
  await asleep(at, 10 * minute);
  expect(at.lived.mailed()).toMatchObject([
    {
      id: `unconfirmed-${at.id}`,
      customerEmail: 'a@example.com',
      store: 'sk',
      locale: 'sk-SK',
      amount: { centAmount: 12_000 },
      isOpen: true,
    },
  ]);
  await asleep(at, 8 * 1440 * minute);
  expect(at.lived.mailed()).toHaveLength(1);
});

it('late money that creates no order causes a second e-mail', async () => {
  const at = await pressed('ideal');
  const { lived, id } = at;
  lived.model.payer(id, 'pay');
  await asleep(at, 60 * minute);
  await lived.change(4);
  await lived.deliver();
  expect(lived.mailed()).toMatchObject([
    { id: `unconfirmed-${id}` },
    { id: `unpaid-${id}`, error: 'creating-order-failed' },
  ]);
});

it('the e-mail about a payment that was pending and then refused contains the reason', async () => {
  const { lived, id } = await pressed('scheme');
  await lived.comeBack(id);
  expect(lived.attempts()).toMatchObject([{ isPending: true }]);
  lived.model.payer(id, 'refuse');
  await lived.deliver();
  expect(lived.mailed()).toMatchObject([
    { id: `unpaid-${id}`, error: 'payment-error', refusal: 'declined' },
  ]);
});

it('a shopper who is still on the page gets no e-mail', async () => {
  const { lived, id } = await pressed('scheme');
  lived.model.payer(id, 'cancel');
  await lived.comeBack(id);
  expect(lived.attempts()).toMatchObject([{ problem: { error: 'cancelled-transaction' } }]);
  expect(lived.mailed()).toEqual([]);
});

it('a shopper who paid on a second try or ordered another way gets no e-mail', async () => {
  const again = await pressed('scheme');
  again.lived.clock.now += 10 * minute;
  await again.lived.press('ideal');
  const [, second = ''] = [...again.lived.model.payments.keys()];
  again.lived.model.payer(second, 'pay');
  await asleep(again, 36 * minute);
  expect(again.lived.mailed()).toEqual([]);
  await again.lived.deliver();
  await asleep(again, 8 * 1440 * minute);
  expect(again.lived.orders).toHaveLength(1);
  expect(again.lived.mailed()).toEqual([]);

  const other = await pressed('scheme');
  await other.lived.pressTransfer();
  await asleep(other, 8 * 1440 * minute);
  expect(other.lived.mailed()).toEqual([]);
});

it.each(['paypal', 'scheme'] as const)(
  'a shopper whose money arrives when the goods are sold out gets an e-mail (%s)',
  async (method) => {
    const { lived, id } = await pressed(method, 1);
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(lived.mailed()).toMatchObject([{ id: `unpaid-${id}`, error: 'creating-order-failed' }]);
  },
);
