/**
 * Actions limited per network: a form together with the call that does the same work, and everything that
 * sends mail, hashes a password, queries a registry, a maps service or a payment provider, writes to a hosted index, or
 * reveals whether an order exists.
 */
export type RateLimit =
  | 'alert'
  | 'contact'
  | 'newsletter'
  | 'login'
  | 'passkey'
  | 'create-account'
  | 'password-reset'
  | 'my-data'
  | 'change-password'
  | 'email-change'
  | 'order-status'
  | 'withdrawal'
  | 'question'
  | 'review'
  | 'review-vote'
  | 'report'
  | 'wallet'
  | 'viewed'
  | 'searched'
  | 'vat'
  | 'maps';
