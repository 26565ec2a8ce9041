import type { CurrencyCode } from '../money/currencies.ts';

/** Price limits in major units: the higher the price, the fewer pieces count as low stock. Source: catalogue.txt §9. */
export type LowStock = { high: number; low: number };

const euro = { high: 1000, low: 250 };
const limits: Partial<Record<CurrencyCode, LowStock>> = {
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

/** Only the server needs the limits of every currency; pages get their own. */
export const lowStockOf = (currency: CurrencyCode): LowStock => limits[currency] ?? euro;
