/**
 * Pages of customers. Anonymous visitors are redirected to the login, which says why and leads back; with the setting
 * `home`, to the home page, as the specification has it. Both are logged. Source: checklist URL-9, experience.md 5.
 */
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { logLine } from '#domain/log-line.ts';
import type { KontorBindings } from '../request/context.ts';
import { reloadWithoutSession, signedInOf } from '../request/customer-of-request.ts';
import { redirectToLogin } from '../request/lost-session.ts';

export const isAuthenticated = createMiddleware<KontorBindings>(async (c, next) => {
  const known = await signedInOf(c);
  const { settings } = c.env;
  if (known === 'gone' && settings.anonymousAccount === 'home') return reloadWithoutSession(c);
  if (!known || known === 'gone') {
    // Logs the route, not the address, which may contain personal data.
    const facts = { route: routePath(c), market: c.get('shop').store.key };
    console.warn(logLine('page refused', 'not logged in', facts));
    return settings.anonymousAccount === 'home'
      ? c.redirect(c.get('shop').prefix || '/', 303)
      : redirectToLogin(c, '');
  }
  c.set('customer', known.customer);
  c.set('signedIn', known);
  return next();
});
