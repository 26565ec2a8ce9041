/** The visitor's network address, for rate limits and for nothing else: it is neither logged nor kept. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../request/context.ts';

/** Where no network stands in front: a developer's machine. */
const local = '127.0.0.1';

/** Only Cloudflare's own header counts, which it sets itself; X-Forwarded-For and its kin are the sender's word. */
export const getClientIp = createMiddleware<KontorBindings>(async (c, next) => {
  c.set('clientIp', c.req.header('CF-Connecting-IP') || local);
  await next();
});
