/** How often one network address may do what domain/rate-limits.ts names. Only behind get-client-ip. */
import type { RateLimit } from '#domain/rate-limits.ts';
import type { KontorContext } from './context.ts';

/** Takes one try; false when there is none left for a minute. Each limit counts by itself, a form's call with it. */
export async function isWithinFormLimit(c: KontorContext, limit: RateLimit): Promise<boolean> {
  const { success } = await c.env.FORM_LIMIT.limit({ key: `${limit} ${c.get('clientIp')}` });
  return success;
}
