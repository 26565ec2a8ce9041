/** Pages to log in and to register: whoever is logged in goes home. Source: checklist URL-9. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../context.ts';
import { customerOfRequest, reloadAnonymous } from '../customer-of-request.ts';

export const nonAuthenticated = createMiddleware<KontorBindings>(async (c, next) => {
  const customer = await customerOfRequest(c);
  if (customer === 'gone') return reloadAnonymous(c);
  return customer ? c.redirect(c.get('shop').prefix || '/', 303) : next();
});
