/** Stock and release of a product. Source: checklist CART-6, PDP-2; boundaries catalogue.txt §9. */
import type { CurrencyCode } from '../money/currencies.ts';

/** Price limits in major units: the higher the price, the fewer pieces count as low stock. */
const euro = { high: 1000, low: 250 };
const lowStockBoundaries: Partial<Record<CurrencyCode, { high: number; low: number }>> = {
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
function stockState(
  availableQuantity: number,
  priceCentAmount: number,
  currency: CurrencyCode,
): StockState {
  if (availableQuantity <= 0) return 'out';
  const { high, low } = lowStockBoundaries[currency] ?? euro;
  const price = priceCentAmount / 100;
  const boundary = price >= high ? 2 : price >= low ? 4 : 9;
  return availableQuantity <= boundary ? 'low' : 'ok';
}

/** What decides when an article can be had; quantities are those that may be ordered today. */
export type Stocked = {
  availableQuantity: number;
  /** ISO day from which it is sold. */
  releaseDate?: string | undefined;
  /** ISO day from which it can be had again. */
  restockDate?: string | undefined;
};

/** When an article can be had. The one answer for pages, cart, structured data and calls. */
export type Availability =
  | { state: 'ok' }
  | { state: 'low'; left: number }
  /** `from`: the first day of sale. */
  | { state: 'coming'; from: string }
  /** Sold out; `from`: the day from which it can be had again. */
  | { state: 'restocked'; from: string }
  /** Sold out, and no day is known: none was given, or it has passed. */
  | { state: 'out' };

/** `today`: ISO day of the market. Source: checklist PDP-2. */
export function availabilityOf(
  { availableQuantity, releaseDate, restockDate }: Stocked,
  priceCentAmount: number,
  { today, currency }: { today: string; currency: CurrencyCode },
): Availability {
  if (releaseDate && releaseDate > today) return { state: 'coming', from: releaseDate };
  const state = stockState(availableQuantity, priceCentAmount, currency);
  if (state === 'low') return { state, left: availableQuantity };
  return state === 'out' && restockDate && restockDate > today
    ? { state: 'restocked', from: restockDate }
    : { state };
}

/** How many more pieces a cart may take: min(stock, maximum) less what it holds; never negative. */
export function addableQuantity(
  availableQuantity: number,
  maximumQuantity: number,
  quantityInCart: number,
): number {
  return Math.max(0, Math.min(availableQuantity, maximumQuantity) - quantityInCart);
}
