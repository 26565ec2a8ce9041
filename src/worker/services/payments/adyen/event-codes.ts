/** Which notification means what for a payment. Source: Webhooks-v1.json; whatever is not here is ignored. */
import type { ProviderNotification } from '#domain/payment/provider.ts';

type Event = ProviderNotification['event'];
type Meaning = { succeeded?: Event; failed?: Event };

const eventCodes: Record<string, Meaning> = {
  /** Of a session: the shopper may try again after a refusal, so a later one can succeed. */
  AUTHORISATION: { succeeded: 'authorised', failed: 'refused' },
  CAPTURE: { succeeded: 'captured', failed: 'captureFailed' },
  /** It seemed to have worked; the scheme turned it down days later. */
  CAPTURE_FAILED: { succeeded: 'captureFailed', failed: 'captureFailed' },
  CANCELLATION: { succeeded: 'released', failed: 'refundFailed' },
  TECHNICAL_CANCEL: { succeeded: 'released', failed: 'refundFailed' },
  /** A reversal: `modification.action` says which of both. */
  CANCEL_OR_REFUND: { succeeded: 'refunded', failed: 'refundFailed' },
  REFUND: { succeeded: 'refunded', failed: 'refundFailed' },
  REFUND_FAILED: { succeeded: 'refundFailed', failed: 'refundFailed' },
  REFUNDED_REVERSED: { succeeded: 'refundFailed', failed: 'refundFailed' },
  EXPIRE: { succeeded: 'expired' },
  OFFER_CLOSED: { succeeded: 'expired' },
  CHARGEBACK: { succeeded: 'chargeback' },
  SECOND_CHARGEBACK: { succeeded: 'chargeback' },
  PREARBITRATION_LOST: { succeeded: 'chargeback' },
  CHARGEBACK_REVERSED: { succeeded: 'chargebackReversed' },
  PREARBITRATION_WON: { succeeded: 'chargebackReversed' },
};

export function eventOf(code: string, success: boolean, action?: string): Event | undefined {
  if (code === 'CANCEL_OR_REFUND' && success && action === 'cancel') return 'released';
  const meaning = eventCodes[code];
  return success ? meaning?.succeeded : meaning?.failed;
}
