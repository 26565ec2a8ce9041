/** Stock and release of a product. Source: checklist CART-6, PDP-2; boundaries catalogue.txt §9. */
import type { LowStock } from './low-stock.ts';

/** The most pieces that a stock may have. Articles without a stock, gift cards, always have so many. */
export const mostInStock = 1_000_000_000;

/** The stock of an article, in pieces. */
export type InventoryEntry = { sku: string; availableQuantity: number };

type StockState = 'ok' | 'low' | 'out';

/** Low means at most 2 pieces of an expensive product, 4 of a medium-priced one, 9 of a cheap one. */
function stockState(
  availableQuantity: number,
  priceCentAmount: number,
  { high, low }: LowStock,
): StockState {
  if (availableQuantity <= 0) return 'out';
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
  /** It is sent by e-mail. */
  isGiftCard?: boolean | undefined;
};

/** When an article can be had. The one answer for pages, cart, structured data and calls. */
export type Availability =
  | { state: 'ok' }
  /** A gift card: nothing of it is in stock or on its way. */
  | { state: 'byMail' }
  | { state: 'low'; left: number }
  /** `from`: the first day of sale. */
  | { state: 'coming'; from: string }
  /** Sold out; `from`: the day from which it can be had again. */
  | { state: 'restocked'; from: string }
  /** Sold out, and no day is known: none was given, or it has passed. */
  | { state: 'out' };

/** `today`: ISO day of the market. Source: checklist PDP-2. */
export function availabilityOf(
  { availableQuantity, releaseDate, restockDate, isGiftCard }: Stocked,
  priceCentAmount: number,
  { today, lowStock }: { today: string; lowStock: LowStock },
): Availability {
  if (releaseDate && releaseDate > today) return { state: 'coming', from: releaseDate };
  if (isGiftCard) return { state: 'byMail' };
  const state = stockState(availableQuantity, priceCentAmount, lowStock);
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
