/** The one GraphQL endpoint. A call ends with data or with what failed: the first GraphQL error, else that of the network. */
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { createSender } from '../remote/sender.ts';
import type { Wire } from '../remote/wire.ts';
import type { CommercetoolsConfig } from './config.ts';
import type { Document } from './documents/document.ts';
import { type Reply, replyOf } from './fault.ts';
import { createTokenHolder, type HeldToken } from './token-holder.ts';

/** In which language and currency a request is made: variables of each. Source: purchase-flow.txt §7. */
export type Context = { locale: LocaleCode; store: { currency: CurrencyCode } };

export type Client = <Data, Variables extends object>(
  document: Document<Data, Variables>,
  variables: Variables,
  context: Context,
) => Promise<Reply<Data>>;

/** `onRequest` is told the name of each request that is sent: of a document, or `token`. */
export function createClient(
  config: CommercetoolsConfig,
  wire: Wire,
  onRequest: (name: string) => void = () => {},
): Client {
  const tokens = createTokenHolder(config, wire, onRequest);
  const send = createSender(wire);
  const url = `${config.apiUrl}/${config.projectKey}/graphql`;

  return async <Data, Variables extends object>(
    document: Document<Data, Variables>,
    variables: Variables,
    context: Context,
  ) => {
    const { name, isQuery } = document;
    const body = bodyOf(document, variables, context);
    const post = (token: string, signal: AbortSignal) => {
      onRequest(name);
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      return wire.send(new Request(url, { method: 'POST', headers, body, signal }));
    };
    const sent = await send(isQuery, async (signal) => {
      const token = tokenIn(await tokens.current());
      const response = await post(token, signal);
      if (response.status !== 401) return response;
      return post(tokenIn(await tokens.after(token)), signal);
    });
    if (sent.ok) return replyOf<Data>(name, sent.status, sent.text);
    return {
      ok: false as const,
      fault: { endpoint: name, message: sent.message, isRefused: false },
    };
  };
}

function bodyOf<Data, Variables extends object>(
  { name, text }: Document<Data, Variables>,
  variables: Variables,
  { locale, store: { currency } }: Context,
): string {
  const [language] = locale.split('-');
  return JSON.stringify({
    query: text,
    operationName: name,
    // A document that does not declare the first three ignores them.
    variables: { language, locale, currency, ...variables },
  });
}

function tokenIn(held: HeldToken): string {
  if (held.ok) return held.token;
  throw new Error(held.message);
}
