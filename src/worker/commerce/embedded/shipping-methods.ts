/** Shipping methods of a cart and of a country. Source: purchase-flow.txt §7, decision 27. */

import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import {
  offeredShippingMethods,
  type ShippingMethodKey,
  shippingMethodKeys,
} from '#domain/shipping/methods.ts';
import { shippingMethodAnswer } from '#domain/shipping/shipping-method.ts';
import type { Environment } from '../../settings/environment.ts';
import { textsFor } from '../../texts/texts.ts';
import { customerCarts } from './customer-carts.ts';

type Calls = Pick<Commerce, 'getShippingMethods' | 'getShippingMethodsWithoutId'>;

export function shippingCalls(env: Environment): Calls {
  const customers = customerCarts(env);
  return {
    async getShippingMethods({ id }, caller) {
      const known = await customers.known(caller);
      const looked: Outcome<Cart> = await env.CART.getByName(id).look(known.caller);
      if (!looked.ok) return looked;
      return answer(offeredShippingMethods(looked.data.lineItems), caller.store.key, caller);
    },
    async getShippingMethodsWithoutId(_input, caller) {
      const { shippingMethodsCountry } = env.settings;
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
  const { deliveryDays } = store;
  const currencies = { [store.key]: store.currency };
  const request = { country, currencies, deliveryDays, at: now, t };
  const results = methods.map((key) => shippingMethodAnswer(key, request));
  return { ok: true as const, data: { shippingMethods: { results } } };
}
