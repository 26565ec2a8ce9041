/** The visitor's IP address, for limits only: it is neither logged nor stored. */
import { storefrontHeaders } from '#domain/limits/storefront.ts';

/** Used without Cloudflare's network in front: on a developer's machine. */
const local = '127.0.0.1';

/**
 * Only Cloudflare's own header is trusted, which it sets itself; X-Forwarded-For and the like can be forged. `secret`: of
 * shops in front, which name the network of their shopper.
 */
export function clientIpOf(headers: Headers, secret: string | undefined): string {
  const network = headers.get(storefrontHeaders.network);
  const isFront = secret && isSame(headers.get(storefrontHeaders.secret) ?? '', secret);
  return (isFront && network) || headers.get('CF-Connecting-IP') || local;
}

function isSame(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => new TextEncoder().encode(text));
  return (
    one?.length === other?.length &&
    one !== undefined &&
    other !== undefined &&
    crypto.subtle.timingSafeEqual(one, other)
  );
}
