/** Notes for the operator about deals that are loaded but may not work as intended. */
import type {
  CartDiscountDocument,
  DealDocument,
  DiscountCodeDocument,
  ExtraGuaranteeDocument,
} from '#domain/catalogue/deal-document.ts';
import { countryCodes, languagesOf } from '#domain/country/countries.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import type { DealsKnown } from './deals-known.ts';
import type { Target } from './target.ts';

type Beside = {
  deals: DealsKnown;
  target: Target;
  /** SKUs of the file so far. */
  seen: ReadonlyMap<string, number>;
  now: Date;
};

/** The notes of each deal, in the order of the deals. */
export async function notesOnDeals(
  deals: readonly DealDocument[],
  beside: Beside,
): Promise<string[][]> {
  const { target, seen } = beside;
  const skus = [...new Set(deals.flatMap(skusIn))].filter((sku) => !seen.has(sku));
  const found = await target.skusById(skus.map((sku) => ({ id: sku, sku })));
  const there = new Set(found.values());
  const brands = await target.brandsAmong(
    deals.flatMap((deal) => (deal.type === 'extra-guarantee' ? deal.excludedBrands : [])),
  );
  const strange = new Set(skus.filter((sku) => !there.has(sku)));
  return deals.map((deal) => {
    if (deal.type === 'cart-discount') return notesOnDiscount(deal, beside, strange);
    if (deal.type === 'discount-code') return notesOnCode(deal, beside.deals);
    return notesOnGuarantee(deal, strange, brands);
  });
}

function skusIn(deal: DealDocument): string[] {
  if (deal.type === 'extra-guarantee') return deal.excludedSkus;
  return deal.type === 'cart-discount' && deal.value.type === 'giftLineItem'
    ? [deal.value.sku]
    : [];
}

function notesOnDiscount(
  discount: CartDiscountDocument,
  { deals, now }: Beside,
  strange: ReadonlySet<string>,
): string[] {
  const { key, value, stores, name, sortOrder } = discount;
  const notes: string[] = [];
  if (value.type === 'giftLineItem' && strange.has(value.sku))
    notes.push(`value.sku: no product has the SKU ${value.sku}, nothing is given until one has`);
  const own = stores.length > 0 ? stores.map((store) => store.key) : countryCodes;
  if ('money' in value) {
    const said = new Set<string>(value.money.map(({ currencyCode }) => currencyCode));
    const without = own.filter((store) => !said.has(currencyOf(store, now)));
    if (without.length > 0)
      notes.push(`value.money: ${without.join(', ')} do not have it, for want of their currency`);
  }
  const languages = [...new Set(own.flatMap((store) => languagesOf(store)))];
  const unnamed = languages.filter((language) => !name[language]);
  if (unnamed.length > 0 && Object.keys(name).length > 0)
    notes.push(`name: has none in ${unnamed.join(', ')}, shoppers read the first there`);
  const twin = [...deals.discounts()].find(
    (other) => other.key !== key && Number(other.sortOrder) === Number(sortOrder),
  );
  if (twin)
    notes.push(`sortOrder: ${twin.key} has ${sortOrder} as well, the earlier key goes first`);
  return notes;
}

function notesOnCode({ cartDiscounts }: DiscountCodeDocument, deals: DealsKnown): string[] {
  return cartDiscounts
    .filter((key) => deals.discount(key)?.requiresDiscountCode === false)
    .map((key) => `cartDiscounts: ${key} is given without a code as well`);
}

function notesOnGuarantee(
  { excludedSkus, excludedBrands }: ExtraGuaranteeDocument,
  strange: ReadonlySet<string>,
  brands: ReadonlySet<string>,
): string[] {
  return [
    ...excludedSkus
      .filter((sku) => strange.has(sku))
      .map((sku) => `excludedSkus: no product has the SKU ${sku}`),
    ...excludedBrands
      .filter((brand) => !brands.has(brand))
      .map((brand) => `excludedBrands: no product is of the brand ${brand}`),
  ];
}
