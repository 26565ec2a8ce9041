/** The deals during an import: those of the database and those of the file so far. */
import { type DealDocument, type DealType, nameOfDeal } from '#domain/catalogue/deal-document.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';

/** The deals at the start of the import; `ids`: by type, the id of each deal by its name. */
export type StoredDeals = {
  discounts: readonly CartDiscount[];
  ids: Record<DealType, ReadonlyMap<string, string>>;
};

export type DealsKnown = {
  discount: (key: string) => CartDiscount | undefined;
  discounts: () => Iterable<CartDiscount>;
  isThere: (deal: DealDocument) => boolean;
  /** The id of the deal with this name. */
  idOf: (deal: DealDocument) => string | undefined;
  /** The name of the deal of the same type that has this deal's id. */
  holderOf: (deal: DealDocument) => string | undefined;
  add: (deal: DealDocument) => void;
};

export function dealsKnown({ discounts, ids }: StoredDeals): DealsKnown {
  const byKey = new Map(discounts.map((each) => [each.key, each]));
  const known = Object.entries(ids).map(([type, own]) => [type, new Map(own)] as const);
  const idsOf = new Map<string, Map<string, string>>(known);
  const names = new Map(
    known.map(([type, own]) => [type, new Map([...own].map(([name, id]) => [id, name]))]),
  );
  const idOf = (deal: DealDocument) => idsOf.get(deal.type)?.get(nameOfDeal(deal).name);
  return {
    discount: (key) => byKey.get(key),
    discounts: () => byKey.values(),
    isThere: (deal) => idOf(deal) !== undefined,
    idOf,
    holderOf: (deal) => names.get(deal.type)?.get(idIn(deal)),
    add: (deal) => {
      const { name } = nameOfDeal(deal);
      idsOf.get(deal.type)?.set(name, idIn(deal));
      names.get(deal.type)?.set(idIn(deal), name);
      if (deal.type === 'cart-discount') byKey.set(deal.key, deal);
    },
  };
}

/** The id of a guarantee is its SKU. */
export function idIn(deal: DealDocument): string {
  return deal.type === 'extra-guarantee' ? deal.sku : deal.id;
}
