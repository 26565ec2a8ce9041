/** Stock and release of a product. Source: checklist CART-6, PDP-2; boundaries catalogue.txt §9. */
import type { CurrencyCode } from '../money/currencies.ts';

/** Price limits in major units: the higher the price, the fewer pieces count as low stock. */
const lowStockBoundaries: Partial<Record<CurrencyCode, { high: number; low: number }>> = {
  EUR: { high: 1000, low: 250 },
  GBP: { high: 870, low: 217.5 },
  DKK: { high: 7450, low: 1862.5 },
  SEK: { high: 11_200, low: 2800 },
  NOK: { high: 11_700, low: 2925 },
  CHF: { high: 980, low: 245 },
  CZK: { high: 23_600, low: 5900 },
  PLN: { high: 4550, low: 1137.5 },
  HUF: { high: 375_000, low: 93_750 },
  RON: { high: 4940, low: 1235 },
  BGN: { high: 1950, low: 487.5 },
};

/** The stock of an article, in pieces. */
export type InventoryEntry = { sku: string; availableQuantity: number };

type StockState = 'ok' | 'low' | 'out';

/** Low means at most 2 pieces of an expensive product, 4 of a medium-priced one, 9 of a cheap one. */
export function stockState(
  availableQuantity: number,
  priceCentAmount: number,
  currency: CurrencyCode,
): StockState {
  if (availableQuantity <= 0) return 'out';
  const { high, low } = lowStockBoundaries[currency] ?? { high: 1000, low: 250 };
  const price = priceCentAmount / 100;
  const boundary = price >= high ? 2 : price >= low ? 4 : 9;
  return availableQuantity <= boundary ? 'low' : 'ok';
}

/** Whether it may be delivered on this ISO day; a product without a release date always may. */
export function isReleased(releaseDate: string | undefined, today: string): boolean {
  return releaseDate === undefined || releaseDate <= today;
}

/** How many more pieces a cart may take: min(stock, maximum) less what it holds; never negative. */
export function addableQuantity(
  availableQuantity: number,
  maximumQuantity: number,
  quantityInCart: number,
): number {
  return Math.max(0, Math.min(availableQuantity, maximumQuantity) - quantityInCart);
}
