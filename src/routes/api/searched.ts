/**
 * POST /api/searched: a browser reports which search result was opened, if its visitor consented to statistics.
 * Fire and forget: losing an event does no harm, so it skips the outbox. Source: checklist SEA-4.
 */
import * as z from 'zod';
import { maxTextLength } from '#domain/catalogue/listing/listing-query.ts';
import { logLine } from '#domain/log-line.ts';
import { maxHits, minTextLength, type SearchHits } from '#domain/search/search.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';

/** Per event; the limit of hosted indices. */
const maxReportedHits = 20;

const opened = z
  .object({
    // Random characters; an e-mail address does not match.
    userToken: z
      .string()
      .regex(/^[A-Za-z0-9_=/+-]{1,129}$/)
      .optional(),
    objectIDs: z.array(z.string().min(1).max(100)).min(1).max(maxReportedHits),
    // Longer queries are truncated before the search.
    searchTerm: z
      .string()
      .trim()
      .min(minTextLength)
      .transform((text) => text.slice(0, maxTextLength)),
    positions: z.array(z.int().min(1).max(maxHits)),
    queryId: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
  })
  .refine(({ objectIDs, positions }) => objectIDs.length === positions.length);

type Opened = z.infer<typeof opened>;

export async function trackSearchClick(c: KontorContext): Promise<Response> {
  const body = await c.req.json().catch(() => undefined);
  const parsed = opened.safeParse(body);
  if (!parsed.success) return c.body(null, 400);
  // Only a program opens so many results in a minute.
  if (!(await isWithinFormLimit(c, 'searched'))) return c.body(null, 429);
  // Global Privacy Control: the browser asks not to be counted, whatever its script sends.
  if (c.req.header('Sec-GPC') !== '1') c.executionCtx.waitUntil(reportClick(c, parsed.data));
  return c.body(null, 204);
}

async function reportClick(
  c: KontorContext,
  { userToken, queryId, ...hits }: Opened,
): Promise<void> {
  const known: SearchHits = {
    ...hits,
    ...(userToken && { userToken }),
    ...(queryId && { queryId }),
  };
  try {
    const { backend, caller } = c.get('shop');
    await backend.search.reportClick(known, caller);
  } catch (error) {
    console.error(logLine('opened hit not told', error));
  }
}
