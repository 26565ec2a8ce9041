import type { CountryHolidays } from '../shipping/holiday-rules.ts';
import type { ShippingRates } from '../shipping/methods.ts';

export type ShippingFacts = {
  /** A country's own rates override those of its currency (eu-2026.md §12 no. 42). Source: purchase-flow.txt §9. */
  rates: ShippingRates | 'by currency';
  /** Public holidays without delivery. */
  holidays: CountryHolidays;
  /**
   * `included`: goods cross a customs border on their way from the Union. The shop pays duty and import VAT (delivered
   * duty paid), and says so before the order. Source: eu-2026.md P-36.
   */
  importCharges: 'none' | 'included';
};
