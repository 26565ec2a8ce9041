/** What the rules of a store contradict: each other, the currency, or the country's law, now and after each change. */
import { type CountryCode, factsOf, languagesOf } from '../country/countries.ts';
import { type CurrencyCode, smallestAmount } from '../money/currencies.ts';
import { amountTermsOf } from '../payment/amount-terms.ts';
import { legalCashCap } from '../payment/cash-on-delivery.ts';
import { isOwnMethod } from '../payment/methods.ts';
import { type DatedChange, storeAt } from './dated-changes.ts';
import type { MoneyRules, VolumeDiscountRules } from './money-rules.ts';

export type Fault = { path: (string | number)[]; message: string };

export type RuledStore = MoneyRules & {
  key: CountryCode;
  currency: CurrencyCode;
  changes?: readonly DatedChange[] | undefined;
};

/** Faults of the rules; those that only a change causes are told at the change. */
export function ruleFaults(store: RuledStore): Fault[] {
  return everyMoment(store, faultsOf);
}

/** What the law of the country forbids, from now on. */
export function legalFaults(store: RuledStore, now: Date): Fault[] {
  return everyMoment(store, (rules, from) => {
    const { key, currency, cashOnDelivery, codFeeCentAmount, paymentMethods } = rules;
    const cap = legalCashCap(key, from && from > now ? from : now);
    const offersCash = paymentMethods.includes('cashOnDelivery') && cashOnDelivery.itemLimit > 0;
    return [
      ...(cashOnDelivery.limitCentAmount > cap
        ? [
            {
              path: ['cashOnDelivery', 'limitCentAmount'],
              message: `the law of ${key} allows no cash payment above ${(cap / 100).toFixed(2)} ${currency}`,
            },
          ]
        : []),
      ...(factsOf(key).payment.feeForbidden && offersCash && codFeeCentAmount > 0
        ? [
            {
              path: ['codFeeCentAmount'],
              message: `the law of ${key} forbids a fee for a means of payment`,
            },
          ]
        : []),
    ];
  });
}

function everyMoment(
  store: RuledStore,
  faultsAt: (rules: RuledStore, from?: Date) => Fault[],
): Fault[] {
  const own = faultsAt(store);
  const known = new Set(own.map(({ message }) => message));
  const later = (store.changes ?? []).flatMap((change, at) => {
    const from = new Date(change.validFrom);
    return faultsAt(storeAt(store, from), from)
      .filter(({ message }) => !known.has(message))
      .map(({ path, message }) => ({ path: ['changes', at, ...path], message }));
  });
  return [...own, ...later];
}

function faultsOf(rules: RuledStore): Fault[] {
  const { key, currency, deliveryDays, shippingRates, cashOnDelivery } = rules;
  const amounts: [string[], number][] = [
    [['codFeeCentAmount'], rules.codFeeCentAmount],
    [['cashOnDelivery', 'limitCentAmount'], cashOnDelivery.limitCentAmount],
    ...Object.entries(shippingRates).map(([name, cents]): [string[], number] => [
      ['shippingRates', name],
      cents,
    ]),
  ];
  return [
    ...amounts
      .filter(([, cents]) => cents % smallestAmount(currency) !== 0)
      .map(([path]) => ({ path, message: 'no price tag of the currency can show it' })),
    ...(['parcel', 'freight'] as const)
      .filter((method) => deliveryDays[method].from > deliveryDays[method].to)
      .map((method) => ({ path: ['deliveryDays', method], message: 'from is more than to' })),
    ...stepFaults(rules.volumeDiscounts),
    ...Object.keys(rules.codFeeTitle ?? {})
      .filter((language) => !languagesOf(key).some((own) => own === language))
      .map((language) => ({
        path: ['codFeeTitle', language],
        message: `${key} has only ${languagesOf(key).join(', ')}`,
      })),
    ...rules.paymentMethods.flatMap((method, at) =>
      isOwnMethod(method) || amountTermsOf(method, currency)
        ? []
        : [{ path: ['paymentMethods', at], message: `${method} accepts no ${currency}` }],
    ),
  ];
}

/** A larger quantity must not cost more a piece. */
function stepFaults(groups: VolumeDiscountRules): Fault[] {
  return Object.entries(groups).flatMap(([group, steps]) =>
    steps.flatMap((step, at) => {
      const before = steps[at - 1];
      const rises =
        !before || (step.fromQuantity > before.fromQuantity && step.permyriad > before.permyriad);
      const message = 'both numbers have to be greater than those of the step before';
      return rises ? [] : [{ path: ['volumeDiscounts', group, at], message }];
    }),
  );
}
