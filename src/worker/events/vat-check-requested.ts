/** A number was given: the registry is asked behind the shopper's back, and the cart is told to look again. */
import type { KontorEvent } from '#domain/events.ts';
import { isRequesterFault } from '#domain/vat/codes.ts';
import type { HandlerContext } from './handler-context.ts';

type VatCheckRequested = Extract<KontorEvent, { type: 'vat-check-requested' }>;

/** `later`: nothing went wrong, and the same event is to be told again. */
export type Handled = 'done' | 'later';

/** A registry that cannot say is asked again for so long: whoever still waits then has gone, or has paid the VAT. */
const patienceMs = 3_600_000;

/**
 * Repeated it asks nobody again, as long as the first answer counts. `later`: the registry could not say, and may be
 * asked again; not where the fault is ours, which waiting does not mend.
 */
export async function checkVat(
  { at, cartId, wish: pendingCheck }: VatCheckRequested,
  { backend, now }: HandlerContext,
): Promise<Handled> {
  const store = await backend.store(pendingCheck.store, now);
  if (!store.vatValidationEnabled) return 'done';
  const { result, code } = await backend.checkVatNumber(pendingCheck, now);
  if (result === 'unknown') {
    const isPatient = now.getTime() - Date.parse(at) < patienceMs;
    return isPatient && !isRequesterFault(code) ? 'later' : 'done';
  }
  await backend.renewCart(cartId);
  return 'done';
}
