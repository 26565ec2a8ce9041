/**
 * POST /checkout/addresses/check: validates the unfinished form of the addresses step. Returns the errors as texts of
 * the page; the browser shows those of the fields that the visitor has left (eu-2026.md UX-32).
 */

import { readStep } from '#domain/checkout/addresses-step.ts';
import { errorText } from '#domain/checkout/error-text.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';

export async function checkAddresses(c: KontorContext) {
  const { t, store, locale } = c.get('shop');
  const values = await formOf(c);
  // Only the form of a cart with freight has this field, so the cart need not be loaded for every check.
  const hasFreight = values['shipping.deliveryNoteFloor'] !== undefined;
  const read = readStep(values, store.key, undefined, { hasFreight });
  const errors = read.ok ? [] : Object.entries(read.errors);
  return c.json(
    Object.fromEntries(errors.map(([name, error]) => [name, errorText(error, t, locale.code)])),
  );
}
