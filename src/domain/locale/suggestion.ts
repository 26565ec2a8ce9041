/**
 * Which other market a visitor may want: that of the country the request came from. Only ever suggested, never a
 * redirect. Source: issue 3 point 6, checklist LOC-5.
 */
import { type CountryCode, isCountryCode } from '../country/countries.ts';
import { languagesIn } from '../country/settings.ts';
import { type Locale, type LocaleCode, localeOf } from './locales.ts';
import type { MarketRules } from './market.ts';

export type Arrival = {
  /** The market that the visitor is in. */
  market: CountryCode;
  /** ISO code of the country the request came from, in upper or lower case; often unknown. */
  visitorCountry: string | undefined;
  acceptLanguage: string;
  userAgent: string;
  /** The visitor has chosen this market before. */
  chosen: boolean;
};

/** The response of GET /api/visitor. */
export type VisitorAnswer = {
  suggestion?: {
    country: CountryCode;
    locale: LocaleCode;
    /** The home page of that market. */
    href: string;
    /** In the language of the requesting page. */
    texts: { title: string; text: string; go: string; stay: string; close: string };
  };
};

const robots = /bot|crawl|spider|slurp|preview|monitor/i;

/** The visitor's own market in the language they read, or undefined: nothing to suggest. */
export function suggestedLocale(
  arrival: Arrival,
  rules: Pick<MarketRules, 'defaultLanguages'>,
): Locale | undefined {
  const { market, visitorCountry, acceptLanguage, userAgent, chosen } = arrival;
  const country = visitorCountry?.toLowerCase() ?? '';
  if (chosen || !isCountryCode(country) || country === market) return undefined;
  if (userAgent === '' || robots.test(userAgent)) return undefined;
  const spoken = languagesIn(country, rules);
  const wanted = preferred(acceptLanguage).find((each) => spoken.some((one) => one === each));
  return localeOf(country, wanted ?? spoken[0]);
}

/** `fr-CH, de;q=0.8, en;q=0` → fr, de: highest weight first, without weight 0. */
function preferred(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return {
        language: tag.split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
