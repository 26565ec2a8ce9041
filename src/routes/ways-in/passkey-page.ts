import type { PasskeyPage } from '#client/account/ways-in/passkey-form.tsx';
import { relyingPartyOf } from '#domain/passkey/relying-party.ts';
import { assetUrl } from '#worker/render/assets.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** What a page with a passkey's form needs. */
export function passkeyPage(c: KontorContext): PasskeyPage {
  const { id, isRelated } = relyingPartyOf(c.req.url, c.env.settings.passkeyRpId);
  const script = assetUrl('src/client/account/browser/passkeys.ts');
  return { script, ...(isRelated && { relatedHost: id }) };
}
