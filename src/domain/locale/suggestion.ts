/**
 * Which other market a visitor may want: that of the country the request came from. Only ever suggested, never a
 * redirect. Source: issue 3 point 6, checklist LOC-5.
 */
import { type CountryCode, isCountryCode, languagesOf } from '../country/countries.ts';
import { type Locale, localeOf } from './locales.ts';

export type Arrival = {
  /** Whose shop the visitor is in. */
  market: CountryCode;
  /** ISO code of the country the request came from, in any case; unknown to many networks. */
  visitorCountry: string | undefined;
  acceptLanguage: string;
  userAgent: string;
  /** The visitor has chosen this market before. */
  chosen: boolean;
};

const robots = /bot|crawl|spider|slurp|preview|monitor/i;

/** The visitor's own market in the language they read, or undefined: nothing to suggest. */
export function suggestedLocale(arrival: Arrival): Locale | undefined {
  const { market, visitorCountry, acceptLanguage, userAgent, chosen } = arrival;
  const country = visitorCountry?.toLowerCase() ?? '';
  if (chosen || !isCountryCode(country) || country === market) return undefined;
  if (userAgent === '' || robots.test(userAgent)) return undefined;
  const spoken = languagesOf(country);
  return localeOf(
    country,
    preferred(acceptLanguage).find((each) => isOneOf(spoken, each)),
  );
}

function isOneOf(languages: readonly string[], language: string): boolean {
  return languages.includes(language);
}

/** `fr-CH, de;q=0.8, *;q=0.1` → fr, de: most wanted first, what is not wanted (q=0) left out. */
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
