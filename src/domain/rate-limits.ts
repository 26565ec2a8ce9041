/**
 * What one network address may do only so often: a form, the call with the same work, or whatever else makes the shop send
 * mail, compute the hash of a password, ask a registry, a map or a payment provider, tell a hosted index, or say whether an
 * order is there.
 */
export type RateLimit =
  | 'contact'
  | 'newsletter'
  | 'login'
  | 'create-account'
  | 'password-reset'
  | 'change-password'
  | 'order-status'
  | 'wallet'
  | 'viewed'
  | 'searched'
  | 'vat'
  | 'maps';
