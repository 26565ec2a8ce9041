/** Both remotes, as systems that fail when a test says so, and that tell what they have stored. */
import { env as bindings } from 'cloudflare:test';
import { vi } from 'vitest';
import { environmentOf } from '#worker/settings/environment.ts';
import { customerValues, insertCustomer, password } from '../../test-customer.ts';
import { type Visitor, visitor } from '../visitor.ts';
import { commercetoolsShopper, middlewareShopper } from './front-shop.ts';
import { emptyPeerLog, healPeer, type PeerFault, peerFault, peerLog } from './peer.ts';
import { commercetoolsBindings, middlewareBindings } from './remote-bindings.ts';
import { emptyTwinLog, healTwin, twinCart, twinFault, twinLog, twinRecord } from './twin.ts';

/** What a remote has of a cart. */
export type Held = { quantities: Record<string, number>; isOrdered: boolean };

export type FailingRemote = {
  name: string;
  shopperOf: (market: string) => Visitor;
  db: D1Database;
  /** What it calls a change of a cart, and the creation of an order. */
  calls: { update: string; order: string };
  fail(fault: PeerFault): Promise<void>;
  /** Works again, and the shop asks it again. */
  heal(): Promise<void>;
  /** Names of the calls since it was emptied; tokens are none. */
  log(): Promise<readonly string[]>;
  emptyLog(): Promise<void>;
  /** By the id of the shop's cart. */
  held(cartId: string): Promise<Held>;
  /** Creates the account there. */
  register(email: string, names: { firstName: string; lastName: string }): Promise<unknown>;
};

type Lines = readonly { quantity: number; variant: { sku: string } }[];
const quantitiesOf = (lines: Lines) =>
  Object.fromEntries(lines.map(({ variant, quantity }) => [variant.sku, quantity]));

/** The pause of an open circuit is over. */
const afterPause = () => vi.setSystemTime(Date.now() + 11_000);

const middleware: FailingRemote = {
  name: 'middleware',
  shopperOf: middlewareShopper,
  db: environmentOf(middlewareBindings(bindings)).DB,
  calls: { update: 'updateCart', order: 'createOrder' },
  fail: async (fault) => peerFault(fault),
  async heal() {
    healPeer();
    afterPause();
  },
  log: async () => peerLog(),
  emptyLog: async () => emptyPeerLog(),
  async held(cartId) {
    const found = await visitor('de').call('getCart', { id: cartId });
    return {
      quantities: quantitiesOf(found.data?.cart.lineItems ?? []),
      isOrdered: found.code === 'CartOrdered',
    };
  },
  register: (email, names) =>
    bindings.DB.prepare(insertCustomer)
      .bind(...customerValues({ email, ...names }, 'de'))
      .run(),
};

const commercetools: FailingRemote = {
  name: 'commercetools',
  shopperOf: commercetoolsShopper,
  db: environmentOf(commercetoolsBindings(bindings)).DB,
  calls: { update: 'UpdateCart', order: 'CreateOrderFromCart' },
  fail: twinFault,
  async heal() {
    await healTwin();
    afterPause();
  },
  log: async () => (await twinLog()).filter((name) => name !== 'oauth' && !name.startsWith('/')),
  async emptyLog() {
    await emptyTwinLog();
  },
  async held(cartId) {
    const cart = await twinCart(cartId);
    return {
      quantities: quantitiesOf(cart.lineItems as Lines),
      isOrdered: cart.cartState === 'Ordered',
    };
  },
  register: (email, names) => twinRecord('customers', { email, password, ...names, addresses: [] }),
};

export const failingRemotes = [middleware, commercetools];
