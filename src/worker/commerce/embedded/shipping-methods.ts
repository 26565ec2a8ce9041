/** Shipping methods of a cart and of a country. Source: purchase-flow.txt §7, decision 27. */
import type { CountryCode } from '#domain/country/countries.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import {
  offeredShippingMethods,
  type ShippingMethodKey,
  shippingMethodKeys,
} from '#domain/shipping/methods.ts';
import { shippingMethodAnswer } from '#domain/shipping/shipping-method.ts';
import { countrySettingsOf } from '../../country-settings.ts';
import type { Environment } from '../../environment.ts';
import { textsFor } from '../../texts.ts';

type Calls = Pick<Commerce, 'getShippingMethods' | 'getShippingMethodsWithoutId'>;

export function shippingCalls(env: Environment): Calls {
  return {
    async getShippingMethods({ id }, caller) {
      const cart = await env.CART.getByName(id).read();
      if (!cart) return failure('CartNotFound');
      if (cart.store.key !== caller.store.key) return failure('CartNotInStore');
      return answer(offeredShippingMethods(cart.lineItems), caller.store.key, caller);
    },
    async getShippingMethodsWithoutId(_input, caller) {
      const { shippingMethodsCountry } = countrySettingsOf(env);
      return answer(shippingMethodKeys, shippingMethodsCountry ?? caller.store.key, caller);
    },
  };
}

async function answer(
  methods: readonly ShippingMethodKey[],
  country: CountryCode,
  { store, locale, now }: Caller,
) {
  const { t } = await textsFor(locale);
  const asked = { country, currencies: { [store.key]: store.currency }, at: now, t };
  const results = methods.map((key) => shippingMethodAnswer(key, asked));
  return { ok: true as const, data: { shippingMethods: { results } } };
}
