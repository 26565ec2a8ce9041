import {
  type CountrySettings,
  readCountries,
  readDefaultLanguages,
  readHour,
} from '#domain/country/settings.ts';
import type { Environment } from './environment.ts';

/** What this Worker's configuration decides about countries; read once for each environment. */
export function countrySettingsOf(env: Environment): CountrySettings {
  const settings = known.get(env) ?? {
    defaultLanguages: readDefaultLanguages(env.DEFAULT_LANGUAGES ?? ''),
    deliveryCutOff: readHour(env.DELIVERY_CUT_OFF ?? '14', 'DELIVERY_CUT_OFF'),
    liveCartOff: readCountries(env.LIVE_CART_OFF ?? '', 'LIVE_CART_OFF'),
  };
  known.set(env, settings);
  return settings;
}

const known = new WeakMap<Environment, CountrySettings>();
