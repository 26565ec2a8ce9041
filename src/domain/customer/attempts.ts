/**
 * Limits of attempts with a password and of mails that a form sends. Known and unknown e-mail addresses are counted
 * alike. Attempts of one network do not lock out another one: decision 66.
 */

/** Counts start again after this time. */
export const pauseSeconds = 15 * 60;

/** Mails of one kind to one address within `pauseSeconds`. */
export const maxMails = 5;

/** Attempts with a password within `pauseSeconds`, the present one included. */
export type LoginCounts = {
  /** Of this network for this address. */
  ofBoth: number;
  /** Of this network, for all addresses. */
  ofNetwork: number;
  /** For this address, of all networks. */
  ofAddress: number;
};

const most: LoginCounts = { ofBoth: 5, ofNetwork: 50, ofAddress: 100 };

/** An address that many networks try leaves each of them one attempt: guessing gets slow, the owner still gets in. */
export function mayTryPassword({ ofBoth, ofNetwork, ofAddress }: LoginCounts): boolean {
  const mostOfBoth = ofAddress > most.ofAddress ? 1 : most.ofBoth;
  return ofBoth <= mostOfBoth && ofNetwork <= most.ofNetwork;
}
