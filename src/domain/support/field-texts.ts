/** What the fields of the support form are called. */
import type { TextKey } from '../texts/texts.ts';
import type { SupportField } from './reasons.ts';

export const supportFieldTexts: Record<SupportField, TextKey> = {
  productNumber: 'support.productNumber',
  quantity: 'cart.quantity',
  orderNumber: 'contact.orderNumber',
  invoiceNumber: 'support.invoiceNumber',
  vatId: 'address.vatNumber',
  phone: 'address.phone',
};
