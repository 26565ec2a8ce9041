/** Where consumers of a country can turn to in a dispute, out of court (law-facts.ts). */
import type { Store } from '../store/store.ts';
import { factsOf } from './countries.ts';

/** In its own words, with where it is found. */
export type DisputeBody =
  /** One public body for all trade, whose proceedings we take part in. */
  | { body: string }
  /** Traders join a body of their choice; this one tells which there are. */
  | { ask: string }
  /** The law has no such body named beforehand, and why. */
  | { none: string };

/** The body that a store has joined stands before the one that its country's row knows. */
export function disputeBodyOf({
  key,
  disputesBody,
}: Pick<Store, 'key' | 'disputesBody'>): DisputeBody {
  return disputesBody ? { body: disputesBody } : factsOf(key).law.disputeBody;
}
