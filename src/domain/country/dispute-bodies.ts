/** Where consumers of a country can settle a dispute out of court (law-facts.ts). */
import type { Store } from '../store/store.ts';
import { factsOf } from './countries.ts';

/** The body's own name, with its website. */
export type DisputeBody =
  /** One public body for all trade, whose proceedings we take part in. */
  | { body: string }
  /** Traders join a body of their choice; this authority lists the bodies. */
  | { ask: string }
  /** The law does not name a body in advance; the value says why. */
  | { none: string };

/** A body that the store has joined overrides the one in its country's row. */
export function disputeBodyOf({
  key,
  disputesBody,
}: Pick<Store, 'key' | 'disputesBody'>): DisputeBody {
  return disputesBody ? { body: disputesBody } : factsOf(key).law.disputeBody;
}
