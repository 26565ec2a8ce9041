/**
 * A maps service that knows which addresses there are: a port, and Google behind it. Asked only where a store says so;
 * whatever goes wrong, the address counts as fine and the log says what, without the address (decision 45).
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

/** Asks one service; what it cannot make sense of throws. */
export type AddressValidation = (
  address: Address,
  by: { key: string; ask: typeof fetch; signal: AbortSignal },
) => Promise<LookedUpAddress>;

/** Whoever saves an address does not wait longer, ms. */
const limitMs = 2_000;

/** Never throws. `ask` reaches the service: the network, or its twin where the sandbox runs. */
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
    // A form with something to say is sent twice by browsers with a script, and every question costs.
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

/** Also where whoever is asked does not listen to the signal. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);
}
