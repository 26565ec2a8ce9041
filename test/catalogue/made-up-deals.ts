/** Random deals, in the order of an export: discounts by key, codes, guarantees by SKU. */
import type {
  CartDiscountDocument,
  DealDocument,
  DiscountCodeDocument,
  ExtraGuaranteeDocument,
} from '#domain/catalogue/deal-document.ts';
import { countryCodes, languages } from '#domain/country/countries.ts';
import { currencies } from '#domain/money/currencies.ts';
import { type Chance, times } from '../domain/seeded.ts';
import { instant, some, text } from './made-up-values.ts';

export function madeUpDeals(
  chance: Chance,
  count: number,
  categories: readonly string[],
): DealDocument[] {
  const keys = times(count).map((at) => `k-${1000 + at}`);
  return [
    ...keys.map((key, at) => discount(chance, key, at)),
    ...keys.map((_, at) => code(chance, at, keys)),
    ...times(9).map((at) => guarantee(chance, at, categories)),
  ];
}

function discount(chance: Chance, key: string, at: number): CartDiscountDocument {
  const value = madeUpValue(chance);
  return {
    type: 'cart-discount',
    id: `id ${text(chance).slice(0, 40)} ${at}`,
    key,
    name: names(chance),
    isActive: chance.often(0.5),
    ...validity(chance),
    stores: 'money' in value ? [] : some(chance, countryCodes, 5).map((store) => ({ key: store })),
    sortOrder: `0.${chance.between(0, 99)}${1 + (at % 9)}`,
    requiresDiscountCode: chance.often(0.5),
    stackingMode: chance.pick(['Stacking', 'StopAfterThisDiscount']),
    cartPredicate: `customerEmail <> ${quoted(text(chance))} or lineItemCount(1 = 1) > 3`,
    value,
    ...(value.type !== 'giftLineItem' && {
      target: chance.pick([
        { type: 'lineItems' as const, predicate: `attributes.brand = ${quoted(text(chance))}` },
        { type: 'shipping' as const },
        { type: 'totalPrice' as const },
      ]),
    }),
  };
}

function madeUpValue(chance: Chance): CartDiscountDocument['value'] {
  const money = some(chance, Object.keys(currencies) as (keyof typeof currencies)[], 12).map(
    (currencyCode) => ({ currencyCode, centAmount: chance.between(0, 900) * 100 }),
  );
  return chance.pick<CartDiscountDocument['value']>([
    { type: 'relative', permyriad: chance.between(1, 10_000) },
    { type: 'absolute', money },
    { type: 'fixed', money },
    { type: 'giftLineItem', sku: `EX10${chance.between(100_000, 999_999)}` },
  ]);
}

function code(chance: Chance, at: number, keys: readonly string[]): DiscountCodeDocument {
  return {
    type: 'discount-code',
    id: `code ${at}`,
    code: `${1000 + at}-${chance.pick(['ŁÓDŹ', 'ПЕЧЬ', 'ΦΟΎΡΝΟΣ', 'ÖFEN_1', '王'])}`,
    cartDiscounts: some(chance, keys, 10),
    isActive: chance.often(0.5),
    ...validity(chance),
    ...(chance.often(0.5) && { maxApplications: chance.between(1, 1_000_000) }),
  };
}

function guarantee(
  chance: Chance,
  at: number,
  categories: readonly string[],
): ExtraGuaranteeDocument {
  return {
    type: 'extra-guarantee',
    sku: `410001${at}`,
    name: Object.fromEntries(languages.map((language) => [language, text(chance)])),
    years: chance.between(1, 20),
    relativePriceRate: chance.between(1, 10_000),
    enabledOnMarket: some(chance, countryCodes, 25, 0),
    excludedSkus: times(chance.between(0, 3)).map((each) => `EX1000000${each}`),
    excludedBrands: chance.often(0.5) ? [text(chance)] : [],
    excludedRelations: some(chance, categories, 3, 0),
  };
}

/** Some languages in the order of their table, as an export writes them. */
function names(chance: Chance): CartDiscountDocument['name'] {
  const named = languages.filter(() => chance.often(0.3));
  return Object.fromEntries(named.map((language) => [language, text(chance)]));
}

function validity(chance: Chance) {
  const from = chance.between(0, 1000);
  return {
    ...(chance.often(0.5) && { validFrom: instant(from) }),
    ...(chance.often(0.5) && { validUntil: instant(from + chance.between(1, 400)) }),
  };
}

/** A string literal of a predicate. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
