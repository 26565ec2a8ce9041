/** An OpenID provider on loopback for the tests in workerd: `oidc-provider`, which knows nothing of the shop. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';

export const client = { id: 'kontor-shop', secret: 'shared with the provider' };

type Claims = Record<string, unknown>;

/** Accounts by id, as a test has made them: POST /accounts. */
const accounts = new Map<string, Claims>();
/** What was posted to /sync, by access token. */
const synced: Claims[] = [];

/** Whoever is named by `login_hint` logs in and consents without being asked; `nobody` cancels. */
async function decide(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  const { login_hint: accountId = 'nobody', client_id: clientId, scope } = params;
  if (accountId === 'nobody') {
    const error = { error: 'access_denied', error_description: 'cancelled' };
    return provider.interactionFinished(request, response, error);
  }
  if (prompt.name === 'select_account') {
    return provider.interactionFinished(request, response, { select_account: {} });
  }
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId } });
  }
  const grant = new provider.Grant({ accountId: session?.accountId ?? accountId, clientId });
  grant.addOIDCScope(scope);
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(request, response, { consent });
}

function configuration() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // As Google does.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'of-the-provider' };
  return {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['de', 'at', 'fr', 'ch'].map(
          (country) => `http://${country}.localhost/login/with/google/return`,
        ),
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy,
      url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    findAccount: (_context: unknown, accountId: string) => {
      const claims = accounts.get(accountId);
      return claims && { accountId, claims: async () => ({ ...claims, sub: accountId }) };
    },
    cookies: { keys: ['loopback only'] },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Claims> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as Claims;
}

/** `/silent` never answers. */
export async function openProvider() {
  // A connection that is closed while idle would break the request that uses it next.
  const http = createServer({ keepAliveTimeout: 0 });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = new Provider(url, configuration());
  const answer = provider.callback();
  http.on('request', async (request, response) => {
    const path = request.url ?? '';
    if (path === '/accounts') {
      const { id, ...claims } = await bodyOf(request);
      accounts.set(String(id), claims);
      response.end();
    } else if (path === '/sync' && request.method === 'POST') {
      synced.push({ ...(await bodyOf(request)), contentType: request.headers['content-type'] });
      response.end();
    } else if (path === '/sync') {
      response.end(JSON.stringify(synced));
    } else if (path.startsWith('/interaction/')) {
      await decide(provider, request, response);
    } else if (path !== '/silent') {
      await answer(request, response);
    }
  });
  return {
    url,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}
