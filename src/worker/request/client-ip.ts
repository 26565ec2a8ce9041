/** The visitor's IP address, for limits only: it is neither logged nor stored. */

/** Used without Cloudflare's network in front: on a developer's machine. */
const local = '127.0.0.1';

/** Only Cloudflare's own header is trusted, which it sets itself; X-Forwarded-For and the like can be forged. */
export function clientIpOf(headers: Headers): string {
  return headers.get('CF-Connecting-IP') || local;
}
