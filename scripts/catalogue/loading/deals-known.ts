/** The deals of the shop while an import runs: those of the database and those the file brought so far. */
import { type DealDocument, type DealType, nameOfDeal } from '#domain/catalogue/deal-document.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';

/** What the shop has when the import begins. By type, the name of each deal and the id it goes by. */
export type StoredDeals = {
  discounts: readonly CartDiscount[];
  ids: Record<DealType, ReadonlyMap<string, string>>;
};

export type DealsKnown = {
  discount: (key: string) => CartDiscount | undefined;
  discounts: () => Iterable<CartDiscount>;
  isThere: (deal: DealDocument) => boolean;
  /** The id that a deal of this name goes by. */
  idOf: (deal: DealDocument) => string | undefined;
  /** The name of the deal of the same type that goes by this deal's id. */
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

/** A guarantee has none beside its SKU. */
export function idIn(deal: DealDocument): string {
  return deal.type === 'extra-guarantee' ? deal.sku : deal.id;
}
