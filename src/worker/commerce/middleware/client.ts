/**
 * Calls of the specification, made to a middleware: POST <MIDDLEWARE_URL>/new-ct/<name> with a body of [main, query?], the
 * host and the origin of the shop. Source: purchase-flow.txt §7, §8, checklist API-1.
 */

import * as z from 'zod';
import { type ErrorCode, errors, type Failure, failure } from '#domain/errors.ts';
import { parsedJson } from '#domain/json.ts';
import { storefrontHeaders } from '#domain/limits/storefront.ts';
import type { Outcome } from '#domain/operations.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import type { Asked } from '../remote/remote-shop.ts';
import { createSender, isRefusal, type Sent } from '../remote/sender.ts';
import type { Wire } from '../remote/wire.ts';

/** `query`: the custom query. `isRead`: the call changes nothing. */
export type MiddlewareCall = { name: string; main?: object; query?: object; isRead?: boolean };

/** `cookies`: what a browser would send from now on; absent: the answer sets none. */
export type Answered = { data: unknown; cookies?: string };

/** With a catch callback a failure is told to it, and nothing is returned. Source: purchase-flow.txt §8. */
export type MiddlewareClient = {
  (call: MiddlewareCall, asked: Asked): Promise<Outcome<Answered>>;
  (
    call: MiddlewareCall,
    asked: Asked,
    onFailure: (failure: Failure) => void,
  ): Promise<Answered | undefined>;
};

/**
 * `url`: absent in an environment without one; `{country}` in it is the market's. `secret`: of a middleware that counts
 * requests by network.
 */
export type MiddlewareAddress = { url: string | undefined; secret?: string | undefined };

/** `onRequest` is told the name of each request that is sent. */
export function middlewareClient(
  { url, secret }: MiddlewareAddress,
  wire: Wire,
  onRequest: (name: string) => void = () => {},
): MiddlewareClient {
  const send = createSender(wire);

  async function outcomeOf(
    { name, main = {}, query, isRead = false }: MiddlewareCall,
    asked: Asked,
  ): Promise<Outcome<Answered>> {
    const endpoint = `/${name}`;
    if (!url) return backendFailure(endpoint, 'missing middlewareUrl');
    const { site, session, network } = asked;
    const target = new URL(`${url.replace('{country}', asked.store.key)}/new-ct${endpoint}`);
    target.searchParams.set('origin', site);
    const { host } = new URL(site);
    const body = JSON.stringify(query ? [main, query] : [main]);
    const sent = await send(isRead, (signal) => {
      onRequest(name);
      return wire.send(
        new Request(target, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            // Some networks replace the first by the address that they connect to.
            Host: host,
            'X-Forwarded-Host': host,
            'Accept-Language': asked.locale,
            ...(session?.accessToken && { Cookie: session.accessToken }),
            ...(secret &&
              network && {
                [storefrontHeaders.secret]: secret,
                [storefrontHeaders.network]: network,
              }),
          },
          body,
          signal,
        }),
      );
    });
    if (!sent.ok) return backendFailure(endpoint, sent.message);
    return sent.status < 400 ? answered(endpoint, sent) : refusal(endpoint, sent);
  }

  function call(request: MiddlewareCall, asked: Asked): Promise<Outcome<Answered>>;
  function call(
    request: MiddlewareCall,
    asked: Asked,
    onFailure: (failure: Failure) => void,
  ): Promise<Answered | undefined>;
  async function call(
    request: MiddlewareCall,
    asked: Asked,
    onFailure?: (failure: Failure) => void,
  ) {
    const outcome = await outcomeOf(request, asked);
    if (!onFailure) return outcome;
    if (outcome.ok) return outcome.data;
    onFailure(outcome);
  }
  return call;
}

type Reply = Extract<Sent, { ok: true }>;

const success = z.looseObject({ data: z.unknown().optional() });

function answered(endpoint: string, { text, headers }: Reply): Outcome<Answered> {
  const read = success.safeParse(parsedJson(text));
  if (!read.success) return backendFailure(endpoint, 'an answer that is no JSON');
  const { data } = read.data;
  if (typeof data !== 'object' || data === null) {
    return backendFailure(endpoint, 'an answer without data');
  }
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return {
    ok: true,
    data: { data, ...(cookies.length > 0 && { cookies: cookies.join('; ') }) },
  };
}

const text = z.string().optional().catch(undefined);
const refused = z.object({
  code: text,
  message: text,
  currentVersion: z.int().optional().catch(undefined),
  retryAfterSeconds: z.number().optional().catch(undefined),
});

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && code in errors;

/**
 * One with a code of the shop's own keeps it; the text about a store is the specification's. With words of its own the
 * middleware has not made what it was asked for, and will not.
 */
function refusal(endpoint: string, { status, text }: Reply): Failure {
  const { code, message, ...details } = refused.safeParse(parsedJson(text)).data ?? {};
  const why = message ?? `status ${status}`;
  const known = isErrorCode(code) && status < 500 ? code : codeOf(status, why);
  if (known) return { ...failure(known, details), message: why };
  const isDefinite = isRefusal(status) && message !== undefined;
  return backendFailure(endpoint, why, isDefinite ? 'refused' : undefined);
}

function codeOf(status: number, message: string): ErrorCode | undefined {
  if (message.includes('was not found in store')) return 'CartNotInStore';
  if (status === 401) return 'NotLoggedIn';
  return status === 409 ? 'ConcurrentModification' : undefined;
}
