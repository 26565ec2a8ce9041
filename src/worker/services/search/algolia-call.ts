/**
 * Sends a request to an Algolia index: first to the nearest host, on failure to the three hosts of another network. A
 * 4xx response is not retried: every host would refuse. Contract: test/contracts/algolia/search.json, "Retry strategy".
 */
import type * as z from 'zod';
import type { Environment } from '../../settings/environment.ts';
import { settingTable } from '../../settings/table.ts';

export type Question = {
  index: string;
  /** Path after the index name: `/query`. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
};

/** Throws an error that names the cause and never contains the search text. */
type AlgoliaCall = <Value>(question: Question, answer: z.ZodType<Value>) => Promise<Value>;

/** Timeouts of one host and of all hosts together, ms. */
export type Patience = { host: number; all: number };

const purposes = {
  // A page waits for it.
  search: { key: 'algoliaSearchKey', first: '-dsn', host: 1_000, all: 3_000 },
  index: { key: 'algoliaApiKey', first: '', host: 30_000, all: 120_000 },
} as const;

export type Purpose = keyof typeof purposes;

/** Throws with the name of a missing setting. */
export function algoliaHeaders(env: Environment, purpose: Purpose): Record<string, string> {
  const { settings } = env;
  return {
    'Content-Type': 'application/json',
    'x-algolia-application-id': settings.algoliaAppId,
    'x-algolia-api-key': settings[purposes[purpose].key],
  };
}

export function algoliaCall(
  env: Environment,
  purpose: Purpose,
  ask: typeof fetch,
  patience: Patience = purposes[purpose],
): AlgoliaCall {
  const { algoliaAppId: appId } = env.settings;
  const headers = algoliaHeaders(env, purpose);
  const { first, key } = purposes[purpose];

  return async (question, answer) => {
    const all = AbortSignal.timeout(patience.all);
    let reason: unknown;
    for (const host of [`${appId}${first}.algolia.net`, ...otherHosts(appId)]) {
      const reply = await once(host, question, all);
      if (reply instanceof Error) reason = reply;
      else if ('refused' in reply) throw new Error(refusal(reply.refused, question.index));
      else return parsed(reply.body, answer);
      if (all.aborted) break;
    }
    throw new Error('algolia did not answer', { cause: reason });
  };

  async function once(
    host: string,
    { index, path, method = 'POST', body }: Question,
    all: AbortSignal,
  ): Promise<{ body: unknown } | { refused: number } | Error> {
    try {
      const response = await ask(`https://${host}/1/indexes/${encodeURIComponent(index)}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([all, AbortSignal.timeout(patience.host)]),
        // A redirect could send the key to another host.
        redirect: 'manual',
      });
      if (response.ok) return { body: await response.json() };
      await response.body?.cancel();
      const { status } = response;
      return status >= 400 && status < 500 ? { refused: status } : new Error(`status ${status}`);
    } catch (error) {
      // The message of a SyntaxError quotes the response.
      if (error instanceof SyntaxError) return new Error('no JSON');
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Algolia's own message is not used: it may repeat the search text. */
  function refusal(status: number, index: string): string {
    if (status === 401 || status === 403)
      return `algolia refuses ALGOLIA_APP_ID or ${settingTable[key].variable}`;
    return status === 404 ? `algolia has no index ${index}` : `algolia answered ${status}`;
  }
}

function parsed<Value>(body: unknown, answer: z.ZodType<Value>): Value {
  const read = answer.safeParse(body);
  if (read.success) return read.data;
  throw new Error('algolia answered what nobody understands', { cause: read.error });
}

/** Starts at a random host, to spread the load. */
function otherHosts(appId: string): string[] {
  const start = Math.floor(Math.random() * 3);
  return [0, 1, 2].map((step) => `${appId}-${((start + step) % 3) + 1}.algolianet.com`);
}
