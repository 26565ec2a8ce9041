/** A policy without exceptions: no inline script, no inline style, nothing from other hosts. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../context.ts';

export const securityHeaders = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  // A socket's answer carries no page, and its headers cannot be changed.
  if (c.res.status === 101) return;
  const vite = c.env.VITE_DEV;
  const own = ["'self'", ...(vite ? [vite] : [])].join(' ');
  const { host } = new URL(c.req.url);
  const connect = [
    own,
    `ws://${host}`,
    `wss://${host}`,
    ...(vite ? [vite.replace('http', 'ws')] : []),
  ];
  const policy = [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}${vite ? " 'unsafe-inline'" : ''}`,
    `font-src ${own}`,
    `img-src ${own} data:`,
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  c.header('Content-Security-Policy', policy);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (new URL(c.req.url).protocol === 'https:') {
    c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
});
