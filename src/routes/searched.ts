/**
 * POST /api/searched: a browser tells which of the found articles was opened, where its visitor agreed to be counted.
 * Nobody waits for whether it is taken, and a lost one is no loss, so it skips the outbox. Source: checklist SEA-4.
 */
import * as z from 'zod';
import { longestText } from '#domain/catalogue/listing-query.ts';
import { logLine } from '#domain/log-line.ts';
import { mostFound, type SearchHits, shortestText } from '#domain/search/search.ts';
import type { KontorContext } from '#worker/context.ts';
import { mayAsk } from '#worker/form-limit.ts';
import { searchService } from '#worker/services/search/choose.ts';

/** Of one event, as hosted indices take it. */
const mostTold = 20;

const opened = z
  .object({
    // Random letters; an address of somebody does not fit.
    userToken: z
      .string()
      .regex(/^[A-Za-z0-9_=/+-]{1,129}$/)
      .optional(),
    objectIDs: z.array(z.string().min(1).max(100)).min(1).max(mostTold),
    // A longer one was cut before it was searched for.
    searchTerm: z
      .string()
      .trim()
      .min(shortestText)
      .transform((text) => text.slice(0, longestText)),
    positions: z.array(z.int().min(1).max(mostFound)),
    queryId: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
  })
  .refine(({ objectIDs, positions }) => objectIDs.length === positions.length);

type Opened = z.infer<typeof opened>;

export async function searched(c: KontorContext): Promise<Response> {
  const body = await c.req.json().catch(() => undefined);
  const told = opened.safeParse(body);
  if (!told.success) return c.body(null, 400);
  // So often a minute nobody opens what they found: a program does.
  if (!(await mayAsk(c, 'searched'))) return c.body(null, 429);
  // The browser's own wish not to be counted, whatever its script knows of it.
  if (c.req.header('Sec-GPC') !== '1') c.executionCtx.waitUntil(tell(c, told.data));
  return c.body(null, 204);
}

async function tell(c: KontorContext, { userToken, queryId, ...hits }: Opened): Promise<void> {
  const known: SearchHits = {
    ...hits,
    ...(userToken && { userToken }),
    ...(queryId && { queryId }),
  };
  try {
    await searchService(c.env).tell(known, c.get('shop').caller);
  } catch (error) {
    console.error(logLine('opened hit not told', error));
  }
}
