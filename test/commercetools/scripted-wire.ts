/** A network that answers as a test says, with a clock of its own and short pauses: for faults of the transport. */
import type { CommercetoolsConfig } from '#worker/commerce/commercetools/config.ts';
import type { Asked } from '#worker/commerce/remote/remote-shop.ts';
import type { Wire } from '#worker/commerce/remote/wire.ts';
import { commercetoolsTypes } from '#worker/settings/commercetools-settings.ts';

export const config: CommercetoolsConfig = {
  projectKey: 'kontor',
  apiUrl: 'https://api.example',
  authUrl: 'https://auth.example',
  clientId: 'client',
  clientSecret: 'secret',
  types: commercetoolsTypes,
  feeTaxCategory: 'standard',
};

export const german: Asked = {
  store: { key: 'de', currency: 'EUR' },
  locale: 'de-DE',
  site: 'https://kontor.example',
};

export type SentRequest = { path: string; authorization: string; text: string };
type Answer = Response | 'silence' | Error;
type Script = (request: SentRequest) => Answer | Promise<Answer>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** `graphql`: one answer after another, the last one again and again. */
export function scriptedWire(
  graphql: readonly (Answer | Script)[],
  { token, timeoutMs = 50 }: { token?: Script; timeoutMs?: number } = {},
) {
  const requests: SentRequest[] = [];
  const pauses: number[] = [];
  let [now, tokens, asked] = [1_000_000, 0, 0];
  const usualToken: Script = () => json({ access_token: `token-${tokens}`, expires_in: 3600 });

  const wire: Wire = {
    async send(request) {
      const { pathname } = new URL(request.url);
      const authorization = request.headers.get('Authorization') ?? '';
      const sent = { path: pathname, authorization, text: await request.text() };
      requests.push(sent);
      const isToken = pathname.startsWith('/oauth/');
      if (isToken) tokens += 1;
      const step = isToken ? (token ?? usualToken) : graphql[Math.min(asked++, graphql.length - 1)];
      const answer = typeof step === 'function' ? await step(sent) : step;
      if (answer instanceof Error) throw answer;
      if (answer === undefined || answer === 'silence') return untilAborted(request.signal);
      return answer.clone();
    },
    now: () => now,
    pause(ms) {
      pauses.push(ms);
      return new Promise((resolve) => setTimeout(resolve, 20));
    },
    timeoutMs,
  };

  return {
    wire,
    requests,
    pauses,
    wait(ms: number) {
      now += ms;
    },
    tokenRequests: () => requests.filter(({ path }) => path.startsWith('/oauth/')).length,
    graphqlRequests: () => requests.filter(({ path }) => path === '/kontor/graphql'),
  };
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
