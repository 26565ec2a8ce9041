/**
 * Checks whether an address exists: a port, and Google behind it. Used only if a store enables it. On any failure the
 * address counts as fine, and the error is logged without the address (decision 45).
 */
import type { Address } from '#domain/checkout/address.ts';
import {
  type AddressOpinion,
  type LookedUpAddress,
  opinionOf,
} from '#domain/checkout/address-validation.ts';
import { logLine } from '#domain/log-line.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import type { Environment } from '../../settings/environment.ts';
import { queryGoogleValidation } from './google.ts';
import { sandboxMaps } from './sandbox.ts';

/** Queries one service. Throws if the response cannot be understood. */
export type AddressValidation = (
  address: Address,
  by: { key: string; ask: typeof fetch; signal: AbortSignal },
) => Promise<LookedUpAddress>;

/** Timeout: saving an address waits for the check, ms. */
const limitMs = 2_000;

/** Never throws. `ask` sends the request: to the network, or to the sandbox service where the sandbox runs. */
export async function validateAddress(
  env: Environment,
  address: Address,
  now: Date,
  ask: typeof fetch = env.settings.isSandbox ? sandboxMaps : fetch,
  waitMs = limitMs,
): Promise<AddressOpinion> {
  const { streetName, streetNumber, postalCode, city, country } = address;
  const addressKey = JSON.stringify([streetName, streetNumber, postalCode, city, country]);
  try {
    // Browsers with a script submit a form with messages twice, and every request is billed.
    const found = await cachedInIsolate(env.DB, `maps ${addressKey}`, now, () => {
      const signal = AbortSignal.timeout(waitMs);
      return inTime(
        queryGoogleValidation(address, { key: env.settings.addressValidationKey, ask, signal }),
        signal,
      );
    });
    return opinionOf(address, found);
  } catch (error) {
    console.error(logLine('address not validated', error));
    return { kind: 'fine' };
  }
}

/** Enforces the timeout even if `work` ignores the signal. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);
}
