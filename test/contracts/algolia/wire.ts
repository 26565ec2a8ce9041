/** Algolia as the network shows it, with everything that passes held to its published descriptions. */
import { type Bindings, type Environment, environmentOf } from '#worker/settings/environment.ts';
import type { SettingTexts } from '#worker/settings/table.ts';
import { type Contract, contractOf } from '../openapi.ts';
import insightsDescription from './insights.json';
import searchDescription from './search.json';

/** Parts that together make a schema refuse each other's fields. Fields that none of them knows are told all the same. */
function opened<Node>(node: Node): Node {
  return JSON.parse(
    JSON.stringify(node, (key, value) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    ),
  );
}

export const searchContract = contractOf(opened(searchDescription));
export const insightsContract = contractOf(opened(insightsDescription));

/** What the adapters of the search need of the Worker's environment, and the same with other settings. */
export const algoliaEnvWith = (changes: SettingTexts): Environment =>
  environmentOf({
    SEARCH: 'algolia',
    SEARCH_ENVIRONMENT: 'production',
    ALGOLIA_APP_ID: 'SHOP1',
    ALGOLIA_API_KEY: 'writes',
    ALGOLIA_SEARCH_KEY: 'reads',
    ALGOLIA_SUGGESTIONS: 'asked',
    ...changes,
  } as Bindings);
export const algoliaEnv = algoliaEnvWith({});

export type Asked = {
  host: string;
  method: string;
  path: string;
  query: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null | undefined;
};

/** `answer`: what each question is answered, or why not. Faults of the index's wire are gathered as they happen. */
export function algoliaWire(answer: (asked: Asked) => Response | Promise<Response>) {
  const asked: Asked[] = [];
  const faults: string[] = [];
  const ask = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input));
    const { method = 'GET', headers, body, signal } = init;
    const question = {
      host: url.host,
      method,
      path: url.pathname,
      query: url.search,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      signal,
    };
    asked.push(question);
    const isIndex = url.host !== 'insights.algolia.io';
    if (isIndex) faults.push(...requestFaults(searchContract, question));
    const response = await answer(question);
    if (isIndex) faults.push(...(await answerFaults(searchContract, question, response)));
    return response;
  };
  return { ask, asked, faults };
}

function requestFaults(contract: Contract, { method, path, body }: Asked): string[] {
  // The other way to ask, all in one string, would let anything pass.
  if (path.endsWith('/query')) return contract.faultsOf('searchParamsObject', body);
  return body === undefined ? [] : contract.faultsOfRequest(method, path, body);
}

/** Of what is no JSON there is nothing to say. */
async function answerFaults(
  contract: Contract,
  { method, path }: Asked,
  response: Response,
): Promise<string[]> {
  if (!response.ok) return [];
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  return contract.faultsOfAnswer(method, path, response.status, body);
}
