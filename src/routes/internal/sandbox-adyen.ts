import type { KontorContext } from '#worker/request/context.ts';
import { hasSandbox } from '#worker/services/payments/adyen/config.ts';
import { sandboxAdyenPage } from '#worker/services/payments/adyen/sandbox/page-handlers.ts';
import { notFound } from '../catalogue/not-found.tsx';

/** The provider's pages in the sandbox implementation. Only where sandbox services run. */
export async function sandboxAdyen(c: KontorContext): Promise<Response> {
  if (!hasSandbox(c.env)) return notFound(c);
  const answer = await sandboxAdyenPage(c.req.raw, c.env);
  // Copied, because the headers of a received response are immutable.
  return new Response(answer.body, answer);
}
