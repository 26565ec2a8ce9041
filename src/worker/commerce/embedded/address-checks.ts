/** Addresses that a maps service looks at: where a store says so, and those of its own country alone (decision 45). */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Address } from '#domain/checkout/address.ts';
import { hardFaults } from '#domain/checkout/address-faults.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { Environment } from '../../environment.ts';
import {
  validateAddress,
  validationModeOf,
} from '../../services/address-validation/address-validation.ts';

export function addressChecks(env: Environment): Pick<Commerce, 'validateAddress'> {
  return {
    async validateAddress({ address }, caller) {
      return (await doubtOf(env, address, caller)) ?? { ok: true, data: {} };
    },
  };
}

/** Why the addresses of these actions may not be written: nothing, but where doubts hold everybody up. */
export async function strictRefusal(
  env: Environment,
  actions: readonly CartAction[],
  caller: Caller,
): Promise<Failure | undefined> {
  const { store } = caller;
  if (!store.addressValidationEnabled || validationModeOf(env) === 'soft') return undefined;
  const addresses = actions.flatMap((each) =>
    each.action === 'setBillingAddress' || each.action === 'setShippingAddress'
      ? [each.address]
      : [],
  );
  // What the cart refuses by itself is not asked about.
  const asked = addresses.filter((address) => hardFaults(address, store.key).length === 0);
  const doubts = await Promise.all(asked.map((address) => doubtOf(env, address, caller)));
  return doubts.find((doubt) => doubt !== undefined);
}

async function doubtOf(
  env: Environment,
  address: Address,
  { store, now }: Caller,
): Promise<Failure | undefined> {
  if (!store.addressValidationEnabled || address.country !== store.key) return undefined;
  const opinion = await validateAddress(env, address, now);
  if (opinion.is === 'fine') return undefined;
  return failure(opinion.code, { suggested: opinion.suggested });
}
