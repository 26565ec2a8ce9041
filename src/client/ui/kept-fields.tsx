import type { FieldValues } from '#domain/checkout/address-form.ts';

/** What was typed into another form, sent with this one. */
export function KeptFields({ values }: { values: FieldValues }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
