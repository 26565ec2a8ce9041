/** A remote that fails while an order is placed, or while a customer logs in or changes something. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { someOf } from '../../random.ts';
import { logIn, newEmail } from '../customers.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { textsOf } from '../texts-of.ts';
import type { Visitor } from '../visitor.ts';
import { sellEverywhere } from './every-backend.ts';
import { failingRemotes } from './failing-remotes.ts';
import { type FaultKind, faultKinds } from './peer.ts';
import { patience } from './remote-bindings.ts';

beforeAll(sellEverywhere);
afterAll(() => vi.useRealTimers());

const failed = {
  status: 502,
  code: 'BackendFailed',
  message: expect.stringMatching(/^An error occurred during request to \/?\w+, .+$/),
};

/** The text of a page, without the marks. */
const wordsOf = async (response: Response) =>
  (await response.text()).replaceAll('&#39;', "'").replaceAll('&amp;', '&');

describe.each(failingRemotes)('while $name fails', (remote) => {
  afterEach(async () => {
    patience.ms = 15_000;
    await remote.heal();
  });

  async function ready() {
    const shopper = remote.shopperOf('de');
    const begun = await cartWith(shopper, { [twinSkus.parcel]: 1 });
    return { shopper, cart: await addressed(shopper, begun, 'de') };
  }

  async function ordersOf(cartId: string): Promise<number> {
    const { results } = await remote.db
      .prepare("SELECT id FROM orders WHERE json_extract(document, '$.cart.id') = ?")
      .bind(cartId)
      .all();
    return results.length;
  }

  async function press(
    shopper: Visitor,
    { id, version, totalPrice }: Awaited<ReturnType<typeof ready>>['cart'],
  ) {
    return shopper.post('/checkout/payment', {
      intent: 'order',
      method: 'bankTransfer',
      cartId: id,
      version: String(version),
      total: String(totalPrice.centAmount),
      giftCards: '0',
    });
  }

  const failures: { kind: FaultKind; document?: string; times: number }[] = [
    { kind: 'lost', document: remote.calls.order, times: 1 },
    ...faultKinds.map((kind) => ({ kind, times: kind === 'lost' || kind === 'cut' ? 1 : 99 })),
  ];

  it.each(someOf(failures, 2))(
    'with $kind the order is placed once, at the second press',
    async (fault) => {
      const { kind } = fault;
      if (kind === 'hang') patience.ms = 1_500;
      const t = await textsOf('de-DE');
      const { shopper, cart } = await ready();
      await remote.fail(fault);
      const first = await press(shopper, cart);
      const words = await wordsOf(first);
      if (first.status !== 303) {
        expect(words).toContain(t('checkout.orderUnconfirmed'));
        expect(words).not.toMatch(/An error occurred|127\.0\.0\.1|localhost:|GraphQL/);
      }
      await remote.heal();
      const second = first.status === 303 ? first : await press(shopper, cart);
      expect(second.headers.get('Location')).toContain('/checkout/thank-you?order=');
      const again = await press(shopper, cart);
      expect(again.headers.get('Location')).toBe(second.headers.get('Location'));
      expect(await ordersOf(cart.id)).toBe(1);
      expect((await remote.held(cart.id)).isOrdered).toBe(true);
      expect((await shopper.ask('getMe', {})).me.activeCart).toBeNull();
    },
  );

  it('the call has the text of the specification, and repeated it makes one order', async () => {
    const { shopper, cart } = await ready();
    const call = orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount);
    await remote.fail({ kind: 'serverError', times: 99 });
    expect(await shopper.call('createOrder', call)).toMatchObject(failed);
    expect((await shopper.ask('getCart', { id: cart.id })).cart.lineItems).toEqual(cart.lineItems);
    await remote.heal();
    const { order } = await shopper.ask('createOrder', call);
    expect((await shopper.ask('createOrder', call)).order.id).toBe(order.id);
    expect(await ordersOf(cart.id)).toBe(1);
  });

  it('a customer does not log in, and is not told that the password is wrong', async () => {
    const t = await textsOf('de-DE');
    const email = newEmail().toLowerCase();
    await remote.register(email, { firstName: 'Zora', lastName: 'Nováková' });
    const shopper = remote.shopperOf('de');
    await remote.fail({ kind: 'serverError', times: 99 });
    const refused = await logIn(shopper, email);
    expect(refused.status).toBe(502);
    const words = await wordsOf(refused);
    expect(words).toContain(t('form.failed'));
    expect(words).not.toContain(t('account.loginFailed'));
    await remote.heal();
    expect((await logIn(shopper, email)).status).toBe(303);

    const { customer } = await shopper.ask('getCustomer', {});
    const actions = [{ action: 'setLastName' as const, lastName: 'Horváthová' }];
    const change = { version: customer.version, actions };
    await remote.fail({ kind: 'serverError', times: 99 });
    expect(await shopper.call('updateCustomer', change)).toMatchObject(failed);
    expect((await shopper.ask('getCustomer', {})).customer).toEqual(customer);
    const typed = { clientType: 'private', firstName: 'Zora', lastName: 'Horváthová' };
    const form = { ...typed, version: String(customer.version) };
    const page = await shopper.post('/my-account/my-profile', form);
    expect(page.status).toBe(502);
    const profile = await wordsOf(page);
    expect(profile).toContain(t('form.failed'));
    expect(profile).toContain('Horváthová');
    await remote.heal();
    const changed = await shopper.ask('updateCustomer', change);
    expect(changed.customer).toMatchObject({ lastName: 'Horváthová' });
  });
});
