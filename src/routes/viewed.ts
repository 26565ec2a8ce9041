/**
 * POST /api/viewed: a browser tells which articles were seen before this one, without saying whose it is. Nobody waits
 * for the answer, and a lost one is no loss, so it skips the outbox.
 */
import * as z from 'zod';
import type { KontorContext } from '#worker/context.ts';
import { mayAsk } from '#worker/form-limit.ts';

const sku = z.string().regex(/^EX\d{8}$/);
const seen = z.object({ sku, before: z.array(sku).min(1).max(5) });

export async function viewed(c: KontorContext): Promise<Response> {
  const body = await c.req.json().catch(() => undefined);
  const told = seen.safeParse(body);
  if (!told.success) return c.body(null, 400);
  // So often a minute nobody looks at articles: a program does.
  if (!(await mayAsk(c, 'viewed'))) return c.body(null, 429);
  const at = c.get('shop').caller.now.toISOString();
  await c.env.EVENTS.send({ id: crypto.randomUUID(), at, type: 'product-viewed', ...told.data });
  return c.body(null, 204);
}
