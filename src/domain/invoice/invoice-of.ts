/** The invoice of an order or of a part of it, issued when the goods are handed over. */
import { dayIn } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import type { Order } from '../order/order.ts';
import { shownOrderNumber } from '../order/order-number.ts';
import { balanceOf } from '../order/steps/balance.ts';
import type { Store } from '../store/store.ts';
import type { Translate } from '../texts/texts.ts';
import type { Invoice, InvoiceDraft, Seller, TaxSum } from './invoice.ts';
import { type GrossAllowance, type GrossLine, netAmounts } from './net-amounts.ts';
import { chargesOf, type Quantities } from './order-charges.ts';
import { buyerOf, paymentOf } from './parties.ts';
import { exemptionText } from './vat-treatment.ts';

export type InvoiceRequest = {
  /** ISO days. */
  issuedOn: string;
  suppliedOn: string;
  seller: Seller;
  store: Store;
  /** Language and formats of the document, and its texts. */
  locale: Locale;
  t: Translate;
  /** The id of the shipment. */
  cause?: string;
  /** Pieces by line id that this shipment contains; absent: everything not yet invoiced. */
  quantities?: Quantities;
  /** The order's invoices so far. */
  earlier?: readonly InvoiceDraft[];
  /** Absent: whether the order is paid. */
  isPaid?: boolean;
};

/** Throws if pieces are asked for that the order does not have or that have an invoice already. */
export function invoiceOf(order: Order, request: InvoiceRequest): InvoiceDraft {
  const { issuedOn, suppliedOn, seller, store, locale, t, quantities } = request;
  const { earlier = [], cause } = request;
  const { currencyCode: currency } = order.totalPrice;
  const { lines, allowances } = chargesOf(order, earlier, quantities, { locale, t });
  if (lines.length === 0) throw new RangeError(`order ${order.orderNumber} has all its invoices`);
  const isPaid = request.isPaid ?? order.paymentState === 'Paid';
  const shownNumber = shownOrderNumber(order.orderNumber, store.key);
  const written = writtenAmounts(lines, allowances, currency, t);
  checkSum(order, [...earlier, written]);
  const { payable } = written.totals;
  const byGiftCards = Math.min(payable, cardCentsLeft(order, earlier));
  const prepaid = isPaid ? payable : byGiftCards;
  return {
    kind: 'invoice',
    issuedOn,
    suppliedOn,
    store: order.store,
    locale: locale.code,
    currency,
    seller,
    buyer: buyerOf(order),
    deliveryAddress: order.shippingAddress,
    order: {
      id: order.id,
      number: shownNumber,
      orderedOn: dayIn(store.key, new Date(order.createdAt)),
    },
    ...written,
    totals: {
      ...written.totals,
      prepaid,
      ...(byGiftCards > 0 && { byGiftCards }),
      due: payable - prepaid,
    },
    payment: paymentOf(order, store, { isPaid, reference: shownNumber, t }),
    ...(cause !== undefined && { cause }),
    notes: [],
  };
}

/** What gift cards paid and no earlier invoice states: the first invoices state it. */
function cardCentsLeft(order: Order, earlier: readonly InvoiceDraft[]): number {
  const stated = earlier.reduce((sum, { totals }) => sum + (totals.byGiftCards ?? 0), 0);
  return Math.max(0, balanceOf(order).cards.kept - stated);
}

/** Net amounts with the words for sales without VAT. */
export function writtenAmounts(
  lines: readonly GrossLine[],
  allowances: readonly GrossAllowance[],
  currency: Invoice['currency'],
  t: Translate,
) {
  const amounts = netAmounts(lines, allowances, currency);
  const taxes = amounts.taxes.map((sum): TaxSum => {
    const text = exemptionText(sum.tax.treatment);
    return { ...sum, ...(text && { exemption: t(text) }) };
  });
  return { ...amounts, taxes };
}

type Charged = Pick<Invoice, 'lines'> & { totals: { payable: number } };

/** The invoices of an order never exceed it, and are exactly its total when they contain all its pieces. */
function checkSum(order: Order, invoices: readonly Charged[]) {
  const payable = invoices.reduce((sum, { totals }) => sum + totals.payable, 0);
  const pieces = invoices
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'article' || kind === 'guarantee')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const ordered = order.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = order.totalPrice.centAmount;
  if (pieces === ordered ? payable !== total : payable > total) {
    throw new Error(`the invoices of order ${order.orderNumber} are ${payable} of ${total} cents`);
  }
}
