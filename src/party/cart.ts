/**
 * The room of one cart: a turnstile (changes take turns), a memory (its own SQLite) and a loudspeaker (every open
 * window hears of a change). It holds no commerce rule: it fetches facts, lets src/domain decide, and keeps the result.
 */
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { mergedCarts, mergeOperation } from '#domain/cart/merge.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { turnstile } from '#domain/turnstile.ts';
import { embeddedCartBackend } from '#worker/commerce/embedded/cart-backend.ts';
import type { Environment } from '#worker/environment.ts';
import { LiveRoom } from './live-room.ts';
import { type RoomMemory, roomMemory } from './memory.ts';
import { handOver } from './merge-saga.ts';
import { newCart } from './new-cart.ts';
import { placeOrder, resolveAttempt } from './order-saga.ts';
import { cartChanged, sendWaitingEvents } from './room-events.ts';
import type { ChangeRequest, Decision, OrderRequest } from './room-requests.ts';
import { endOf, holdsTheSame, namedBy, namedByBoth, refusalOf, strangerTo } from './room-rules.ts';

/** How soon events and orders that got stuck are tried again. */
const retryAfterMs = 30_000;

export class CartRoom extends LiveRoom {
  static override options = { hibernate: true };

  readonly #memory: RoomMemory;
  readonly #inTurn = turnstile();
  readonly #backend = embeddedCartBackend(this.env);

  constructor(context: DurableObjectState, env: Environment) {
    super(context, env);
    this.#memory = roomMemory(context.storage);
  }

  protected override kept(): Cart | undefined {
    return this.#memory.cart();
  }

  /** The cart, unless there is none here for this caller or it has ended. */
  async read(caller: Caller): Promise<Cart | null> {
    const cart = this.#memory.cart();
    return cart && !strangerTo(cart, caller) && !endOf(cart) ? cart : null;
  }

  /** Creates the cart; a room that already has one answers with it. */
  create(caller: Caller): Promise<Outcome<{ cart: Cart }>> {
    return this.#guarded(async () => {
      const existing = this.#memory.cart();
      const refusal = existing && (strangerTo(existing, caller) ?? endOf(existing));
      return refusal ?? { ok: true, data: { cart: existing ?? (await this.#begin(caller)) } };
    });
  }

  /**
   * The cart of the customer who calls, for whom the index names it: begun if it never was, theirs from now on if it was
   * a guest's. Null when it has ended; a customer's next cart has another id.
   */
  async own(caller: Caller): Promise<Cart | null> {
    const known = await this.read(caller);
    if (known?.customerId) return known;
    return this.#inTurn(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      if (!this.#memory.cart() && this.#memory.lastVersion() === 0) return this.#begin(caller);
      const cart = await this.read(caller);
      const { customerId } = caller.session ?? {};
      if (!cart || cart.customerId || !customerId) return cart;
      const owned: Cart = { ...cart, customerId, version: cart.version + 1 };
      this.#memory.commit({ cart: owned });
      this.closeWindows();
      return owned;
    });
  }

  /** This guest's cart goes into a customer's and ends; its windows are told to look for another. */
  join(into: string, caller: Caller): Promise<Outcome<CartChange>> {
    return this.#guarded(async () => {
      if (!this.#memory.cart()) return failure('CartNotFound');
      await resolveAttempt(this.#memory, this.#backend);
      await this.ctx.storage.setAlarm(Date.now() + retryAfterMs);
      const outcome = await handOver(this.#memory, this.#backend, into, caller);
      if (outcome.ok) {
        this.tell({ event: 'cart-update', data: null });
        this.#tellEvents();
      }
      return outcome;
    });
  }

  /** What a guest's cart held is added to this one, as one change. */
  takeIn(guest: Cart, caller: Caller): Promise<Outcome<CartChange>> {
    const operationId = mergeOperation(guest.id);
    const request = { operationId, version: 1, versionFallback: true };
    return this.#changed(request, caller, (cart) => ({
      asked: namedByBoth(cart, guest),
      apply: (facts) => mergedCarts(cart, guest, facts),
    }));
  }

  async hasTaken(guestCartId: string): Promise<boolean> {
    return this.#memory.noticesOf(mergeOperation(guestCartId)) !== undefined;
  }

  change(request: ChangeRequest, caller: Caller): Promise<Outcome<CartChange>> {
    const { actions } = request;
    return this.#changed(request, caller, (cart) => ({
      asked: namedBy(cart, actions),
      apply: (facts) => applyActions(cart, actions, facts, () => crypto.randomUUID()),
    }));
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
      const { asked, apply } = decide(cart);
      const applied = apply(await this.#backend.facts(caller.store, asked, caller.now));
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
      this.tell({ event: 'cart-update', data: null });
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
        this.tell({ event: 'cart-update', data: null });
        this.#tellEvents();
      }
      return outcome;
    });
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

  async #begin(caller: Caller): Promise<Cart> {
    const version = this.#memory.lastVersion() + 1;
    const cart = await newCart(this.name, version, this.#backend, caller);
    this.#memory.commit({ cart, event: cartChanged(cart, caller.now.toISOString()) });
    this.#tellEvents();
    return cart;
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
    this.tell({ event: 'cart-update', data: cart });
    if (!sameSkus) this.#tellEvents();
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

  async #sendWaitingEvents(): Promise<void> {
    try {
      await sendWaitingEvents(this.#memory, this.#backend, this.env.EVENTS);
    } catch (error) {
      reportFailure(error);
      await this.ctx.storage.setAlarm(Date.now() + retryAfterMs);
    }
  }
}

function reportFailure(error: unknown): void {
  console.error(logLine('events not sent', error));
}
