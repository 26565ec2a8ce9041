/** The visitor's IP address, for rate limits only: it is neither logged nor stored. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../request/context.ts';

/** Used without Cloudflare's network in front: on a developer's machine. */
const local = '127.0.0.1';

/** Only Cloudflare's own header is trusted, which it sets itself; X-Forwarded-For and the like can be forged. */
export const getClientIp = createMiddleware<KontorBindings>(async (c, next) => {
  c.set('clientIp', c.req.header('CF-Connecting-IP') || local);
  await next();
});
