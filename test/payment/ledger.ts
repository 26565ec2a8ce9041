/** What the model of a payment provider knows of a payment and of a wallet authorization. */
import type { PaymentRequest } from '#domain/payment/provider.ts';

export type Ledger = {
  request: PaymentRequest;
  state: 'open' | 'approved' | 'authorised' | 'captured' | 'refused' | 'cancelled' | 'returned';
  rounds: Set<number>;
  /** Cents of each partial refund, by the id of its request. */
  refunds: Map<string, number>;
  /** How the next capture fails: its request is refused, or it is accepted and its failure reported. */
  failsCapture?: 'refused' | 'reported';
  /** What our capture request was answered: the same again if it is repeated. */
  answered?: 'ok' | 'refused';
  /** The captures that were made, ours and those at the provider's desk; the last one is current. */
  captures: string[];
  /** Approved by a wallet authorization. */
  isGranted?: boolean;
};

/** A wallet authorization: its result at the provider, and the attempts that used it. */
export type Granted = {
  becomes: 'money' | 'refusal' | 'question' | 'nothing';
  usedBy: Set<string>;
  /** The authorized total, and the expiry (ms). */
  cents: number;
  until: number;
  isMisused?: true;
};

/** What the provider has taken for us and not paid back, in cents. */
export function netCents({ state, request, refunds }: Ledger): number {
  const taken = state === 'captured' ? request.amount.centAmount : 0;
  return [...refunds.values()].reduce((left, cents) => left - cents, taken);
}
