/** Headers of every response: caching, indexing by search engines, and what browsers may do with it. */
import type { MiddlewareHandler } from 'hono';
import { cacheControlOf } from '#domain/routing/cache-control.ts';
import { assetUrl } from '../render/assets.ts';
import type { KontorBindings, KontorContext } from '../request/context.ts';
import { walletSettings } from '../services/payments/wallet-settings.ts';
import type { Environment } from '../settings/environment.ts';
import { tagsHeader } from './page-cache.ts';

export const responseHeaders: MiddlewareHandler<KontorBindings> = async (c, next) => {
  await next();
  // A WebSocket response contains no page, and its headers cannot be changed.
  if (c.res.status === 101) return;
  // A neutral host shows the pages of other hosts, so search engines must not index it. Source: eu-2026.md SEO-21.
  if (c.get('shop')?.neutralHost) c.header('X-Robots-Tag', 'noindex');
  // A document that is not a page of the shop, such as a mail in the outbox, sets its own policy.
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header('Content-Security-Policy', contentPolicy(c));
  }
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (new URL(c.req.url).protocol === 'https:') {
    c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
};

/** Browse pages are the same for everyone in a market; checkout, account and calls belong to one visitor. */
export const setCacheControl: MiddlewareHandler<KontorBindings> = async (c, next) => {
  await next();
  if (c.res.status === 101 || c.res.headers.has('Cache-Control')) return;
  const { shown, neutralHost } = c.get('shop') ?? {};
  // With the language in a cookie, an address has several versions.
  const byCookie = neutralHost || c.env.settings.localeStrategy === 'domain-cookie';
  const shared = !byCookie && (c.req.method === 'GET' || c.req.method === 'HEAD');
  const cacheControl = cacheControlOf({ path: c.req.path, status: c.res.status, shared });
  c.header('Cache-Control', cacheControl);
  if (cacheControl.startsWith('public') && shown?.size) c.header(tagsHeader, [...shown].join(','));
};

/** Private responses contain the id of their client build, so that an open page can detect a newer one. */
export const buildId: MiddlewareHandler<KontorBindings> = async (c, next) => {
  await next();
  c.header('Kontor-Build', assetUrl('src/client/entry/hydrate.tsx'));
};

/**
 * A strict policy: no inline script, no inline style, nothing from other hosts except images and videos of MEDIA_HOSTS,
 * and the wallets' sheets in the cart and the payment step.
 */
function contentPolicy(c: KontorContext): string {
  const { host, protocol, pathname } = new URL(c.req.url);
  // Forms that lead to a bank or to another service: browsers apply `form-action` to redirects after a form, too.
  const away = /\/(checkout\/(payment|pay-again)|my-account\/security(\/connect\/\w+)?)$/;
  const media = c.env.settings.mediaHosts.map((each) => ` https://${each}`);
  const paypal = paypalHosts(c.env, c.req.path);
  return [
    "default-src 'none'",
    `script-src 'self'${paypal.all}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data:${media.join('')}${paypal.all}`,
    `media-src 'self'${media.join('')}`,
    // Older browsers do not count sockets of the same host as 'self'.
    `connect-src 'self' ${protocol === 'https:' ? 'wss' : 'ws'}://${host}${paypal.own}${googlePayHosts(c.env, c.req.path)}`,
    ...(paypal.own ? [`frame-src${paypal.own}`] : []),
    "manifest-src 'self'",
    `form-action 'self'${away.test(pathname) ? ' https:' : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** PayPal's window opens in the cart and in the payment step. */
const withWindow: ReadonlySet<string> = new Set(['/checkout/cart', '/checkout/payment']);

/** The hosts of PayPal's window, as sources with a space before each; empty on every other page. */
function paypalHosts(env: Environment, path: string): { own: string; all: string } {
  if (!withWindow.has(path)) return { own: '', all: '' };
  const { paypalClientId, paypalBase } = env.settings;
  if (!paypalClientId) return { own: '', all: '' };
  const own = paypalBase.includes('.sandbox.')
    ? ' https://www.sandbox.paypal.com'
    : ' https://www.paypal.com';
  return { own, all: `${own} https://www.paypalobjects.com` };
}

/**
 * The hosts that the browser itself requests before it opens Google Pay's sheet, redirects included: the identifier of
 * the payment method and its handler. Source: developer.chrome.com/blog/payment-handler-csp-connect-src.
 */
function googlePayHosts(env: Environment, path: string): string {
  const isAsked = path === '/checkout/cart' && walletSettings(env).googlepay;
  return isAsked ? ' https://google.com/pay https://www.google.com/pay https://pay.google.com' : '';
}
