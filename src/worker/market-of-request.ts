/** The market of a request, from its host, path and cookie and the Worker's settings. */
import {
  localeStrategies,
  type Market,
  type MarketRules,
  marketOf,
} from '#domain/locale/market.ts';
import { localeCookieOf } from './cookies.ts';
import { countrySettingsOf } from './country-settings.ts';
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
    defaultLanguages: countrySettingsOf(env).defaultLanguages,
  };
}

export function marketOfRequest(request: Request, env: Environment): Market {
  const { hostname, pathname } = new URL(request.url);
  const cookie = localeCookieOf(request);
  return marketOf({ host: hostname, path: pathname, cookie }, marketRulesOf(env));
}
