/** Applies the limits of a store to calls and forms alike; what they count is in domain/limits. */
import { type Failure, failure } from '#domain/errors.ts';
import { type Counted, countRules } from '#domain/limits/counted.ts';
import { limitsOf } from '#domain/limits/store-limits.ts';
import type { OrderOrigin } from '#domain/limits/unpaid.ts';
import type { Caller } from '#domain/operations.ts';
import { type CountedSubject, countOne, uncountOne } from '../../data/limits/counts.ts';
import { networkMark } from '../../data/limits/network-mark.ts';
import type { Environment } from '../../settings/environment.ts';

export function storeLimiter({ DB }: Environment) {
  async function subjectsOf(counted: Counted, caller: Caller, cartId?: string) {
    const { ofNetwork, ofCart } = countRules[counted];
    const limits = limitsOf(caller.store);
    const subjects: CountedSubject[] = [];
    if (caller.network !== undefined) {
      const mark = await networkMark(DB, caller.network, caller.now);
      subjects.push({ subject: `${counted} ${mark}`, most: limits[ofNetwork] });
    }
    if (ofCart && cartId) {
      subjects.push({ subject: `${counted} cart ${cartId}`, most: limits[ofCart] });
    }
    return subjects;
  }

  return {
    /** Counts one; the refusal if there is no more left in this window. */
    async take(counted: Counted, caller: Caller, cartId?: string): Promise<Failure | undefined> {
      const subjects = await subjectsOf(counted, caller, cartId);
      const { windowSeconds, refusal } = countRules[counted];
      const wait = await countOne(DB, subjects, windowSeconds, caller.now);
      return wait === undefined ? undefined : failure(refusal, { retryAfterSeconds: wait });
    },

    /** Takes a count back; the window stays. */
    async giveBack(counted: Counted, caller: Caller, cartId?: string): Promise<void> {
      const subjects = await subjectsOf(counted, caller, cartId);
      await uncountOne(
        DB,
        subjects.map(({ subject }) => subject),
      );
    },

    /** Where an order comes from: compared with the unpaid orders in the transaction that stores it. */
    async originOf({ network, store, now }: Caller): Promise<OrderOrigin> {
      const limits = limitsOf(store);
      return network === undefined
        ? { limits }
        : { limits, network: await networkMark(DB, network, now) };
    },
  };
}
