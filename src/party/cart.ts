/**
 * The Durable Object of one cart and its RPC methods. Its room (room.ts) applies one change at a time, stores the cart
 * in the object's own SQLite and sends each change to every open browser window.
 */
import { type Connection, type ConnectionContext, Server } from 'partyserver';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartMessage } from '#domain/cart/messages.ts';
import type { InventoryEntry } from '#domain/inventory/availability.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import type { RequestedPayment } from '#domain/payment/payment-request.ts';
import type { ProviderNotification, ProviderRefund } from '#domain/payment/provider.ts';
import type { PublicAuthorization } from '#domain/payment/wallet-authorization.ts';
import type { GuestCartContent } from '#worker/commerce/cart-backend.ts';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import { runAlarm } from './alarms.ts';
import * as changes from './cart-changes.ts';
import * as lifecycle from './cart-lifecycle.ts';
import { messageText } from './message-text.ts';
import * as personalData from './personal-data.ts';
import type { ChangeRequest, OrderRequest, RemovalRequest, UndoRequest } from './requests.ts';
import { cartRoom } from './room.ts';
import * as sessions from './sessions.ts';
import type { AuthorizationPayload } from './wallet-authorizations.ts';
import { roomWindows } from './windows.ts';

export class CartRoom extends Server<Bindings> {
  static override options = { hibernate: true };

  readonly #broadcast = (message: CartMessage) => this.broadcast(messageText(message));
  readonly #room = cartRoom({
    name: () => this.name,
    storage: this.ctx.storage,
    env: environmentOf(this.env),
    waitUntil: (work) => this.ctx.waitUntil(work),
    broadcast: this.#broadcast,
    closeWindows: () => this.closeWindows(),
  });
  readonly #windows = roomWindows({
    name: () => this.name,
    connections: () => this.getConnections(),
    broadcast: this.#broadcast,
    cart: this.#room.roomStore.cart,
    look: () => sessions.look(this.#room),
  });

  // Connections of browser windows.

  override fetch(request: Request): Promise<Response> {
    return this.#windows.admit(request, () => super.fetch(request));
  }

  override onConnect(connection: Connection, context: ConnectionContext): Promise<void> {
    return this.#windows.greet(connection, context);
  }

  async stockChanged(entries: InventoryEntry[]): Promise<void> {
    this.#windows.tellStock(entries);
    await sessions.learnStock(this.#room, entries);
  }

  closeWindows(): void {
    this.#windows.close();
  }

  // Creating, reading, merging and deleting the cart.

  look(caller: Caller): Promise<Outcome<Cart>> {
    return lifecycle.look(this.#room, caller);
  }

  create(caller: Caller): Promise<Outcome<{ cart: Cart }>> {
    return lifecycle.create(this.#room, caller);
  }

  own(caller: Caller): Promise<Cart | null> {
    return lifecycle.own(this.#room, caller);
  }

  join(into: string, caller: Caller): Promise<Outcome<CartChange>> {
    return lifecycle.join(this.#room, into, caller);
  }

  hasTaken(guestCartId: string): Promise<boolean> {
    return lifecycle.hasTaken(this.#room, guestCartId);
  }

  next(caller: Caller): Promise<Outcome<string | null>> {
    return lifecycle.next(this.#room, caller);
  }

  renew(): Promise<void> {
    return lifecycle.renew(this.#room);
  }

  remove(request: RemovalRequest, caller: Caller): Promise<Outcome<{ cart: null }>> {
    return lifecycle.remove(this.#room, request, caller);
  }

  override onAlarm(): Promise<void> {
    return runAlarm(this.#room);
  }

  // Changes.

  change(request: ChangeRequest, caller: Caller): Promise<Outcome<CartChange>> {
    return changes.change(this.#room, request, caller);
  }

  undo(request: UndoRequest, caller: Caller): Promise<Outcome<CartChange>> {
    return changes.undo(this.#room, request, caller);
  }

  takeIn(guestContent: GuestCartContent, caller: Caller): Promise<Outcome<CartChange>> {
    return changes.takeIn(this.#room, guestContent, caller);
  }

  // Orders and payments, called by the shopper, by providers and by scheduled jobs.

  order(request: OrderRequest, caller: Caller): Promise<Outcome<CheckoutResult>> {
    return this.#room.ordering.place(request, caller);
  }

  saveWalletAuthorization(payload: AuthorizationPayload, caller: Caller): Promise<Outcome<null>> {
    return this.#room.ordering.saveWalletAuthorization(payload, caller);
  }

  async granted(caller: Caller): Promise<Outcome<PublicAuthorization | null>> {
    return this.#room.ordering.granted(caller);
  }

  payAgain(requested: RequestedPayment): Promise<Outcome<CheckoutResult>> {
    return this.#room.ordering.payAgain(requested);
  }

  returned(attemptId: string, details: Record<string, string>): Promise<Outcome<CheckoutResult>> {
    return this.#room.ordering.returned(attemptId, details);
  }

  payment(attemptId: string): Promise<Outcome<CheckoutResult>> {
    return this.#room.ordering.look(attemptId);
  }

  notified(payload: ProviderNotification): Promise<void> {
    return this.#room.ordering.notified(payload);
  }

  refund(attemptId: string, wanted: ProviderRefund): Promise<Outcome<null>> {
    return this.#room.ordering.refund(attemptId, wanted);
  }

  // Personal data, for the export and the erasure of a person.

  async personalData(): Promise<string> {
    return JSON.stringify(personalData.personalDataOf(this.#room));
  }

  erase(): Promise<void> {
    return personalData.erase(this.#room, new Date());
  }

  async settle(attemptIds: string[]): Promise<void> {
    await this.#room.ordering.settle(attemptIds);
  }
}
