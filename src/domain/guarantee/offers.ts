/** The extra guarantees for an article, and their prices; no schemas here. Source: purchase-flow.txt §4, §9. */
import type { ProductFact } from '../cart/facts.ts';
import { languagesOf } from '../country/countries.ts';
import { shareOf } from '../money/basis-points.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { Store } from '../store/store.ts';
import type { ExtraGuarantee } from './extra-guarantee.ts';

/** A virtual product's number. Source: checklist GUA-1. */
export const guaranteeNumber = /^41000\d{2}$/;

/** What a shopper may choose for one article. */
export type GuaranteeOffer = {
  sku: string;
  name: Record<string, string>;
  years: number;
  /** Cents for one piece, VAT included. */
  centAmount: number;
};

type Insurable = Pick<
  ProductFact,
  'sku' | 'productType' | 'brand' | 'categories' | 'centAmount' | 'discountedCentAmount'
>;

/** The guarantees sold with the article, the shortest first; none if the store sells none, or for a gift card. */
export function guaranteesFor(
  product: Pick<ProductFact, 'sku' | 'productType' | 'brand' | 'categories'>,
  guarantees: readonly ExtraGuarantee[],
  store: Store,
): ExtraGuarantee[] {
  const isSold = store.saleOfAdditionalGuaranteeEnabled && product.productType !== 'gift_card';
  if (!isSold) return [];
  return guarantees
    .filter(
      ({ enabledOnMarket, excludedSkus, excludedBrands, excludedRelations }) =>
        enabledOnMarket.includes(store.key) &&
        !excludedSkus.includes(product.sku) &&
        !excludedBrands.includes(product.brand) &&
        !product.categories.some((key) => excludedRelations.includes(key)),
    )
    .toSorted((one, other) => one.years - other.years);
}

/** The name in the languages of the store. */
export function nameOf(
  { name }: Pick<ExtraGuarantee, 'name'>,
  store: Store,
): ExtraGuarantee['name'] {
  const languages: readonly string[] = languagesOf(store.key);
  return Object.fromEntries(Object.entries(name).filter(([key]) => languages.includes(key)));
}

/** Cents for one piece: a share of the piece's price after a reduction, but before other discounts. */
export function guaranteePrice(
  pieceCentAmount: number,
  { relativePriceRate }: Pick<ExtraGuarantee, 'relativePriceRate'>,
  currency: CurrencyCode,
): number {
  return shareOf(pieceCentAmount, relativePriceRate, currency);
}

export function guaranteeOffers(
  product: Insurable,
  guarantees: readonly ExtraGuarantee[],
  store: Store,
): GuaranteeOffer[] {
  const piece = product.discountedCentAmount ?? product.centAmount;
  return guaranteesFor(product, guarantees, store)
    .map((guarantee) => ({
      sku: guarantee.sku,
      name: nameOf(guarantee, store),
      years: guarantee.years,
      centAmount: guaranteePrice(piece, guarantee, store.currency),
    }))
    .filter(({ centAmount }) => centAmount > 0);
}
