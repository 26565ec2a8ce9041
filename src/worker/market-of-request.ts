/** The market of a request, from its host, path and cookie and the Worker's settings. */
import { isCountryCode, type Language, languages } from '#domain/country/countries.ts';
import {
  localeStrategies,
  type Market,
  type MarketRules,
  marketOf,
} from '#domain/locale/market.ts';
import { localeCookieOf } from './cookies.ts';
import type { Environment } from './environment.ts';

/** Reads the settings; one that makes no sense is an operator's error and is named. */
export function marketRulesOf(env: Environment): MarketRules {
  const localeStrategy = localeStrategies.find((each) => each === env.LOCALE_STRATEGY);
  if (!localeStrategy) {
    throw new Error(
      `LOCALE_STRATEGY is "${env.LOCALE_STRATEGY}", not ${localeStrategies.join(' or ')}`,
    );
  }
  return {
    neutralHosts: env.NEUTRAL_HOSTS.split(' '),
    brandDomain: env.BRAND_DOMAIN,
    localeStrategy,
    defaultLanguages: defaultLanguagesFrom(env.DEFAULT_LANGUAGES),
  };
}

export function marketOfRequest(request: Request, env: Environment): Market {
  const { hostname, pathname } = new URL(request.url);
  const cookie = localeCookieOf(request);
  return marketOf({ host: hostname, path: pathname, cookie }, marketRulesOf(env));
}

/** `be=nl ch=de` */
function defaultLanguagesFrom(setting: string): MarketRules['defaultLanguages'] {
  const pairs = setting.split(' ').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair): [string, Language] => {
      const [country = '', name] = pair.split('=');
      const language = languages.find((each) => each === name);
      if (!isCountryCode(country) || !language) {
        throw new Error(`DEFAULT_LANGUAGES: "${pair}" is not a country and one of its languages`);
      }
      return [country, language];
    }),
  );
}
