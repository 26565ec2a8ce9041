/** The relying party of passkeys, and which hosts may use it. Source: WebAuthn Level 3 §5.11. */
import { countryCodes, factsOf } from '../country/countries.ts';

export type RelyingParty = {
  /** A passkey belongs to this host name for good. */
  id: string;
  /** The origin of the page, exactly as the browser signs it. */
  origin: string;
  /** The page's host is outside the id's domain: the browser has to support related origins. */
  isRelated: boolean;
};

/** `site`: URL of the page. `rpId`: the setting; undefined: each host has passkeys of its own. */
export function relyingPartyOf(site: string, rpId: string | undefined): RelyingParty {
  const { hostname, origin } = new URL(site);
  const id = rpId ?? hostname;
  return { id, origin, isRelated: hostname !== id && !hostname.endsWith(`.${id}`) };
}

/**
 * The content of /.well-known/webauthn: the origins of all markets. Browsers read the origins of at most five labels
 * (`kontor` in kontor.co.uk); all markets share one, the brand's.
 */
export function relatedOrigins(brandDomain: string): string[] {
  const hosts = countryCodes.map((code) => `${brandDomain}.${factsOf(code).topLevelDomain}`);
  return [...new Set(hosts)].map((host) => `https://${host}`);
}
