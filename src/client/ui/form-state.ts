/** The state of a form when it is rendered, first or again after an error. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import type { TextKey } from '#domain/texts/texts.ts';

export type FormState = {
  values: FieldValues;
  errors: FieldErrors;
  /** An error of the form as a whole. */
  problem?: TextKey;
};
