/**
 * The room of one cart: a turnstile (changes take turns), a memory (its own SQLite) and a loudspeaker (every open
 * window hears of a change). It holds no commerce rule: it fetches facts, lets src/domain decide, and keeps the result.
 */
import { readKeptDays } from '#domain/cart/abandonment.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { mergeOperation } from '#domain/cart/merge.ts';
import { undoableBy } from '#domain/cart/undo.ts';
import { readVisitPause } from '#domain/cart/visit.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import type { HandedCart } from '#worker/commerce/backend.ts';
import { embeddedCartBackend } from '#worker/commerce/embedded/cart-backend.ts';
import { paymentService } from '#worker/services/payments/payments.ts';
import { changeOf, type Decision, mergeOf, undoOf } from './decisions.ts';
import { handOn } from './hand-on.ts';
import { type KeptChange, roomMemory } from './memory.ts';
import { handOver } from './merge-saga.ts';
import { newCart } from './new-cart.ts';
import { resolveAttempt } from './order-saga.ts';
import { roomOrdering } from './ordering.ts';
import { OrderingRoom } from './ordering-room.ts';
import type { ChangeRequest, Reference, UndoRequest } from './requests.ts';
import { cartChanged, eventsOf, reportFailure, sendWaitingEvents } from './room-events.ts';
import { endOf, refusalOf, shownTo } from './room-rules.ts';
import { roomTurns } from './turns.ts';
import { roomVisits } from './visits.ts';
import { roomWakes } from './wakes.ts';

export class CartRoom extends OrderingRoom {
  static override options = { hibernate: true };

  readonly #turns = roomTurns(() => this.name);
  readonly #memory = roomMemory(this.ctx.storage);
  readonly #backend = embeddedCartBackend(this.env);
  readonly #wakes = roomWakes(
    this.ctx.storage,
    this.#memory,
    readKeptDays(this.env.CART_KEPT_DAYS),
    () => this.ordering.nextLook(),
  );
  readonly #visits = roomVisits({
    memory: this.#memory,
    backend: this.#backend,
    wakes: this.#wakes,
    inTurn: this.#turns.inTurn,
    pauseMs: readVisitPause(this.env.VISIT_PAUSE_MINUTES),
    // A visit is no operation: nobody repeats it or takes it back.
    keep: (before, cart, now) => this.#keep(before, { cart }, now),
  });

  protected override readonly ordering = roomOrdering({
    memory: this.#memory,
    backend: this.#backend,
    cartId: () => this.name,
    provider: (method) => paymentService(this.env, providerKinds[method].provider),
    now: Date.now,
    turns: this.#turns,
    wakes: this.#wakes,
    tellEnd: () => this.#tellEnd(),
  });
  protected override readonly kept = () => this.#memory.cart();
  protected override readonly lookedAt = () => this.#visits.look();

  /** The cart, or why there is none for this caller. */
  async look(caller: Caller): Promise<Outcome<Cart>> {
    const known = shownTo(this.#memory.cart(), caller);
    if (!known.ok) return known;
    await this.lookedAt();
    return shownTo(this.#memory.cart(), caller);
  }

  async read(caller: Caller): Promise<Cart | null> {
    const looked = await this.look(caller);
    return looked.ok ? looked.data : null;
  }

  /** Creates the cart; a room that already has one answers with it. */
  create(caller: Caller): Promise<Outcome<{ cart: Cart }>> {
    return this.#turns.guarded(async () => {
      const existing = this.#memory.cart();
      const shown = existing && shownTo(existing, caller);
      if (shown && !shown.ok) return shown;
      return { ok: true, data: { cart: shown?.data ?? (await this.#begin(caller)) } };
    });
  }

  /**
   * The cart of the customer who calls, for whom the index names it: begun if it never was, theirs from now on if it was
   * a guest's. Null when it has ended; a customer's next cart has another id.
   */
  async own(caller: Caller): Promise<Cart | null> {
    const known = await this.read(caller);
    if (known?.customerId) return known;
    return this.#turns.inTurn(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      if (!this.#memory.cart() && this.#memory.lastVersion() === 0) return this.#begin(caller);
      const shown = shownTo(this.#memory.cart(), caller);
      const cart = shown.ok ? shown.data : null;
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
    return this.#turns.guarded(async () => {
      if (!this.#memory.cart()) return failure('CartNotFound');
      await this.ordering.settleOrders();
      await this.#wakes.soon();
      const outcome = await handOver(this.#memory, this.#backend, into, caller);
      if (outcome.ok) this.#tellEnd();
      return outcome;
    });
  }

  /** What a guest's cart held is added to this one, as one change. */
  takeIn(handed: HandedCart, caller: Caller): Promise<Outcome<CartChange>> {
    const operationId = mergeOperation(handed.cart.id);
    const request = { operationId, version: 1, versionFallback: true };
    return this.#changed(request, caller, (cart) => mergeOf(cart, handed));
  }

  /** In its turn: a cart that is being taken in just now counts. */
  hasTaken(guestCartId: string): Promise<boolean> {
    return this.#turns.inTurn(async () => this.#memory.hasTaken(guestCartId));
  }

  /** The cart that goes on with what this one had laid aside when it was ordered, if it had. */
  next(caller: Caller): Promise<Outcome<string | null>> {
    return this.#turns.guarded(() => handOn(this.#memory, this.#backend, caller));
  }

  change(request: ChangeRequest, caller: Caller): Promise<Outcome<CartChange>> {
    return this.#changed(request, caller, (cart) => changeOf(cart, request));
  }

  /** Takes back the last change of what the cart holds, as one more change. */
  undo(request: UndoRequest, caller: Caller): Promise<Outcome<CartChange>> {
    return this.#changed(request, caller, (cart) => {
      return undoOf(cart, request, this.#memory.undoable());
    });
  }

  #changed(
    request: Omit<ChangeRequest, 'actions'>,
    caller: Caller,
    decide: (cart: Cart) => Decision,
  ): Promise<Outcome<CartChange>> {
    return this.#turns.guarded(async () => {
      await resolveAttempt(this.#memory, this.#backend);
      const kept = this.#memory.cart();
      const shown = shownTo(kept, caller);
      const told = request.operationId && this.#memory.noticesOf(request.operationId);
      if (told && shown.ok) return { ok: true, data: { cart: shown.data, notices: told } };
      const refusal = refusalOf(kept, request, caller);
      if (refusal) return refusal;
      // What is different since the last visit is told before it is changed.
      const cart = await this.#visits.begin();
      if (!cart) return failure('CartNotFound');
      const decision = decide(cart);
      if (!decision.ok) return decision;
      const facts = await this.#backend.facts(caller.store, decision.asked, caller.now);
      const applied = decision.apply(facts);
      if (!applied.ok) return applied;
      const change = { cart: applied.cart, notices: applied.notices };
      const { operationId: id = crypto.randomUUID() } = request;
      const operations = [...(decision.alsoDone ?? []), { id, notices: change.notices }];
      const undoable = undoableBy(id, cart, change.cart);
      this.#keep(cart, { cart: change.cart, operations, undoable }, caller.now);
      await this.#visits.goOn();
      return { ok: true, data: change };
    });
  }

  /** Something that its prices follow is known now. */
  renew(): Promise<void> {
    return this.#turns.inTurn(this.#visits.renew);
  }

  /** Deletes the cart; every window is told with empty data. */
  remove(request: Reference, caller: Caller): Promise<Outcome<{ cart: null }>> {
    return this.#turns.guarded(async () => {
      await this.ordering.settleOrders();
      const cart = this.#memory.cart();
      const refusal = refusalOf(cart, request, caller);
      if (refusal || !cart) return refusal ?? failure('CartNotFound');
      this.#end(cart, caller.now);
      this.#tellEvents();
      return { ok: true, data: { cart: null } };
    });
  }

  /** Brings orders and events to their end, ends a cart that was abandoned, and plans the next wake. */
  override async onAlarm(): Promise<void> {
    await this.#turns
      .inTurn(async () => {
        await resolveAttempt(this.#memory, this.#backend);
        await this.ordering.settleAll();
        const cart = this.#memory.cart();
        if (cart && !endOf(cart) && this.#wakes.findsAbandoned()) this.#end(cart, new Date());
      })
      .catch(reportFailure);
    await sendWaitingEvents(this.#memory, this.#backend, this.env.EVENTS);
    await this.#wakes.plan();
  }

  async #begin(caller: Caller): Promise<Cart> {
    const version = this.#memory.lastVersion() + 1;
    const cart = await newCart(this.name, version, this.#backend, caller);
    this.#memory.commit({ cart, events: [cartChanged(cart, caller.now.toISOString())] });
    this.#tellEvents();
    await this.#visits.start();
    return cart;
  }

  /** Every window is told with empty data; the world by events. */
  #tellEnd(): void {
    this.tell({ event: 'cart-update', data: null });
    this.#tellEvents();
  }

  #end(cart: Cart, now: Date): void {
    this.#memory.forgetCart(cart.version + 1, cartChanged(cart, now.toISOString(), 'Deleted'));
    this.tell({ event: 'cart-update', data: null });
  }

  #keep(before: Cart, change: Omit<KeptChange, 'events'>, now: Date): void {
    const { cart } = change;
    const events = eventsOf(before, cart, now);
    this.#memory.commit({ ...change, events });
    this.tell({ event: 'cart-update', data: cart });
    if (events.length > 0) this.#tellEvents();
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
