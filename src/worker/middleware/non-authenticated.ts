/** Login and registration pages: logged-in customers are redirected home. Source: checklist URL-9. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../request/context.ts';
import { customerOfRequest, reloadWithoutSession } from '../request/customer-of-request.ts';

export const nonAuthenticated = createMiddleware<KontorBindings>(async (c, next) => {
  const customer = await customerOfRequest(c);
  if (customer === 'gone') return reloadWithoutSession(c);
  return customer ? c.redirect(c.get('shop').prefix || '/', 303) : next();
});
