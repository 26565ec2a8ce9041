/** What the fields of the support form are called, and what was written in them. */
import type { TextKey } from '../texts/texts.ts';
import { type SupportField, supportFields } from './reasons.ts';
import type { SupportRequest } from './support-request.ts';

export const supportFieldTexts: Record<SupportField, TextKey> = {
  productNumber: 'support.productNumber',
  quantity: 'cart.quantity',
  orderNumber: 'contact.orderNumber',
  invoiceNumber: 'support.invoiceNumber',
  vatId: 'address.vatNumber',
  phone: 'address.phone',
};

export type AskedField = { field: SupportField; value: string };

/** The fields that were filled in, in the order of the form. */
export const askedFields = (request: Pick<SupportRequest, SupportField>): AskedField[] =>
  supportFields.flatMap((field) => {
    const value = request[field];
    return value === undefined ? [] : [{ field, value: String(value) }];
  });
