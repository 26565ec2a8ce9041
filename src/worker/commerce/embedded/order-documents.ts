/** Invoices and credit notes of the embedded backend. */
import { creditNoteOf } from '#domain/invoice/credit-note-of.ts';
import type { Invoice, InvoiceDraft } from '#domain/invoice/invoice.ts';
import { invoiceFormatOf } from '#domain/invoice/invoice-format.ts';
import { invoiceOf } from '#domain/invoice/invoice-of.ts';
import { sellerOf } from '#domain/invoice/parties.ts';
import { ublOf } from '#domain/invoice/ubl.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { Order } from '#domain/order/order.ts';
import { vatNumberText } from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import { documentsOf, documentWithId, storeDocument } from '../../data/orders/order-documents.ts';
import { documentFonts } from '../../documents/fonts.ts';
import { invoicePdf } from '../../documents/invoice-pdf.ts';
import type { Environment } from '../../settings/environment.ts';
import { textsFor } from '../../texts/texts.ts';
import type { DocumentBackend, DocumentFile } from '../document-backend.ts';
import type { SharedCalls } from './backend.ts';

/** Tries on concurrent documents of one order: only its operators issue them. */
const maxTries = 5;

export function orderDocuments(env: Environment, shared: SharedCalls): DocumentBackend {
  const { DB } = env;
  /** Stores what `draftOf` makes of the order's documents so far; the document with this id if there is one. */
  const issued = async (
    id: string,
    orderId: string,
    draftOf: (documents: readonly Invoice[]) => InvoiceDraft,
  ): Promise<Invoice> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await documentWithId(DB, id);
      if (before) return before;
      const documents = await documentsOf(DB, orderId);
      const stored = await storeDocument(DB, id, draftOf(documents), documents.length);
      if (stored) return stored;
    }
    throw new Error(`the documents of order ${orderId} are being changed by others`);
  };
  return {
    async issueInvoice(order, { id, quantities, isPaid }, now) {
      const store = await shared.store(localeOf(order).country, now);
      const own = ownNumberOf(env.settings, store.key);
      const today = dayIn(store.key, now);
      const { t } = await textsFor(localeOf(order).code);
      return issued(id, order.id, (documents) =>
        invoiceOf(order, {
          issuedOn: today,
          suppliedOn: today,
          seller: sellerOf(store, own && vatNumberText(own)),
          store,
          locale: localeOf(order),
          t,
          earlier: documents.filter(({ kind }) => kind === 'invoice'),
          ...(quantities && { quantities }),
          ...(isPaid !== undefined && { isPaid }),
        }),
      );
    },
    async issueCreditNote(order, { id, invoice: number, credited, reason }, now) {
      const { t } = await textsFor(localeOf(order).code);
      return issued(id, order.id, (documents) => {
        const invoice = documents.find((each) => each.number === number);
        if (invoice?.kind !== 'invoice') throw new RangeError(`there is no invoice ${number}`);
        return creditNoteOf(invoice, {
          issuedOn: dayIn(localeOf(order).country, now),
          credited,
          t,
          earlier: documents.filter(({ corrects }) => corrects?.number === number),
          ...(reason && { reason }),
        });
      });
    },
    of: (orderId) => documentsOf(DB, orderId),
    files: (document) => filesOf(env, document),
  };
}

const localeOf = ({ locale }: Order) => localeByCode(locale as LocaleCode);

async function filesOf({ ASSETS }: Environment, document: Invoice): Promise<DocumentFile[]> {
  const { number, locale, buyer } = document;
  const { t } = await textsFor(locale);
  const pdf = await invoicePdf(document, { t, fonts: await documentFonts(ASSETS) });
  const hasUbl = buyer.address.company && invoiceFormatOf(localeByCode(locale).country) === 'ubl';
  const ubl = () => new TextEncoder().encode(ublOf(document));
  return [
    { name: `${number}.pdf`, type: 'application/pdf', data: pdf },
    ...(hasUbl ? [{ name: `${number}.xml`, type: 'application/xml', data: ubl() }] : []),
  ];
}
