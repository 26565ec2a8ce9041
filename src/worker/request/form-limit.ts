/** Applies the limits of domain/rate-limits.ts per network. Only usable behind get-client-ip. */
import { networkOf } from '#domain/limits/network.ts';
import type { RateLimit } from '#domain/rate-limits.ts';
import type { KontorContext } from './context.ts';

/** Counts one request; false if none is left for a minute. Limits are separate; a form and its call share one. */
export async function isWithinFormLimit(c: KontorContext, limit: RateLimit): Promise<boolean> {
  const { success } = await c.env.FORM_LIMIT.limit({
    key: `${limit} ${networkOf(c.get('clientIp'))}`,
  });
  return success;
}
