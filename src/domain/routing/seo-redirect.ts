/** Redirects that a lookup service returns. Source: catalogue.txt §2 "SEO redirection", checklist URL-10. */
import * as z from 'zod';
import { countryOfHost, type MarketRules } from '../locale/market.ts';

const codes = [301, 302, 307, 308] as const;
const defaultCode = 308;

const answer = z.object({
  redirectionCode: z.preprocess(
    (code) => (typeof code === 'string' ? Number(code) : code),
    z.literal(codes).catch(defaultCode),
  ),
  targetURL: z.string().min(1).max(2000),
});

export type SeoRedirect = { status: (typeof codes)[number]; location: string };

/**
 * The redirect that a response requests. Undefined if there is none, or if it leads to the same address or outside the
 * shop: a target is a path here or an address of one of the markets.
 */
export function seoRedirectFrom(
  body: unknown,
  source: URL,
  rules: MarketRules,
): SeoRedirect | undefined {
  const read = answer.safeParse(body);
  if (!read.success) return undefined;
  const target = URL.parse(read.data.targetURL, source);
  if (!target || target.href === source.href) return undefined;
  const here = target.origin === source.origin;
  const market = target.protocol === source.protocol && countryOfHost(target.hostname, rules);
  if (!here && !(market && target.port === source.port)) return undefined;
  const path = target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash;
  return {
    status: read.data.redirectionCode,
    location: here ? path : target.origin + path,
  };
}
