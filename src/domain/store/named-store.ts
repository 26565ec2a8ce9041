/** A store that a call may name. It must be the store of the host, because the host decides the market. */
import * as z from 'zod';
import { type Failure, failure } from '../errors.ts';
import type { Store } from './store.ts';

/** As the country setup names it (kontor-de), or the country code. Source: purchase-flow.txt §7. */
export const storeKey = z.string().min(1).max(100).optional();

export const isNameOf = (name: string, { key, storeId }: Pick<Store, 'key' | 'storeId'>): boolean =>
  name === key || name === storeId;

export function otherStoreRefusal(
  { storeKey: name }: { storeKey?: string | undefined },
  store: Pick<Store, 'key' | 'storeId'>,
): Failure | undefined {
  if (name === undefined || isNameOf(name, store)) return undefined;
  return failure('InvalidInput', { about: `storeKey: this host is ${store.storeId}` });
}
