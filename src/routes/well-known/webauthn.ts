import { relatedOrigins } from '#domain/passkey/relying-party.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The origins that may use passkeys of PASSKEY_RP_ID. Source: WebAuthn Level 3 §5.11. */
export function webauthnOrigins(c: KontorContext): Response {
  const { passkeyRpId, brandDomain } = c.env.settings;
  return passkeyRpId ? c.json({ origins: relatedOrigins(brandDomain) }) : c.text('Not found', 404);
}
