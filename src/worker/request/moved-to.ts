import type { KontorContext } from './context.ts';

/** To where a page lives now, for good. On a neutral host a cookie decides where that is: no cache may keep it. */
export function redirectToMoved(c: KontorContext, location: string): Response {
  if (!c.get('shop').neutralHost) return c.redirect(location, 301);
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(location, 302);
}
