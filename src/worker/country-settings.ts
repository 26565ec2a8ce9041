import {
  type CountrySettings,
  readCodZeroLimit,
  readCountries,
  readCountryOrOwn,
  readDefaultLanguages,
  readHour,
} from '#domain/country/settings.ts';
import type { Environment } from './environment.ts';

/** What this Worker's configuration decides about countries; read once for each environment. */
export function countrySettingsOf(env: Environment): CountrySettings {
  const settings = known.get(env) ?? {
    defaultLanguages: readDefaultLanguages(env.DEFAULT_LANGUAGES ?? ''),
    deliveryCutOff: readHour(env.DELIVERY_CUT_OFF ?? '14', 'DELIVERY_CUT_OFF'),
    shippingMethodsCountry: readCountryOrOwn(
      env.SHIPPING_METHODS_COUNTRY ?? 'own',
      'SHIPPING_METHODS_COUNTRY',
    ),
    codZeroLimit: readCodZeroLimit(env.COD_ZERO_LIMIT ?? 'none'),
    liveCartOff: readCountries(env.LIVE_CART_OFF ?? '', 'LIVE_CART_OFF'),
  };
  known.set(env, settings);
  return settings;
}

const known = new WeakMap<Environment, CountrySettings>();
