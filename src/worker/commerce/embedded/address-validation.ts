/** Addresses that a maps service looks at: where a store says so, and those of its own country alone (decision 45). */
import type { Address } from '#domain/checkout/address.ts';
import { hardFaults } from '#domain/checkout/address-faults.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { validateAddress } from '../../services/address-validation/address-validation.ts';
import type { Environment } from '../../settings/environment.ts';

export function addressChecks(env: Environment): Pick<Commerce, 'validateAddress'> {
  return {
    async validateAddress({ address }, caller) {
      return (await doubtOf(env, address, caller)) ?? { ok: true, data: {} };
    },
  };
}

/** Why these addresses may not be written: nothing, but where doubts hold everybody up. */
export async function strictRefusal(
  env: Environment,
  addresses: readonly Address[],
  caller: Caller,
): Promise<Failure | undefined> {
  const { store } = caller;
  if (!store.addressValidationEnabled || env.settings.addressValidation === 'soft')
    return undefined;
  // What the cart refuses by itself is not asked about.
  const checkable = addresses.filter((address) => hardFaults(address, store.key).length === 0);
  const doubts = await Promise.all(checkable.map((address) => doubtOf(env, address, caller)));
  return doubts.find((doubt) => doubt !== undefined);
}

async function doubtOf(
  env: Environment,
  address: Address,
  { store, now }: Caller,
): Promise<Failure | undefined> {
  if (!store.addressValidationEnabled || address.country !== store.key) return undefined;
  const opinion = await validateAddress(env, address, now);
  if (opinion.kind === 'fine') return undefined;
  return failure(opinion.code, { suggested: opinion.suggested });
}
