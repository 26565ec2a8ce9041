/** Selects the providers that a deployment has, each with its client; in the sandbox, an implementation of our own. */
import type { IdentityProviderKey } from '#domain/identity/identity.ts';
import type { Environment } from '../../settings/environment.ts';
import { sandboxClient } from '../../settings/ways-in-settings.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import type { Client, IdentityProvider } from './provider.ts';
import { sandboxAsk } from './sandbox/sandbox.ts';

/** In the order of the buttons; providers without a client id have none. */
export function offeredProviders({ settings }: Environment): IdentityProviderKey[] {
  const clients = { facebook: settings.facebookClientId, google: settings.googleClientId };
  return [...new Set(settings.identityProviders)].filter((key) => clients[key]);
}

/** Undefined if it is not offered. `origin`: of the shop's page, where the sandbox has its pages. */
export function identityProvider(
  env: Environment,
  key: IdentityProviderKey,
  origin: string,
): IdentityProvider | undefined {
  if (!offeredProviders(env).includes(key)) return undefined;
  const { settings } = env;
  const [id = '', secret] =
    key === 'google'
      ? [settings.googleClientId, settings.googleClientSecret]
      : [settings.facebookClientId, settings.facebookClientSecret];
  const isSandbox = settings.isSandbox && id === sandboxClient;
  const ask: typeof fetch = isSandbox ? sandboxAsk(env) : (...request) => fetch(...request);
  const client: Client = { id, secret, ask };
  const provider = key === 'google' ? google(client, settings.googleIssuer) : facebook(client);
  return isSandbox ? withSandboxPage(provider, key, origin) : provider;
}

/** The browser is sent to the sandbox's page with the query that the provider's own page would get. */
function withSandboxPage(
  provider: IdentityProvider,
  key: IdentityProviderKey,
  origin: string,
): IdentityProvider {
  return {
    ...provider,
    async authorizationUrl(request) {
      const url = await provider.authorizationUrl(request);
      return url && `${origin}/__sandbox/identity/${key}${new URL(url).search}`;
    },
  };
}
