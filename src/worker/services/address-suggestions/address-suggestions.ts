/**
 * Suggests addresses while a street is typed: a port, and Google's Places API behind it. Used only if a store enables
 * it. Only our Worker calls the service, never the browser. On failure nothing is suggested, and the error is logged
 * without the typed text (decision 45).
 */
import type { AddressSuggestion } from '#domain/checkout/address-suggestions.ts';
import type { SuggestedAddress } from '#domain/checkout/address-validation.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { logLine } from '#domain/log-line.ts';
import type { Environment } from '../../settings/environment.ts';
import { addressOfPlace, googlePlaces } from './google.ts';
import { sandboxPlaces } from './sandbox.ts';

export type SuggestionRequest = { key: string; ask: typeof fetch; signal: AbortSignal };

/** Timeout, ms: a later answer would be outdated, because the shopper has typed more. */
const limitMs = 1_500;

/** Never throws. */
export async function suggestedPlaces(
  env: Environment,
  question: { typed: string; country: CountryCode; language: string; session: string },
  ask?: typeof fetch,
): Promise<AddressSuggestion[]> {
  return (await withEmptyFallback(() => googlePlaces(question, asking(env, ask)))) ?? [];
}

/** Never throws. Parts that the service does not have are left out. */
export function suggestedAddress(
  env: Environment,
  question: { place: string; country: CountryCode; language: string; session: string },
  ask?: typeof fetch,
): Promise<Partial<SuggestedAddress> | undefined> {
  return withEmptyFallback(() => addressOfPlace(question, asking(env, ask)));
}

function asking(env: Environment, ask: typeof fetch | undefined): SuggestionRequest {
  const { addressValidationKey: key, isSandbox } = env.settings;
  return {
    key,
    ask: ask ?? (isSandbox ? sandboxPlaces : fetch),
    signal: AbortSignal.timeout(limitMs),
  };
}

async function withEmptyFallback<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    console.error(logLine('no address suggested', error));
    return undefined;
  }
}
