import type { KontorContext } from '#worker/context.ts';
import { adyenPage } from '#worker/services/payments/adyen/index.ts';
import { notFound } from './not-found.tsx';

/** Pages of the provider that the sandbox stands in for. Only where sandbox services run. */
export async function sandboxAdyen(c: KontorContext): Promise<Response> {
  const answer = await adyenPage(c.req.raw, c.env);
  // Copied, because the headers of a finished answer cannot be added to.
  return answer ? new Response(answer.body, answer) : notFound(c);
}
