/** Amounts, rates and days as EN 16931 writes them. */
import type { InvoiceLine } from './invoice.ts';

/** `-12.30` for −1230 cents: every currency of the shop has two decimals. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const priceDecimals = 6;

/** The price of one piece (BT-146) in as many decimals as the product with the quantity needs to be the line's amount. */
export function unitPrice({
  listNet,
  quantity,
}: Pick<InvoiceLine, 'listNet' | 'quantity'>): string {
  const scale = 10n ** BigInt(priceDecimals);
  const value = (2n * BigInt(listNet) * scale) / (100n * BigInt(quantity));
  const digits = String((value + 1n) / 2n).padStart(priceDecimals + 1, '0');
  const fraction = digits.slice(-priceDecimals).replace(/0{1,4}$/, '');
  return `${digits.slice(0, -priceDecimals)}.${fraction}`;
}

/** `8.1` for 0.081. */
export const percent = (rate: number): string => String(Math.round(rate * 1_000_000) / 10_000);
