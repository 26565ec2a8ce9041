/**
 * Middleware by the names of the specification (checklist URL-11). Redirect rules among the names become one redirect;
 * the rest runs in the order of the names. A name that nobody knows answers 500 and says so.
 */
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { errors } from '#domain/errors.ts';
import { type RedirectRuleName, redirectRules } from '#domain/routing/redirects.ts';
import type { KontorBindings } from '../context.ts';
import { canonicalUrl } from './canonical-url.ts';
import { checkoutBilling } from './checkout-billing.ts';
import { consentRequest } from './consent-request.ts';
import { getClientIp } from './get-client-ip.ts';
import { isAuthenticated } from './is-authenticated.ts';
import { localizeUrl } from './localize-url.ts';
import { nonAuthenticated } from './non-authenticated.ts';
import { setCacheControl } from './set-cache-control.ts';

type Handler = MiddlewareHandler<KontorBindings>;

/** Everything among the names that is more than a redirect. */
const handlers = {
  'checkout-billing': checkoutBilling,
  'consent-request': consentRequest,
  'get-client-ip': getClientIp,
  'is-authenticated': isAuthenticated,
  'localize-url': localizeUrl,
  'non-authenticated': nonAuthenticated,
  'set-cache-control': setCacheControl,
} as const satisfies Record<string, Handler>;

export type MiddlewareName = RedirectRuleName | keyof typeof handlers;

/** Takes any text: names may come from a setting, and a wrong one must be seen and not skipped. */
export function named(...names: (MiddlewareName | (string & {}))[]): Handler {
  const unknown = names.find((name) => !isRule(name) && !isHandler(name));
  if (unknown !== undefined) return unknownMiddleware(unknown);
  const redirect = canonicalUrl(names.filter(isRule).map((name) => redirectRules[name]));
  // The one redirect stands where the first name stands that is nothing else.
  const first = names.find((name) => !isHandler(name));
  const steps = names.flatMap((name) =>
    isHandler(name) ? [handlers[name]] : name === first ? [redirect] : [],
  );
  return every(...steps) as Handler;
}

function unknownMiddleware(name: string): Handler {
  const { status, message } = errors.UnknownMiddleware;
  return createMiddleware<KontorBindings>(async (c) => {
    console.error(JSON.stringify({ message, name }));
    return c.text(message, status);
  });
}

function isRule(name: string): name is RedirectRuleName {
  return Object.hasOwn(redirectRules, name);
}

function isHandler(name: string): name is keyof typeof handlers {
  return Object.hasOwn(handlers, name);
}
