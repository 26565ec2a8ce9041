/**
 * The room of one cart: a turnstile (changes take turns), a memory (its own SQLite) and a loudspeaker (every open
 * window hears of a change). It holds no commerce rule: it fetches facts, lets src/domain decide, and keeps the result.
 */
import { type Connection, Server } from 'partyserver';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { type CartMessage, liveConnection } from '#domain/cart/messages.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { skusOf } from '#domain/cart/sums.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { turnstile } from '#domain/turnstile.ts';
import { embeddedCartBackend } from '#worker/commerce/embedded/cart-backend.ts';
import type { Environment } from '#worker/environment.ts';
import { type RoomMemory, roomMemory } from './memory.ts';
import { placeOrder, resolveAttempt } from './order-saga.ts';
import { cartChanged } from './room-events.ts';
import { holdsTheSame, namedBy, refusalOf, strangerTo } from './room-rules.ts';

export type ChangeRequest = {
  version: number;
  versionFallback: boolean;
  operationId?: string | undefined;
  actions: CartAction[];
};

export type OrderRequest = Omit<ChangeRequest, 'actions' | 'operationId'> & {
  paymentMethod: PaymentMethodKey;
  expectedTotalCentAmount: number;
};

/** How soon events and orders that got stuck are tried again. */
const retryAfterMs = 30_000;

export class CartRoom extends Server<Environment> {
  static override options = { hibernate: true };

  readonly #memory: RoomMemory;
  readonly #inTurn = turnstile();
  readonly #backend = embeddedCartBackend(this.env);
  #arriving = 0;

  constructor(context: DurableObjectState, env: Environment) {
    super(context, env);
    this.#memory = roomMemory(context.storage);
  }

  /** The cart, unless there is none here or it has been ordered. */
  async read(): Promise<Cart | null> {
    const cart = this.#memory.cart();
    return cart?.cartState === 'Active' ? cart : null;
  }

  /** Creates the cart; a room that already has one answers with it. */
  create(caller: Caller): Promise<Cart> {
    return this.#inTurn(async () => {
      const existing = this.#memory.cart();
      if (existing) return existing;
      const { vatRate } = await this.#backend.facts(
        caller.store,
        { skus: [], codes: [] },
        caller.now,
      );
      const version = this.#memory.lastVersion() + 1;
      const cart = { ...emptyCart(this.name, caller.store, vatRate), version };
      this.#memory.commit({ cart, event: cartChanged(cart, caller.now.toISOString()) });
      this.#tellEvents();
      return cart;
    });
  }

  change(request: ChangeRequest, caller: Caller): Promise<Outcome<CartChange>> {
    return this.#guarded(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      const cart = this.#memory.cart();
      const told = request.operationId && this.#memory.noticesOf(request.operationId);
      if (told && cart && !strangerTo(cart, caller)) {
        return { ok: true, data: { cart, notices: told } };
      }
      const refusal = refusalOf(cart, request, caller);
      if (refusal || !cart) return refusal ?? failure('CartNotFound');
      const asked = namedBy(cart, request.actions);
      const facts = await this.#backend.facts(caller.store, asked, caller.now);
      const applied = applyActions(cart, request.actions, facts, () => crypto.randomUUID());
      if (!applied.ok) return applied;
      const change = { cart: applied.cart, notices: applied.notices };
      this.#keep(cart, change, caller.now, request.operationId);
      return { ok: true, data: change };
    });
  }

  /** Deletes the cart; every window is told with empty data. */
  remove(
    request: Omit<ChangeRequest, 'actions' | 'operationId'>,
    caller: Caller,
  ): Promise<Outcome<{ cart: null }>> {
    return this.#guarded(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      const cart = this.#memory.cart();
      const refusal = refusalOf(cart, request, caller);
      if (refusal || !cart) return refusal ?? failure('CartNotFound');
      const event = cartChanged(cart, caller.now.toISOString(), 'Deleted');
      this.#memory.forgetCart(cart.version + 1, event);
      this.#tell({ event: 'cart-update', data: null });
      this.#tellEvents();
      return { ok: true, data: { cart: null } };
    });
  }

  order(request: OrderRequest, caller: Caller): Promise<Outcome<{ order: Order }>> {
    return this.#guarded(async () => {
      // Whatever happens from here on, the alarm finishes or gives up what this request cannot.
      if (this.#memory.cart()) await this.ctx.storage.setAlarm(Date.now() + retryAfterMs);
      const outcome = await placeOrder(this.#memory, this.#backend, request, caller);
      if (outcome.ok) {
        this.#tell({ event: 'cart-update', data: null });
        this.#tellEvents();
      }
      return outcome;
    });
  }

  /** Stock of these SKUs changed elsewhere: open windows that show them hear it. */
  async stockChanged(entries: { sku: string; availableQuantity: number }[]): Promise<void> {
    const cart = this.#memory.cart();
    const held = cart ? skusOf(cart) : [];
    const data = entries.filter(({ sku }) => held.includes(sku));
    if (data.length > 0) this.#tell({ event: 'updated-stock', data });
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return super.fetch(request);
    // Refused before the socket hibernates: a hibernating close reaches the browser seconds late.
    if ([...this.getConnections()].length + this.#arriving >= liveConnection.maximum) {
      console.warn(JSON.stringify({ warning: 'too many connections', cart: inLog(this.name) }));
      return new Response('too many connections', { status: 429 });
    }
    this.#arriving += 1;
    try {
      return await super.fetch(request);
    } finally {
      this.#arriving -= 1;
    }
  }

  override async onConnect(connection: Connection): Promise<void> {
    const message: CartMessage = { event: 'cart-update', data: await this.read() };
    connection.send(JSON.stringify(message));
  }

  override async onAlarm(): Promise<void> {
    try {
      await this.#inTurn(() => resolveAttempt(this.#memory, this.#backend));
    } catch (error) {
      reportFailure(error);
      await this.ctx.storage.setAlarm(Date.now() + retryAfterMs);
    }
    await this.#sendWaitingEvents();
  }

  /** A turn whose failure is an outcome: an error thrown over RPC would keep only its message. */
  #guarded<Value>(turn: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    return this.#inTurn(turn).catch((error: unknown) => {
      console.error(logLine('cart not changed', error, { cart: inLog(this.name) }));
      return failure('Internal');
    });
  }

  #keep(
    before: Cart,
    { cart, notices }: CartChange,
    now: Date,
    operationId: string | undefined,
  ): void {
    const sameSkus = holdsTheSame(before, cart);
    this.#memory.commit({
      cart,
      ...(operationId && { operation: { id: operationId, notices } }),
      ...(!sameSkus && { event: cartChanged(cart, now.toISOString()) }),
    });
    this.#tell({ event: 'cart-update', data: cart });
    if (!sameSkus) this.#tellEvents();
  }

  #tell(message: CartMessage): void {
    this.broadcast(JSON.stringify(message));
  }

  /** Sends at once; the alarm stands behind it, should this room end before the queue has answered. */
  #tellEvents(): void {
    this.ctx.waitUntil(
      this.ctx.storage
        .setAlarm(Date.now() + retryAfterMs)
        .then(() => this.#sendWaitingEvents())
        .catch(reportFailure),
    );
  }

  /** The room's own events and those stored with its order, at least once; what cannot be sent now waits for the alarm. */
  async #sendWaitingEvents(): Promise<void> {
    const events = this.#memory.waitingEvents();
    const placed = this.#memory.placed();
    if (events.length === 0) return;
    try {
      if (placed) await this.#backend.sendEvents(Object.values(placed.eventIds), new Date());
      await this.env.EVENTS.sendBatch(events.map((body) => ({ body })));
      this.#memory.forgetEvents(events);
    } catch (error) {
      reportFailure(error);
      await this.ctx.storage.setAlarm(Date.now() + retryAfterMs);
    }
  }
}

function reportFailure(error: unknown): void {
  console.error(logLine('events not sent', error));
}
