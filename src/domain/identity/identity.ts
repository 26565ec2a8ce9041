/** Identities: accounts at Google or Facebook with which a customer logs in. Source: catalogue.txt §6. */
import * as z from 'zod';

/** The social network is the default: it comes first. Source: purchase-flow.txt §6. */
export const identityProviders = ['facebook', 'google'] as const;
export type IdentityProviderKey = (typeof identityProviders)[number];
export const identityProviderNames: Record<IdentityProviderKey, string> = {
  facebook: 'Facebook',
  google: 'Google',
};
export const identityProvider = z.enum(identityProviders);

/** Where a provider sends the browser back to: registered there for every domain of the shop. */
export const returnPathOf = (provider: IdentityProviderKey): string =>
  `/login/with/${provider}/return`;

/** An account at a provider; an e-mail address does not identify one, because it may change hands. */
export type IdentityKey = { provider: IdentityProviderKey; subject: string };

/** What the provider says about the person. Fields that it does not have are empty. */
export type Identity = IdentityKey & {
  /** Lower case. */
  email: string;
  /** The provider has verified that the person reads the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** An identity as its owner sees it. Times are ISO times. */
export type LinkedIdentity = IdentityKey & {
  email: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** What the shop knows about an identity: who has linked it, and whether its address has an account. */
export type KnownOfIdentity = {
  isLinked: boolean;
  /** The account with the same e-mail address, if there is one. */
  account?: { isEmailVerified: boolean } | undefined;
};

/**
 * `log-in`: the customer who has linked it. `link`: the account with the same address, which both sides have verified.
 * `register`: a new account. `complete`: the person must say what is missing. `prove`: the person must log in here first,
 * or register, because whoever typed the address at the provider or here need not own it. Whether the address has an
 * account makes no difference then, so nobody learns it.
 */
export type IdentityStep = 'log-in' | 'link' | 'prove' | 'complete' | 'register';

export function identityStep(
  { email, isEmailVerified, firstName, lastName }: Identity,
  { isLinked, account }: KnownOfIdentity,
): IdentityStep {
  if (isLinked) return 'log-in';
  if (!email) return 'complete';
  if (!isEmailVerified) return 'prove';
  if (account) return account.isEmailVerified ? 'link' : 'prove';
  return firstName && lastName ? 'register' : 'complete';
}
