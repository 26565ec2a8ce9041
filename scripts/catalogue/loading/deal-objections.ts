/** Why a deal conflicts with what the shop has; empty if it does not. */
import {
  type CartDiscountDocument,
  type DealDocument,
  type ExtraGuaranteeDocument,
  nameOfDeal,
} from '#domain/catalogue/deal-document.ts';
import type { CategoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import { languagesOf } from '#domain/country/countries.ts';
import { isVolumeDiscountId } from '#domain/discount/volume.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { type DealsKnown, idIn } from './deals-known.ts';

type Objection = { field: string; why: string };
type Beside = { deals: DealsKnown; categories: CategoriesKnown; now: Date };

export function objectionsToDeal(deal: DealDocument, beside: Beside): Objection[] {
  const identity = objectionToIdentity(deal, beside.deals);
  if (identity) return [identity];
  switch (deal.type) {
    case 'cart-discount':
      return [...stepsElsewhere(deal), ...lackingAmounts(deal, beside.now)];
    case 'discount-code':
      return deal.cartDiscounts
        .filter((key) => !beside.deals.discount(key))
        .map((key) => ({ field: 'cartDiscounts', why: `no discount has the key ${key}` }));
    case 'extra-guarantee':
      return [...strangeCategories(deal, beside.categories), ...lackingNames(deal)];
  }
}

/** Carts and orders refer to deals by id, so a deal's id must be unique and must not change. */
function objectionToIdentity(deal: DealDocument, deals: DealsKnown): Objection | undefined {
  const { field, name } = nameOfDeal(deal);
  const id = idIn(deal);
  if (deal.type === 'cart-discount' && isVolumeDiscountId(deal.id))
    return { field: 'id', why: `${id} is the id of a volume discount` };
  const holder = deals.holderOf(deal);
  if (holder !== undefined && holder !== name)
    return { field: 'id', why: `${id} is the id of ${holder}` };
  const before = deals.idOf(deal) ?? id;
  return before === id ? undefined : { field, why: `${name} is known under the id ${before}` };
}

/** Steps by quantity come from one place only: otherwise two of them would be added, and no page would tell them. */
function stepsElsewhere({ volumeDiscountGroup }: CartDiscountDocument): Objection[] {
  const why =
    'steps by quantity are a rule of the store: volumeDiscounts of its document (docs/operations/stores.md)';
  return volumeDiscountGroup ? [{ field: 'volumeDiscountGroup', why }] : [];
}

/** A store without an amount in its currency would never apply the discount. */
function lackingAmounts({ stores, value }: CartDiscountDocument, now: Date): Objection[] {
  if (!('money' in value)) return [];
  const said = new Set<string>(value.money.map(({ currencyCode }) => currencyCode));
  return stores.flatMap(({ key }) => {
    const currency = currencyOf(key, now);
    const why = `has no amount in ${currency}, the currency of ${key}`;
    return said.has(currency) ? [] : [{ field: 'value.money', why }];
  });
}

/** With a misspelt category, the guarantee would be sold for products that it excludes. */
function strangeCategories(
  { excludedRelations }: ExtraGuaranteeDocument,
  categories: CategoriesKnown,
): Objection[] {
  return excludedRelations
    .filter((key) => categories.byKey(key)?.key !== key)
    .map((key) => ({ field: 'excludedRelations', why: `no category has the key ${key}` }));
}

/** As with products, a guarantee needs a name in every language of its markets. */
function lackingNames({ enabledOnMarket, name }: ExtraGuaranteeDocument): Objection[] {
  const lacking = enabledOnMarket.flatMap((store) =>
    languagesOf(store).flatMap((language) => (name[language] ? [] : [[language, store] as const])),
  );
  // One store per language is reported.
  return [...new Map(lacking.toReversed())].map(([language, store]) => ({
    field: `name.${language}`,
    why: `is missing: it is sold in ${store}`,
  }));
}
