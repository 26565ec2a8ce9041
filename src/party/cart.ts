/**
 * The room of one cart: a turnstile (changes take turns), a memory (its own SQLite) and a loudspeaker (every open
 * window hears of a change). It holds no commerce rule: it fetches facts, lets src/domain decide, and keeps the result.
 */
import { readKeptDays } from '#domain/cart/abandonment.ts';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { mergedCarts, mergeOperation } from '#domain/cart/merge.ts';
import { undoableBy, undone } from '#domain/cart/undo.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, CartChange, Data, Outcome } from '#domain/operations.ts';
import { turnstile } from '#domain/turnstile.ts';
import { embeddedCartBackend } from '#worker/commerce/embedded/cart-backend.ts';
import type { Environment } from '#worker/environment.ts';
import { handOn } from './hand-on.ts';
import { LiveRoom } from './live-room.ts';
import { type RoomMemory, roomMemory } from './memory.ts';
import { handOver } from './merge-saga.ts';
import { newCart } from './new-cart.ts';
import { placeOrder, resolveAttempt } from './order-saga.ts';
import type { ChangeRequest, Decision, OrderRequest, Reference, UndoRequest } from './requests.ts';
import { cartChanged, reportFailure, sendWaitingEvents } from './room-events.ts';
import { endOf, holdsTheSame, namedBy, namedByBoth, refusalOf, strangerTo } from './room-rules.ts';
import { roomWakes } from './wakes.ts';

export class CartRoom extends LiveRoom {
  static override options = { hibernate: true };

  readonly #memory: RoomMemory;
  readonly #inTurn = turnstile();
  readonly #backend = embeddedCartBackend(this.env);
  readonly #wakes: ReturnType<typeof roomWakes>;

  constructor(context: DurableObjectState, env: Environment) {
    super(context, env);
    this.#memory = roomMemory(context.storage);
    const { CART_KEPT_DAYS = '30' } = env;
    this.#wakes = roomWakes(context.storage, this.#memory, readKeptDays(CART_KEPT_DAYS));
  }

  protected override readonly kept = () => this.#memory.cart();
  protected override readonly lookedAt = () => this.#wakes.touch();

  /** The cart, or why there is none for this caller. */
  async look(caller: Caller): Promise<Outcome<Cart>> {
    const cart = this.#memory.cart();
    const refusal = strangerTo(cart, caller) ?? (cart && endOf(cart));
    if (refusal || !cart) return refusal ?? failure('CartNotFound');
    await this.#wakes.touch();
    return { ok: true, data: cart };
  }

  async read(caller: Caller): Promise<Cart | null> {
    const looked = await this.look(caller);
    return looked.ok ? looked.data : null;
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
      await this.#wakes.soon();
      const outcome = await handOver(this.#memory, this.#backend, into, caller);
      if (outcome.ok) this.#tellEnd();
      return outcome;
    });
  }

  /** What a guest's cart held is added to this one, as one change. */
  takeIn(guest: Cart, caller: Caller): Promise<Outcome<CartChange>> {
    const request = { operationId: mergeOperation(guest.id), version: 1, versionFallback: true };
    return this.#changed(request, caller, (cart) => ({
      ok: true,
      asked: namedByBoth(cart, guest),
      apply: (facts) => mergedCarts(cart, guest, facts),
    }));
  }

  /** In its turn: a cart that is being taken in just now counts. */
  hasTaken(guestCartId: string): Promise<boolean> {
    return this.#inTurn(async () => this.#memory.hasTaken(guestCartId));
  }

  /** The cart that goes on with what this one had laid aside when it was ordered, if it had. */
  next(caller: Caller): Promise<Outcome<string | null>> {
    return this.#guarded(() => handOn(this.#memory, this.#backend, caller));
  }

  change(request: ChangeRequest, caller: Caller): Promise<Outcome<CartChange>> {
    return this.#changed(request, caller, (cart) => ({
      ok: true,
      asked: namedBy(cart, request.actions),
      apply: (facts) => applyActions(cart, request.actions, facts, () => crypto.randomUUID()),
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
      if (told && cart && !strangerTo(cart, caller) && !endOf(cart)) {
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

  order(request: OrderRequest, caller: Caller): Promise<Outcome<Data<'createOrder'>>> {
    return this.#guarded(async () => {
      // Whatever happens from here on, the alarm finishes or gives up what this request cannot.
      if (this.#memory.cart()) await this.#wakes.soon();
      const outcome = await placeOrder(this.#memory, this.#backend, request, caller);
      if (outcome.ok) this.#tellEnd();
      return outcome;
    });
  }

  /** Brings orders and events to their end, ends a cart that was abandoned, and plans the next wake. */
  override async onAlarm(): Promise<void> {
    await this.#inTurn(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      const cart = this.#memory.cart();
      if (cart && !endOf(cart) && this.#wakes.findsAbandoned()) this.#end(cart, new Date());
    }).catch(reportFailure);
    await sendWaitingEvents(this.#memory, this.#backend, this.env.EVENTS);
    await this.#wakes.plan();
  }

  async #begin(caller: Caller): Promise<Cart> {
    const version = this.#memory.lastVersion() + 1;
    const cart = await newCart(this.name, version, this.#backend, caller);
    this.#memory.commit({ cart, event: cartChanged(cart, caller.now.toISOString()) });
    this.#tellEvents();
    await this.#wakes.touch();
    return cart;
  }

  #end(cart: Cart, now: Date): void {
    this.#memory.forgetCart(cart.version + 1, cartChanged(cart, now.toISOString(), 'Deleted'));
    this.tell({ event: 'cart-update', data: null });
  }

  /** Every window is told with empty data. */
  #tellEnd(): void {
    this.tell({ event: 'cart-update', data: null });
    this.#tellEvents();
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
    this.tell({ event: 'cart-update', data: cart });
    if (!sameSkus) this.#tellEvents();
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
