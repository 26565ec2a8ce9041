/** A store is one country's shop: its settings, as an operator loads them (store-document.ts), and the deployment's. */
import type { CodZeroLimit } from '../payment/cash-on-delivery.ts';
import type { ProviderKey } from '../payment/provider.ts';
import type { StoreDocument } from './store-document.ts';

export type BankDetails = { accountOwner: string; institute: string; iban: string; bic: string };

/** Working days from dispatch to door, both included. */
export type DayRange = { from: number; to: number };

export type StoredStore = Omit<StoreDocument, 'type'>;

export type Store = StoredStore & {
  /** From the Worker's configuration, for all stores; absent: `none`. */
  codZeroLimit?: CodZeroLimit;
  /** The providers with which the deployment has an account; absent: all. */
  paymentProviders?: readonly ProviderKey[];
};
