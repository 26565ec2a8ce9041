/** A number was given: the registry is asked behind the shopper's back, and the cart is told to look again. */
import type { KontorEvent } from '#domain/events.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { loadStore } from '../commerce/embedded/stores.ts';
import type { Environment } from '../environment.ts';
import { askVatDesk } from '../services/vat/desk.ts';

type VatCheckRequested = Extract<KontorEvent, { type: 'vat-check-requested' }>;

/** Repeated it asks nobody again, as long as the first answer counts. */
export async function checkVat({ cartId, wish }: VatCheckRequested, env: Environment) {
  const now = new Date();
  const store = await loadStore(env.DB, databaseOf(env.DB), wish.store, now);
  if (!store.vatValidationEnabled) return;
  const { result } = await askVatDesk(env, wish, now);
  if (result !== 'unknown') await env.CART.getByName(cartId).renew();
}
