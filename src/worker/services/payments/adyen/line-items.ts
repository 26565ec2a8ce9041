/** The lines of a payment as Adyen counts them: quantity times the amount of one piece, in the end the whole amount. */
import type { PaymentLine } from '#domain/payment/provider.ts';

export type LineItem = {
  id: string;
  description: string;
  quantity: number;
  amountIncludingTax: number;
  amountExcludingTax: number;
  taxAmount: number;
  /** 1900: 19 %. */
  taxPercentage: number;
};

export const lineItemsOf = (lines: readonly PaymentLine[]): LineItem[] => lines.map(itemOf);

/** A sum that does not divide into equal pieces, as after a discount, is one item that names their number. */
function itemOf(line: PaymentLine): LineItem {
  const { quantity, totalCentAmount, taxCentAmount } = line;
  const divides = totalCentAmount % quantity === 0 && taxCentAmount % quantity === 0;
  const pieces = divides ? quantity : 1;
  const amountIncludingTax = totalCentAmount / pieces;
  const taxAmount = taxCentAmount / pieces;
  return {
    id: line.id,
    description: divides ? line.name : `${quantity} × ${line.name}`,
    quantity: pieces,
    amountIncludingTax,
    amountExcludingTax: amountIncludingTax - taxAmount,
    taxAmount,
    taxPercentage: line.taxPermyriad,
  };
}
