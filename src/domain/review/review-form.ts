/** Reads the form of a review: a draft, or an error for each wrong field. Source: catalogue.txt §5 (rule `rating`). */
import type { FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';
import { inNameOrder } from '../checkout/name-order.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { addressFactsOf } from '../country/address-countries.ts';
import type { CountryCode } from '../country/countries.ts';
import { maxReviewLengths, minTextLength, type Stars, stars } from './review.ts';

export type ReviewDraft = {
  rating: Stars;
  title: string;
  text: string;
  /** Whether the author's name is shown, shortened. */
  showsName: boolean;
  isIncentivized: boolean;
};

/** `agreement`: that it may be shown in all stores and be translated. No box is ticked before (eu-2026.md D-12). */
export function readReviewForm(
  values: FieldValues,
): { ok: true; draft: ReviewDraft } | { ok: false; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const given = stars.find((each) => String(each) === values.rating);
  if (!given) errors.rating = { key: messageOf('rating', 'rating') };
  const title = visibleLine(values.title);
  const text = (values.text ?? '').trim();
  for (const [field, value, max] of [
    ['title', title, maxReviewLengths.title],
    ['text', text, maxReviewLengths.text],
  ] as const) {
    const parameters = { count: max };
    if (!value) errors[field] = { key: messageOf('required', field) };
    else if (value.length > max) errors[field] = { key: messageOf('max', field), parameters };
    else if (hasHiddenCharacters(value)) errors[field] = { key: messageOf('oneOf', field) };
    else if (hasWebAddress(value, 'text')) errors[field] = { key: messageOf('webAddress', field) };
  }
  if (text.length < minTextLength) {
    const parameters = { count: minTextLength };
    errors.text ??= { key: messageOf('min', 'text'), parameters };
  }
  if (values.agreement !== 'yes') errors.agreement = { key: messageOf('required', 'agreement') };
  if (!given || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    draft: {
      rating: given,
      title,
      text,
      showsName: values.name !== 'none',
      isIncentivized: values.incentive === 'yes',
    },
  };
}

/** "Katharina B.", in the name order of the country: the surname is shortened; empty without a name. */
export function shortName(
  { firstName, lastName }: { firstName?: string; lastName?: string },
  country: CountryCode,
): string {
  const [initial] = lastName ?? '';
  const names = [firstName, initial && `${initial}.`] as const;
  const { familyNameFirst } = addressFactsOf(country).address;
  return inNameOrder(names, familyNameFirst)
    .filter(Boolean)
    .join(' ')
    .slice(0, maxReviewLengths.authorName);
}
