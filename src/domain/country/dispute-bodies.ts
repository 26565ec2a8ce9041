/** Where consumers of a country can settle a dispute out of court (law-facts.ts). */
import type { Store } from '../store/store.ts';
import { factsOf } from './countries.ts';
import type { OwnName } from './own-name.ts';

export type DisputeBody =
  /** One public body for all trade, for consumers. */
  | { body: OwnName }
  /** Traders join a body of their choice; this authority lists the bodies. */
  | { ask: OwnName }
  /** The law does not name a body in advance; the value says why. */
  | { none: string };

/** A body that the seller has joined overrides the one in its country's row. */
export function disputeBodyOf({ key, seller }: Pick<Store, 'key' | 'seller'>): DisputeBody {
  const { body, address, url } = seller?.disputes ?? {};
  if (!body) return factsOf(key).law.disputeBody;
  return { body: [body, address, url].filter(Boolean).join(', ') };
}
