/** Pages that show or change a cart: it may be a customer's, so their caller carries the session of the browser. */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../context.ts';
import { callerOf } from '../customer-of-request.ts';

export const customerSession = createMiddleware<KontorBindings>(async (c, next) => {
  c.set('shop', { ...c.get('shop'), caller: await callerOf(c) });
  await next();
});
