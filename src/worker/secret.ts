/** Secrets of the shop. One that is missing is an error with its name, wherever it is needed and nowhere else. */
import type { Environment } from './environment.ts';

type SecretName = 'SESSION_SECRET' | 'MY_ORDERS_SECRET' | 'ADYEN_API_KEY' | 'ADYEN_HMAC_KEY';

/** Characters; shorter ones can be guessed. */
const shortest = 32;

/** Where the sandbox runs, a word that everybody may know does; production refuses it. */
export function secretOf(env: Environment, name: SecretName): string {
  const secret = env[name];
  if (secret && secret.length >= shortest) return secret;
  if (!secret && env.SANDBOX === '1') return `the sandbox's own ${name}, known to everybody`;
  throw new Error(
    `${name} is ${secret ? 'shorter than 32 characters' : 'not set'}: docs/operations.md`,
  );
}

type ProviderSecretName =
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_SECRET'
  | 'PAYPAL_WEBHOOK_ID'
  | 'ADDRESS_VALIDATION_KEY'
  | 'ALGOLIA_API_KEY'
  | 'ALGOLIA_SEARCH_KEY';

/** What a provider gave to the shop, as long as it made it. Nobody can do without, and the sandbox has its own. */
export function providerSecretOf(env: Environment, name: ProviderSecretName): string {
  const secret = env[name];
  if (secret) return secret;
  throw new Error(`${name} is not set: docs/operations.md`);
}
