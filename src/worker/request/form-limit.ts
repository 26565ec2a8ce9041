/** Applies the limits of domain/rate-limits.ts per IP address. Only usable behind get-client-ip. */
import type { RateLimit } from '#domain/rate-limits.ts';
import type { KontorContext } from './context.ts';

/** Counts one request; false if none is left for a minute. Limits are separate; a form and its call share one. */
export async function isWithinFormLimit(c: KontorContext, limit: RateLimit): Promise<boolean> {
  const { success } = await c.env.FORM_LIMIT.limit({ key: `${limit} ${c.get('clientIp')}` });
  return success;
}
