/** A visitor of one market with a cookie jar: what a browser without JavaScript can do, and the shop's calls. */
import { SELF } from 'cloudflare:test';
import type * as z from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import type { Data, OperationName, Operations } from '#domain/operations.ts';
import { newNetwork } from '../networks.ts';

export type Main<Name extends OperationName> = z.input<Operations[Name]['input']>;

export type Answer<Value> = {
  status: number;
  data?: Value;
  code?: ErrorCode;
  message?: string;
  currentVersion?: number;
};

export type Visitor = ReturnType<typeof visitor>;

type Reach = (address: string, init: RequestInit) => Promise<Response>;

/**
 * `visitor('de')` visits http://de.localhost, `visitor()` the neutral host. Redirects are not followed. `reach`: the
 * shop, or one with other settings.
 */
export function visitor(market = '', reach: Reach = (...asked) => SELF.fetch(...asked)) {
  const origin = `http://${market ? `${market}.` : ''}localhost`;
  const cookies = new Map<string, string>();
  // A network address of its own, from the range for documentation, because the limits of forms count by it.
  const network = newNetwork();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('Cookie')) headers.set('Cookie', cookieHeader());
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', network);
    const response = await reach(origin + path, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  function cookieHeader(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A call with any body, as raw text. */
  async function raw(
    operation: string,
    body: BodyInit,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ): Promise<Answer<never>> {
    const response = await send(`/new-ct/${operation}`, { method: 'POST', body, headers });
    return { status: response.status, ...((await response.json()) as object) };
  }

  async function call<Name extends OperationName>(
    name: Name,
    main: Main<Name>,
  ): Promise<Answer<Data<Name>>> {
    return raw(name, JSON.stringify([main]));
  }

  return {
    origin,
    cookies,
    cookieHeader,
    send,
    raw,
    call,

    get: (path: string) => send(path),
    /** What pressing a form's button sends. */
    post: (path: string, fields: Record<string, string>) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      }),

    /** A call that must succeed. */
    async ask<Name extends OperationName>(name: Name, main: Main<Name>): Promise<Data<Name>> {
      const { status, data, code, message } = await call(name, main);
      if (status !== 200 || !data) throw new Error(`${name}: ${status} ${code} ${message}`);
      return data;
    },
  };
}

/** The path that a form redirects to. */
export async function led(response: Promise<Response>): Promise<string> {
  const { status, headers } = await response;
  if (status !== 303) throw new Error(`the form answered ${status}`);
  return headers.get('Location') ?? '';
}
