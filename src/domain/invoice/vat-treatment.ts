/** Why a sale has the VAT that it has, and the words that the law demands on a document without VAT. */
import type { Order } from '../order/order.ts';
import type { TextKey } from '../texts/texts.ts';
import type { Tax, TaxTreatment } from './invoice.ts';

/** Goods without VAT that go to a company of another member state are an intra-Community supply, others an export. */
export function vatTreatment({ taxRelief }: Pick<Order, 'taxRelief'>, rate: number): Tax {
  if (taxRelief) return { treatment: 'intraCommunity', rate: 0 };
  return rate > 0 ? { treatment: 'standard', rate } : { treatment: 'export', rate: 0 };
}

/** Directive 2006/112/EC art. 226 no. 11, 11a: the provision, or "reverse charge", in the document's language. */
export const exemptionTexts = {
  intraCommunity: 'invoice.note.intraCommunity',
  reverseCharge: 'invoice.note.reverseCharge',
  export: 'invoice.note.export',
  exempt: 'invoice.note.exempt',
} as const satisfies Record<Exclude<TaxTreatment, 'standard'>, TextKey>;

export function exemptionText(treatment: TaxTreatment): TextKey | undefined {
  return treatment === 'standard' ? undefined : exemptionTexts[treatment];
}
