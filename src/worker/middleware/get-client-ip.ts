/** The visitor's IP address, for the limits of forms (request/form-limit.ts). */
import { createMiddleware } from 'hono/factory';
import { clientIpOf } from '../request/client-ip.ts';
import type { KontorBindings } from '../request/context.ts';

export const getClientIp = createMiddleware<KontorBindings>(async (c, next) => {
  c.set('clientIp', clientIpOf(c.req.raw.headers, c.env.settings.storefrontSecret));
  await next();
});
