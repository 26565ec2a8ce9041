/**
 * The SKUs in what a remote backend is told and answers, replaced by others: pure. The shop knows each article by a number
 * of its own, a remote by whatever SKU its merchant gave it. SKUs that are not in the table stay.
 */
import type { ProductDraft, ProductFacts } from '../catalogue/import/draft.ts';
import type { CartUpdate } from './cart-update.ts';
import type { RemoteCart } from './remote-cart.ts';

/** The SKU that replaces each. */
export type SkuTable = ReadonlyMap<string, string>;

const replaced = (sku: string, table: SkuTable): string => table.get(sku) ?? sku;

type Custom = { parentSku?: string | null | undefined };

const customSkus = (custom: Custom | null | undefined): string[] =>
  custom?.parentSku ? [custom.parentSku] : [];

const renumberedCustom = <Fields extends Custom>(custom: Fields, table: SkuTable): Fields => ({
  ...custom,
  ...(custom.parentSku && { parentSku: replaced(custom.parentSku, table) }),
});

export const skusOfUpdates = (updates: readonly CartUpdate[]): string[] =>
  updates.flatMap((update) =>
    update.action === 'addLineItem' ? [update.sku, ...customSkus(update.custom)] : [],
  );

export const renumberedUpdates = (updates: readonly CartUpdate[], table: SkuTable): CartUpdate[] =>
  updates.map((update) =>
    update.action === 'addLineItem'
      ? {
          ...update,
          sku: replaced(update.sku, table),
          ...(update.custom && { custom: renumberedCustom(update.custom, table) }),
        }
      : update,
  );

export const skusOfCart = ({ lineItems }: RemoteCart): string[] =>
  lineItems.flatMap(({ variant, custom }) => [variant.sku, ...customSkus(custom)]);

export const renumberedCart = (cart: RemoteCart, table: SkuTable): RemoteCart => ({
  ...cart,
  lineItems: cart.lineItems.map((line) => ({
    ...line,
    variant: { ...line.variant, sku: replaced(line.variant.sku, table) },
    ...(line.custom && { custom: renumberedCustom(line.custom, table) }),
  })),
});

/** Fields of a product that name others. */
const references = ['relatedAccessories', 'parentProductsForAccessory', 'parts'] as const;

export const skusReferredTo = ({ facts }: ProductDraft): string[] =>
  references.flatMap((field) => facts[field] ?? []);

export function renumberedDraft(draft: ProductDraft, table: SkuTable): ProductDraft {
  const { sku: theirs, facts } = draft;
  const sku = replaced(theirs, table);
  const renumbered: ProductFacts = Object.fromEntries(
    references.flatMap((field) => {
      const skus = facts[field];
      return skus ? [[field, skus.map((each) => replaced(each, table))]] : [];
    }),
  );
  return {
    ...draft,
    sku,
    ...(sku !== theirs && { foreignSku: theirs }),
    facts: { ...facts, ...renumbered },
  };
}

/** What was wrong with an article, for those who know it by its SKU there. */
export const toldOf = (why: string, foreignSku: string | undefined): string =>
  foreignSku === undefined ? why : `${why} (${foreignSku} there)`;
