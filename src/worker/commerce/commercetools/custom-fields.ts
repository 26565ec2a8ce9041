/** Custom fields as commercetools' GraphQL takes them: the value of each is JSON in a text. */
import type { CustomFieldInput, CustomFieldsDraft } from './documents/cart-inputs.ts';

/** Fields without a value are left out. */
export function customFields(fields: Readonly<Record<string, unknown>>): CustomFieldInput[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}

/** Undefined if there is no value. */
export function customOf(
  typeKey: string,
  fields: Readonly<Record<string, unknown>>,
): CustomFieldsDraft | undefined {
  const values = customFields(fields);
  return values.length > 0 ? { typeKey, fields: values } : undefined;
}
