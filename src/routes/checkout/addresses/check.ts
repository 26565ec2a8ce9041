/**
 * POST /checkout/addresses/check: the form of the addresses step as it stands, answered with what is wrong in it, in the
 * words that the page would use. The browser shows what concerns the fields that were left (eu-2026.md UX-32).
 */

import { readStep } from '#domain/checkout/addresses-step.ts';
import { errorText } from '#domain/checkout/error-text.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';

export async function checkAddresses(c: KontorContext) {
  const { t, store, locale } = c.get('shop');
  const values = await formOf(c);
  // Only the form of a cart with freight has that field: nobody asks the cart for every field that is left.
  const hasFreight = values['shipping.deliveryNoteFloor'] !== undefined;
  const read = readStep(values, store.key, undefined, { hasFreight });
  const errors = read.ok ? [] : Object.entries(read.errors);
  return c.json(
    Object.fromEntries(errors.map(([name, error]) => [name, errorText(error, t, locale.code)])),
  );
}
