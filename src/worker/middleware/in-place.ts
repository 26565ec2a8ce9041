/**
 * Browsers log every answer of 4xx as an error of the page, also where a form or a call may fail as expected: an unknown
 * code, a wrong password. A form that a browser sends, and the shop's scripts, which name themselves in the request, get
 * such an answer with status 200 and its own status in a header. All other clients get the status itself.
 */
import { createMiddleware } from 'hono/factory';
import type { KontorBindings } from '../request/context.ts';

/** Sent by src/client/browser/call.ts and the scripts that send forms. */
const askedHeader = 'Kontor-In-Place';
const statusHeader = 'Kontor-Status';

export const inPlace = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  const { status, body, headers } = c.res;
  const isShown = c.req.header(askedHeader) || c.req.header('Sec-Fetch-Mode') === 'navigate';
  if (c.req.method !== 'POST' || !isShown || status < 400 || status >= 500) return;
  // Assigning keeps the headers of the answer that it replaces.
  c.res = new Response(body, { headers });
  c.res.headers.set(statusHeader, String(status));
});
