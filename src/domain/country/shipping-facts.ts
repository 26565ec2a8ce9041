import type { CountryHolidays } from '../shipping/holiday-rules.ts';

export type ShippingFacts = {
  /** Public holidays without delivery. */
  holidays: CountryHolidays;
  /**
   * `included`: goods cross a customs border on their way from the Union. The shop pays duty and import VAT (delivered
   * duty paid), and says so before the order. Source: eu-2026.md P-36.
   */
  importCharges?: 'included';
};
