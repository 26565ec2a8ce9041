/** The `origin` parameter of a call: the market in whose shop its links are to lead. Source: purchase-flow.txt §7. */
import { type Locale, localeOf } from './locales.ts';
import { countryOfHost, hostOfCountry, type MarketRules, prefixOf } from './market.ts';

/**
 * The site of that market, in the caller's language if the market has it. Undefined if the origin is not one of the shop's
 * market hosts, under the scheme and port of the request: links of mails never lead elsewhere.
 */
export function siteOfOrigin(
  origin: string,
  request: URL,
  { language }: Pick<Locale, 'language'>,
  rules: MarketRules,
): string | undefined {
  const text = origin.includes('://') ? origin : `${request.protocol}//${origin}`;
  if (!URL.canParse(text)) return undefined;
  const asked = new URL(text);
  const country = countryOfHost(asked.hostname, rules);
  const own = country && hostOfCountry(country, request.hostname, rules);
  const isOurs = own !== undefined && own === asked.hostname;
  const expected = `${request.protocol}//${asked.hostname}${request.port && `:${request.port}`}`;
  if (!country || !isOurs || asked.origin !== expected) return undefined;
  return expected + prefixOf(localeOf(country, language), rules);
}
