/** Reads the form that looks up an order: returns the query, or the errors of each field. */
import type { FieldErrors, FieldValues } from '../checkout/address-form.ts';
import type { CountryCode } from '../country/countries.ts';
import { emailKey, isEmail } from '../customer/email.ts';
import type { Read } from '../customer/forms.ts';
import { shownOrderNumber, typedOrderNumber } from './order-number.ts';

export function readOrderLookup(
  values: FieldValues,
  country: CountryCode,
): Read<{ orderNumber: string; email: string }> {
  const orderNumber = typedOrderNumber(values.orderNumber ?? '');
  const email = emailKey(values.email ?? '');
  const errors: FieldErrors = {};
  if (!orderNumber) {
    const example = shownOrderNumber('NS10000001', country);
    errors.orderNumber = { key: 'field.orderNumber', parameters: { example } };
  }
  if (!isEmail(email)) errors.email = { key: 'field.email' };
  return orderNumber && !errors.email
    ? { ok: true, value: { orderNumber, email } }
    : { ok: false, errors };
}
