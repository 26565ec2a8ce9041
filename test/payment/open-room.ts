/** A cart's room as it opens: it knows what its storage has. */
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { createRoomPayments } from '#party/payments.ts';
import { roomOrder } from '#party/room-order.ts';
import { createRoomStore } from '#party/room-store.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import type { roomStorage } from './room-storage.ts';

type Dependencies = {
  storage: ReturnType<typeof roomStorage>;
  backend: CartBackend;
  provider: PaymentProvider;
  now: () => number;
};

export function openRoom({ storage, backend, provider, now }: Dependencies) {
  const memory = createRoomStore(storage);
  const order = roomOrder(memory, backend);
  const payments = createRoomPayments({
    roomStore: memory,
    backend,
    order,
    cartId: () => 'cart-1',
    provider: () => provider,
    now,
  });
  return { memory, order, payments };
}
