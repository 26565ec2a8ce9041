/** Login and registration: customers are redirected home, or to the page that led there. Source: checklist URL-9. */
import { createMiddleware } from 'hono/factory';
import { underPrefix } from '#domain/locale/market.ts';
import type { KontorBindings } from '../request/context.ts';
import { customerOfRequest, reloadWithoutSession } from '../request/customer-of-request.ts';
import { backOf } from '../request/lost-session.ts';

export const nonAuthenticated = createMiddleware<KontorBindings>(async (c, next) => {
  const customer = await customerOfRequest(c);
  if (customer === 'gone') return reloadWithoutSession(c);
  const { prefix } = c.get('shop');
  return customer ? c.redirect(underPrefix(prefix, backOf(c) ?? '/'), 303) : next();
});
