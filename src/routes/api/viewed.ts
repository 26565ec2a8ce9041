/**
 * POST /api/viewed: a browser reports anonymously which articles were viewed before this one. The browser ignores the
 * response, and losing an event does no harm, so it skips the outbox.
 */
import * as z from 'zod';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';

const sku = z.string().regex(/^EX\d{8}$/);
const viewedBody = z.object({ sku, before: z.array(sku).min(1).max(5) });

export async function trackViewedProduct(c: KontorContext): Promise<Response> {
  const body = await c.req.json().catch(() => undefined);
  const parsed = viewedBody.safeParse(body);
  if (!parsed.success) return c.body(null, 400);
  // Only a program views so many articles in a minute.
  if (!(await isWithinFormLimit(c, 'viewed'))) return c.body(null, 429);
  const { backend, caller } = c.get('shop');
  await backend.recordView(parsed.data, caller.now);
  return c.body(null, 204);
}
