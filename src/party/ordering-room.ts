/** What a room is asked for about its order, from outside: by the shopper, by providers, by the sweeper. */
import type { Caller, Outcome } from '#domain/operations.ts';
import type { Placement } from '#domain/payment/placement.ts';
import type { ProviderNotification } from '#domain/payment/provider.ts';
import type { ShownGrant } from '#domain/payment/wallet-grant.ts';
import type { ToldGrant } from './grants.ts';
import { LiveRoom } from './live-room.ts';
import type { RoomOrdering } from './ordering.ts';
import type { OrderRequest } from './requests.ts';

export abstract class OrderingRoom extends LiveRoom {
  protected abstract readonly ordering: RoomOrdering;

  /** Stores the order, or has it paid first; pressed again, it is the same. */
  order(request: OrderRequest, caller: Caller): Promise<Outcome<Placement>> {
    return this.ordering.order(request, caller);
  }

  /** A wallet has granted the sum of this cart. */
  keepGrant(told: ToldGrant, caller: Caller): Promise<Outcome<null>> {
    return this.ordering.keepGrant(told, caller);
  }

  /** Which wallet has granted which sum, as far as a page may know. */
  async granted(caller: Caller): Promise<Outcome<ShownGrant | null>> {
    return this.ordering.granted(caller);
  }

  /** The shopper is back from a provider's page. */
  returned(attemptId: string, details: Record<string, string>): Promise<Outcome<Placement>> {
    return this.ordering.returned(attemptId, details);
  }

  /** How a payment stands. */
  payment(attemptId: string): Promise<Outcome<Placement>> {
    return this.ordering.look(attemptId);
  }

  notified(told: ProviderNotification): Promise<void> {
    return this.ordering.notified(told);
  }

  async settle(attemptIds: string[]): Promise<void> {
    await this.ordering.settle(attemptIds);
  }
}
