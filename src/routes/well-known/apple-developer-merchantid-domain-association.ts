import type { KontorContext } from '#worker/request/context.ts';

/** The file by which Apple verifies that a domain is the shop's, as Apple provided it (docs/how-to/payments.md). */
export function appleDomain(c: KontorContext): Response {
  const file = c.env.settings.applePayDomainAssociation;
  return file ? c.text(file) : c.text('Not found', 404);
}
