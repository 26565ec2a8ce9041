import type { KontorContext } from './context.ts';

/** Redirects a page that has moved permanently. On a neutral host the target depends on a cookie: not cached. */
export function redirectToMoved(c: KontorContext, location: string): Response {
  if (!c.get('shop').neutralHost) return c.redirect(location, 301);
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(location, 302);
}
