/** Result codes of a payment and states of a session. Source: CheckoutService-v72, PaymentDetailsResponse. */

/**
 * `action`: something is left to do, and the answer says what. `unknown`: nothing we ask for ends so; what it means for
 * the money, a notification tells.
 */
type Meaning = 'money' | 'pending' | 'refused' | 'cancelled' | 'action' | 'unknown';

const resultCodes: Record<string, Meaning> = {
  Authorised: 'money',
  Received: 'pending',
  Pending: 'pending',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'cancelled',
  RedirectShopper: 'action',
  PresentToShopper: 'action',
  /** 3-D Secure inside our own page, which the requests turn off. */
  IdentifyShopper: 'unknown',
  ChallengeShopper: 'unknown',
  /** Authentication without a payment: never asked for. */
  AuthenticationFinished: 'unknown',
  AuthenticationNotRequired: 'unknown',
  /** Part of the amount is not the amount. */
  PartiallyAuthorised: 'unknown',
  /** Of other kinds of requests. */
  Success: 'unknown',
};

/** A code that a newer contract brings is as good as no answer. */
export const meaningOf = (resultCode: string): Meaning => resultCodes[resultCode] ?? 'unknown';

type SessionMeaning = 'payments' | 'pending' | 'refused' | 'cancelled' | 'expired' | 'unknown';

const sessionStates: Record<string, SessionMeaning> = {
  completed: 'payments',
  paymentPending: 'pending',
  refused: 'refused',
  canceled: 'cancelled',
  expired: 'expired',
  /** The shopper came back and can go there again. */
  active: 'unknown',
};

export const sessionMeaningOf = (status: string): SessionMeaning =>
  sessionStates[status] ?? 'unknown';
