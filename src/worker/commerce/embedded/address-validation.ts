/** Address validation by a maps service, if the store enables it, for its own country only (decision 45). */
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

/** Why these addresses may not be stored; always undefined unless validation is `strict`. */
export async function strictRefusal(
  env: Environment,
  addresses: readonly Address[],
  caller: Caller,
): Promise<Failure | undefined> {
  const { store } = caller;
  if (!store.addressValidationEnabled || env.settings.addressValidation === 'soft')
    return undefined;
  // Addresses that the cart refuses anyway are not sent to the service.
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
