/**
 * The room of one cart: a turnstile (changes take turns), a memory (its own SQLite) and a loudspeaker (every open
 * window hears of a change). It holds no commerce rule: it fetches facts, lets src/domain decide, and keeps the result.
 */
import { type Connection, Server } from 'partyserver';
import { readKeptDays } from '#domain/cart/abandonment.ts';
import { type Applied, applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { type CartMessage, liveConnection } from '#domain/cart/messages.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { skusOf } from '#domain/cart/sums.ts';
import { undoableBy, undone } from '#domain/cart/undo.ts';
import { type Failure, failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { turnstile } from '#domain/turnstile.ts';
import type { AskedFacts } from '#worker/commerce/backend.ts';
import { embeddedCartBackend } from '#worker/commerce/embedded/cart-backend.ts';
import type { Environment } from '#worker/environment.ts';
import { type RoomMemory, roomMemory } from './memory.ts';
import { placeOrder, resolveAttempt } from './order-saga.ts';
import type { ChangeRequest, OrderRequest, Reference, UndoRequest } from './requests.ts';
import { cartChanged, reportFailure, sendWaitingEvents } from './room-events.ts';
import { holdsTheSame, namedBy, namedByBoth, refusalOf, strangerTo } from './room-rules.ts';
import { roomWakes } from './wakes.ts';

/** What a change must know, and what it makes of the cart then. */
type Decision = Failure | { ok: true; asked: AskedFacts; apply: (facts: CartFacts) => Applied };

export class CartRoom extends Server<Environment> {
  static override options = { hibernate: true };

  readonly #memory: RoomMemory;
  readonly #inTurn = turnstile();
  readonly #backend = embeddedCartBackend(this.env);
  readonly #wakes: ReturnType<typeof roomWakes>;
  #arriving = 0;

  constructor(context: DurableObjectState, env: Environment) {
    super(context, env);
    this.#memory = roomMemory(context.storage);
    const keptMs = readKeptDays(env.CART_KEPT_DAYS ?? '30');
    this.#wakes = roomWakes(context.storage, this.#memory, keptMs);
  }

  /** The cart, unless there is none here or it has been ordered. */
  async read(): Promise<Cart | null> {
    const cart = this.#shown();
    if (cart) await this.#wakes.touch();
    return cart;
  }

  #shown(): Cart | null {
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
      await this.#wakes.touch();
      return cart;
    });
  }

  change(request: ChangeRequest, caller: Caller): Promise<Outcome<CartChange>> {
    const { actions } = request;
    return this.#changed(request, caller, (cart) => ({
      ok: true,
      asked: namedBy(cart, actions),
      apply: (facts) => applyActions(cart, actions, facts, () => crypto.randomUUID()),
    }));
  }

  /** Takes back the last change of what the cart holds, as one more change. */
  undo(request: UndoRequest, caller: Caller): Promise<Outcome<CartChange>> {
    return this.#changed(request, caller, (cart) => {
      const last = this.#memory.undoable();
      const isMeant = last && (request.undoes ?? last.operationId) === last.operationId;
      if (!isMeant) return failure('UndoNotPossible');
      const asked = namedByBoth(cart, last.before);
      return { ok: true, asked, apply: (facts) => undone(cart, last, facts) };
    });
  }

  #changed(
    request: Omit<ChangeRequest, 'actions'>,
    caller: Caller,
    decide: (cart: Cart) => Decision,
  ): Promise<Outcome<CartChange>> {
    return this.#guarded(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      const cart = this.#memory.cart();
      const told = request.operationId && this.#memory.noticesOf(request.operationId);
      if (told && cart && !strangerTo(cart, caller)) {
        return { ok: true, data: { cart, notices: told } };
      }
      const refusal = refusalOf(cart, request, caller);
      if (refusal || !cart) return refusal ?? failure('CartNotFound');
      const decision = decide(cart);
      if (!decision.ok) return decision;
      const facts = await this.#backend.facts(caller.store, decision.asked, caller.now);
      const applied = decision.apply(facts);
      if (!applied.ok) return applied;
      const change = { cart: applied.cart, notices: applied.notices };
      this.#keep(cart, change, caller.now, request.operationId ?? crypto.randomUUID());
      await this.#wakes.touch();
      return { ok: true, data: change };
    });
  }

  /** Deletes the cart; every window is told with empty data. */
  remove(request: Reference, caller: Caller): Promise<Outcome<{ cart: null }>> {
    return this.#guarded(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      const cart = this.#memory.cart();
      const refusal = refusalOf(cart, request, caller);
      if (refusal || !cart) return refusal ?? failure('CartNotFound');
      this.#end(cart, caller.now);
      this.#tellEvents();
      return { ok: true, data: { cart: null } };
    });
  }

  order(request: OrderRequest, caller: Caller): Promise<Outcome<{ order: Order }>> {
    return this.#guarded(async () => {
      // Whatever happens from here on, the alarm finishes or gives up what this request cannot.
      if (this.#memory.cart()) {
        await this.#wakes.soon();
        await this.#wakes.touch();
      }
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
    // Read and sent at once: a change in between would be heard first, and the cart would step back.
    const message: CartMessage = { event: 'cart-update', data: this.#shown() };
    connection.send(JSON.stringify(message));
    if (message.data) await this.#wakes.touch();
  }

  /** Brings orders and events to their end, ends a cart that was abandoned, and plans the next wake. */
  override async onAlarm(): Promise<void> {
    await this.#inTurn(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      const cart = this.#shown();
      if (cart && this.#wakes.findsAbandoned()) this.#end(cart, new Date());
    }).catch(reportFailure);
    await sendWaitingEvents(this.#memory, this.#backend, this.env.EVENTS);
    await this.#wakes.plan();
  }

  /** Every window is told with empty data. */
  #end(cart: Cart, now: Date): void {
    this.#memory.forgetCart(cart.version + 1, cartChanged(cart, now.toISOString(), 'Deleted'));
    this.#tell({ event: 'cart-update', data: null });
  }

  /** A turn whose failure is an outcome: an error thrown over RPC would keep only its message. */
  #guarded<Value>(turn: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    return this.#inTurn(turn).catch((error: unknown) => {
      console.error(logLine('cart not changed', error, { cart: inLog(this.name) }));
      return failure('Internal');
    });
  }

  #keep(before: Cart, { cart, notices }: CartChange, now: Date, operationId: string): void {
    const sameSkus = holdsTheSame(before, cart);
    this.#memory.commit({
      cart,
      operation: { id: operationId, notices },
      undoable: undoableBy(operationId, before, cart),
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
      this.#wakes
        .soon()
        .then(() => sendWaitingEvents(this.#memory, this.#backend, this.env.EVENTS))
        .catch(reportFailure),
    );
  }
}
