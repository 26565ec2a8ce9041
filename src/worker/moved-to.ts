import type { KontorContext } from './context.ts';
import { marketOfRequest } from './market-of-request.ts';

/** To where a page lives now, for good. On a neutral host a cookie decides where that is: no cache may keep it. */
export function movedTo(c: KontorContext, location: string): Response {
  if (!marketOfRequest(c.req.raw, c.env).neutralHost) return c.redirect(location, 301);
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(location, 302);
}
