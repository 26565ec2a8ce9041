/** Cart lines at current prices. Their discounts are calculated for the cart as a whole. */
import { type Line, sumOf } from '../discount/take-off.ts';
import { addableQuantity } from '../inventory/availability.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { moneyOf } from '../money/money-of.ts';
import type { Store } from '../store/store.ts';
import type { IncludedDiscounts, LineItem } from './cart.ts';
import type { CartFacts, ProductFact } from './facts.ts';

/** A new line without any discount of the cart. */
export function lineItemOf(
  id: string,
  product: ProductFact,
  quantity: number,
  store: Store,
): LineItem {
  const inCurrency = (centAmount: number) => moneyOf(centAmount, store.currency);
  const { centAmount, discountedCentAmount, lowestCentAmount, volumeDiscountGroup } = product;
  return {
    id,
    productId: product.productId,
    name: product.name,
    productSlug: product.slug,
    productType: { key: product.productType },
    quantity,
    variant: {
      id: 1,
      sku: product.sku,
      image: product.image,
      isPackageTypeFreight: product.isPackageTypeFreight,
      ...(product.isBware && { isBware: true }),
      ...(volumeDiscountGroup && { volumeDiscountGroup }),
      ...(product.energyLabel && { energyLabel: product.energyLabel }),
      maximumQuantity: addableQuantity(product.availableQuantity, store.maximumQuantity, 0),
      ...(product.restockDate && { restockDate: product.restockDate }),
      ...(product.isComing && { isUnavailable: true }),
    },
    price: {
      value: inCurrency(centAmount),
      ...(discountedCentAmount !== undefined && { discounted: inCurrency(discountedCentAmount) }),
      ...(lowestCentAmount !== undefined && { lowest: inCurrency(lowestCentAmount) }),
    },
    priceMode: 'Platform',
    discountedPricePerQuantity: [],
    lineItemMode: 'Standard',
    taxedPrice: { totalGross: inCurrency((discountedCentAmount ?? centAmount) * quantity) },
  };
}

/** Pieces of an article that a cart may hold: those in stock, up to the store's maximum; 0 if the product is gone. */
export function maxQuantityOf(
  sku: string,
  { store, products }: Pick<CartFacts, 'store' | 'products'>,
): number {
  const available = products.get(sku)?.availableQuantity ?? 0;
  return addableQuantity(available, store.maximumQuantity, 0);
}

/** The line with the current data of its product; if the product is gone, the line keeps its last price. */
export function refreshedLine(
  line: LineItem,
  product: ProductFact | undefined,
  store: Store,
): LineItem {
  const { supplyChannel, distributionChannel } = line;
  if (product) {
    return {
      ...lineItemOf(line.id, product, line.quantity, store),
      ...(supplyChannel && { supplyChannel }),
      ...(distributionChannel && { distributionChannel }),
    };
  }
  return { ...line, variant: { ...line.variant, maximumQuantity: 0, isUnavailable: true } };
}

/** The line with the discounts of its pieces. */
export function withDiscounts(line: LineItem, pieces: Line, currency: CurrencyCode): LineItem {
  const isReduced = pieces.some(({ included }) => included.length > 0);
  return {
    ...line,
    discountedPricePerQuantity: isReduced
      ? pieces.map(({ quantity, centAmount, included }) => ({
          quantity,
          discountedPrice: {
            value: moneyOf(centAmount, currency),
            includedDiscounts: includedDiscounts(included, currency),
          },
        }))
      : [],
    taxedPrice: { totalGross: moneyOf(sumOf(pieces), currency) },
  };
}

/** A line with one free piece. */
export function giftOf(id: string, product: ProductFact, discount: string, store: Store): LineItem {
  const line = lineItemOf(id, product, 1, store);
  const { centAmount } = line.price.discounted ?? line.price.value;
  const free = { quantity: 1, centAmount: 0, included: [{ id: discount, centAmount }] };
  return { ...withDiscounts(line, [free], store.currency), lineItemMode: 'GiftLineItem' };
}

export function includedDiscounts(
  included: readonly { id: string; centAmount: number }[],
  currency: CurrencyCode,
): IncludedDiscounts {
  return included.map(({ id, centAmount }) => ({
    discount: { typeId: 'cart-discount', id },
    discountedAmount: moneyOf(centAmount, currency),
  }));
}
