/** Requests that reach the shop at the same time, and the orders in which it may have handled them. */
import { times } from '../../domain/seeded.ts';
import { after, type Carts, type Request, type Shop } from './cart-reference.ts';
import type { Parcel } from './lossy-network.ts';

export function requestOf({ name, body, cartId }: Parcel): Request {
  const [main] = JSON.parse(body) as [object];
  return (name === 'getMe' ? { name, id: cartId } : { name, ...main }) as Request;
}

/** All permutations of so many requests. */
export function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    times(count).map((at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

/** The carts after the requests in one order, and the answer to each. */
export function inOrder(
  before: Carts,
  order: readonly number[],
  requests: readonly Request[],
  shop: Shop,
) {
  let carts = before;
  const told: string[] = [];
  for (const at of order) {
    const request = requests[at];
    if (!request) continue;
    const next = after(carts, request, shop);
    carts = next.carts;
    told[at] = next.told;
  }
  return { carts, told };
}
