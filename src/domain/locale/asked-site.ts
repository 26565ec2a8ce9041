/** The `origin` parameter of a call: the shop in which its links are to lead. Source: purchase-flow.txt §7. */
import { type CountryCode, countryCodes, factsOf } from '../country/countries.ts';
import { type Locale, localeOf } from './locales.ts';
import {
  countryOfHost,
  hostOfCountry,
  type MarketRules,
  prefixedLanguages,
  prefixOf,
} from './market.ts';

/** `storefronts`: URLs of shops in front of this one; `{country}` and `{domain}` in them stand for `gb` and `co.uk`. */
export type OriginRules = MarketRules & { storefronts: readonly string[] };

export type AskedSite = { site: string; locale: Locale };

/**
 * The site of that market, in the language of the origin's path, else in the caller's if the market has it. Undefined if
 * the origin is neither one of the shop's market hosts, under the scheme and port of the request, nor that of a shop in
 * front for the caller's market: links of mails never lead elsewhere.
 */
export function siteOfOrigin(
  origin: string,
  request: URL,
  caller: Pick<Locale, 'country' | 'language'>,
  rules: OriginRules,
): AskedSite | undefined {
  const text = origin.includes('://') ? origin : `${request.protocol}//${origin}`;
  if (!URL.canParse(text)) return undefined;
  const asked = new URL(text);
  const isFront = isFrontOf(asked, caller.country, rules);
  const country = isFront ? caller.country : ownCountry(asked, request, rules);
  if (!country) return undefined;
  const locale = localeIn(asked, country, rules) ?? localeOf(country, caller.language);
  const isHere = country === caller.country;
  return {
    site: asked.origin + prefixOf(locale, rules),
    locale: isHere ? locale : localeOf(caller.country, caller.language),
  };
}

/** The market and language of a shop in front, for a request to a host that stands for no market. */
export function localeInFront(origin: string, rules: OriginRules): Locale | undefined {
  if (!URL.canParse(origin)) return undefined;
  const asked = new URL(origin);
  // An address for all markets says nothing about one.
  const named = { ...rules, storefronts: rules.storefronts.filter((each) => each.includes('{')) };
  const country = countryCodes.find((each) => isFrontOf(asked, each, named));
  return country && (localeIn(asked, country, rules) ?? localeOf(country));
}

/** Undefined: the path names no language, as for the first one of the market. */
function localeIn({ pathname }: URL, country: CountryCode, rules: OriginRules): Locale | undefined {
  const [, first] = pathname.split('/');
  const named = prefixedLanguages(country, rules).find((language) => language === first);
  return named && localeOf(country, named);
}

const isFrontOf = ({ origin }: URL, country: CountryCode, { storefronts }: OriginRules): boolean =>
  storefronts.some((each) => addressIn(each, country) === origin);

const addressIn = (storefront: string, country: CountryCode): string =>
  storefront.replace('{country}', country).replace('{domain}', factsOf(country).topLevelDomain);

function ownCountry(asked: URL, request: URL, rules: OriginRules): CountryCode | undefined {
  const country = countryOfHost(asked.hostname, rules);
  const own = country && hostOfCountry(country, request.hostname, rules);
  const isOurs = own !== undefined && own === asked.hostname;
  const expected = `${request.protocol}//${asked.hostname}${request.port && `:${request.port}`}`;
  return isOurs && asked.origin === expected ? country : undefined;
}
