/** Pages of customers: anonymous visitors are redirected home, which is logged. Source: checklist URL-9. */
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { logLine } from '#domain/log-line.ts';
import type { KontorBindings } from '../request/context.ts';
import { customerOfRequest, reloadWithoutSession } from '../request/customer-of-request.ts';

export const isAuthenticated = createMiddleware<KontorBindings>(async (c, next) => {
  const customer = await customerOfRequest(c);
  if (customer === 'gone') return reloadWithoutSession(c);
  if (!customer) {
    // Logs the route, not the address, which may contain personal data.
    const facts = { route: routePath(c), market: c.get('shop').store.key };
    console.warn(logLine('page refused', 'not logged in', facts));
    return c.redirect(c.get('shop').prefix || '/', 303);
  }
  c.set('customer', customer);
  return next();
});
