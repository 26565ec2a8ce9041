/** What a form of the account stands with when it is shown: first, or again. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import type { TextKey } from '#domain/texts/texts.ts';

export type FormState = {
  values: FieldValues;
  errors: FieldErrors;
  /** What went wrong with the whole of it. */
  problem?: TextKey;
};

/** `checkout`: the same forms inside the checkout. */
export type Frame = '' | '/checkout';
