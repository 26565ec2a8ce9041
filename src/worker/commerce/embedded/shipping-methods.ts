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
import { storesAt } from '../../data/stores/stores.ts';
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
      return answer(env, offeredShippingMethods(looked.data.lineItems), caller.store.key, caller);
    },
    async getShippingMethodsWithoutId(_input, caller) {
      const { shippingMethodsCountry } = env.settings;
      return answer(env, shippingMethodKeys, shippingMethodsCountry ?? caller.store.key, caller);
    },
  };
}

async function answer(
  { DB }: Environment,
  methods: readonly ShippingMethodKey[],
  country: CountryCode,
  { store, locale, now }: Caller,
) {
  const [{ t }, stores] = await Promise.all([textsFor(locale), storesAt(DB, now)]);
  const { deliveryDays } = store;
  const results = methods.map((key) =>
    shippingMethodAnswer(key, { country, stores, deliveryDays, t }),
  );
  return { ok: true as const, data: { shippingMethods: { results } } };
}
