/**
 * The order in which the addresses step is checked: billing, then the VAT number, then shipping. The first failure is
 * reported, and its first field gets the focus. Source: purchase-flow.txt §5, checklist CHK-3.
 */
import type { ErrorCode } from '../errors.ts';
import type { FieldErrors } from './address-form.ts';

const parts = ['billing', 'vat', 'shipping'] as const;
type Part = (typeof parts)[number];

/** Characters. Source: purchase-flow.txt §5 "VAT". */
const minVatNumberLength = 2;

const codes = {
  billing: 'BillingAddressIncorrect',
  vat: 'BillingVatIncorrect',
  shipping: 'ShippingAddressIncorrect',
} as const satisfies Record<Part, ErrorCode>;

export type SubmitFailure = (typeof codes)[Part];

/** An empty VAT number is allowed: the field is optional. */
export function isVatNumberTooShort(vatNumber = ''): boolean {
  const { length } = vatNumber.trim();
  return length > 0 && length < minVatNumberLength;
}

/** Sorted by part; the order within a part does not change. */
export function inOrder(errors: FieldErrors): FieldErrors {
  const placeOf = (name: string) => parts.indexOf(partOf(name));
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** Undefined when nothing failed. */
export function failureOf(errors: FieldErrors): SubmitFailure | undefined {
  const [first] = Object.keys(inOrder(errors));
  return first === undefined ? undefined : codes[partOf(first)];
}

function partOf(name: string): Part {
  if (name === 'billing.vatNumber') return 'vat';
  return name.startsWith('shipping') ? 'shipping' : 'billing';
}
