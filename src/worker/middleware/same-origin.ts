/** Forms and calls that change something must come from our own pages. */
import { createMiddleware } from 'hono/factory';
import { errors } from '#domain/errors.ts';
import type { KontorBindings } from '../request/context.ts';

/** Whether the request's `Origin`, if it has one, is ours. Clients other than browsers send none. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  return !origin || origin === new URL(request.url).origin;
}

export const sameOrigin = createMiddleware<KontorBindings>(async (c, next) => {
  if (!isSameOrigin(c.req.raw)) {
    const { status, message } = errors.ForeignOrigin;
    return c.json({ code: 'ForeignOrigin', message }, status);
  }
  return next();
});
