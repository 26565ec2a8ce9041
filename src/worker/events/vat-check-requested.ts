/** Checks a VAT number that was entered: queries the registry in the background and then reprices the cart. */
import type { KontorEvent } from '#domain/events.ts';
import { isRequesterFault } from '#domain/vat/codes.ts';
import type { HandlerContext } from './handler-context.ts';

type VatCheckRequested = Extract<KontorEvent, { type: 'vat-check-requested' }>;

/** `later`: not an error, but the same event must be delivered again. */
export type Handled = 'done' | 'later';

/** How long a registry without a result is retried: by then the shopper has left, or has paid the VAT. */
const patienceMs = 3_600_000;

/**
 * Idempotent: the registry is not queried again while the first answer is valid. `later`: the registry had no result
 * and is retried; not if the error is in our request, which a retry does not fix.
 */
export async function checkVat(
  { at, cartId, pendingCheck }: VatCheckRequested,
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
