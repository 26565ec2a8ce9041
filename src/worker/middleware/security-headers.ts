/**
 * A policy without exceptions: no inline script, no inline style, nothing from other hosts but the pictures and films of
 * those that MEDIA_HOSTS names, and the sheets of wallets in the cart and the payment step.
 */
import { createMiddleware } from 'hono/factory';
import { mediaHostsIn } from '#domain/catalogue/media-hosts.ts';
import type { KontorBindings } from '../context.ts';
import { googlePayHosts, paypalHosts } from './wallet-hosts.ts';

export const securityHeaders = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  // A socket's answer carries no page, and its headers cannot be changed.
  if (c.res.status === 101) return;
  const { host, protocol, pathname } = new URL(c.req.url);
  // The order's form ends at a bank, wherever that is: browsers count the redirects after a form, too.
  const orders = pathname.endsWith('/checkout/payment') ? ' https:' : '';
  const media = mediaHostsIn(c.env.MEDIA_HOSTS ?? '').map((each) => ` https://${each}`);
  const paypal = paypalHosts(c.env, c.req.path);
  const policy = [
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
    `form-action 'self'${orders}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  // A document that is none of the shop's own pages, a mail in the outbox, brings its own.
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header('Content-Security-Policy', policy);
  }
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (protocol === 'https:') {
    c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
});
