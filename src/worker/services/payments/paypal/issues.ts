/** What PayPal's refusals mean for us. Source: the issue codes of checkout_orders_v2.json. */
import type { PaymentError, Refusal } from '#domain/payment/provider.ts';

/** For the creation of an order. An issue in neither list means that the request cannot be processed. */
const priceIssues: ReadonlySet<string> = new Set([
  'AMOUNT_MISMATCH',
  'CANNOT_BE_NEGATIVE',
  'CANNOT_BE_ZERO_OR_NEGATIVE',
  'CURRENCY_NOT_SUPPORTED_FOR_COUNTRY',
  'DECIMALS_NOT_SUPPORTED',
  'DECIMAL_PRECISION',
  'INVALID_CURRENCY_CODE',
  'ITEM_TOTAL_MISMATCH',
  'ITEM_TOTAL_REQUIRED',
  'MAX_VALUE_EXCEEDED',
  'MULTI_CURRENCY_ORDER',
  'TAX_TOTAL_MISMATCH',
  'TAX_TOTAL_REQUIRED',
]);

/** Our PayPal account is not set up for the request: shoppers cannot fix that. */
const ownIssues: ReadonlySet<string> = new Set([
  'AUTH_CAPTURE_NOT_ENABLED',
  'INVALID_ACCOUNT_STATUS',
  'PAYEE_ACCOUNT_INVALID',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_ACCOUNT_NOT_VERIFIED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PERMISSION_DENIED',
]);

export function errorOf(issues: readonly string[]): PaymentError {
  if (issues.some((issue) => priceIssues.has(issue))) return 'malformed-price';
  if (issues.some((issue) => ownIssues.has(issue))) return 'payment-error';
  return 'unprocessable-entity';
}

type CaptureIssue =
  | { means: 'refused'; refusal: Refusal }
  /** The shopper must go to PayPal once more. */
  | { means: 'action' }
  /** The order's state is different from what we assumed: read it. */
  | { means: 'look' };

const captureIssues: Record<string, CaptureIssue> = {
  CARD_EXPIRED: { means: 'refused', refusal: 'expiredCard' },
  COMPLIANCE_VIOLATION: { means: 'refused', refusal: 'fraud' },
  // Another order of this attempt has been paid already.
  DUPLICATE_INVOICE_ID: { means: 'look' },
  INVALID_RESOURCE_ID: { means: 'refused', refusal: 'expired' },
  ORDER_ALREADY_CAPTURED: { means: 'look' },
  ORDER_COMPLETION_IN_PROGRESS: { means: 'look' },
  ORDER_EXPIRED: { means: 'refused', refusal: 'expired' },
  ORDER_NOT_APPROVED: { means: 'look' },
  PAYEE_BLOCKED_TRANSACTION: { means: 'refused', refusal: 'fraud' },
  PAYER_ACTION_REQUIRED: { means: 'action' },
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: { means: 'action' },
  REFERENCED_CARD_EXPIRED: { means: 'refused', refusal: 'expiredCard' },
  TRANSACTION_BLOCKED_BY_PAYEE: { means: 'refused', refusal: 'fraud' },
  // The payer's account or card has no room for the amount.
  TRANSACTION_LIMIT_EXCEEDED: { means: 'refused', refusal: 'insufficientFunds' },
};

/** Any other issue means that the capture was declined: INSTRUMENT_DECLINED, PAYER_CANNOT_PAY and so on. */
export function captureIssueOf(issues: readonly string[]): CaptureIssue {
  const known = issues.flatMap((issue) => captureIssues[issue] ?? []);
  return known[0] ?? { means: 'refused', refusal: 'declined' };
}

/** `done`: nothing is left to refund. `later`: temporary, so the refund is retried. Other issues are final. */
export const refundIssues: Record<string, 'done' | 'later'> = {
  CAPTURE_FULLY_REFUNDED: 'done',
  PENDING_CAPTURE: 'later',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'later',
};
