/** Invoices and credit notes of the embedded backend. */
import { creditNoteOf } from '#domain/invoice/credit-note-of.ts';
import { dueCreditNote } from '#domain/invoice/due-credit-note.ts';
import type { Invoice, InvoiceDraft } from '#domain/invoice/invoice.ts';
import { type FileType, fileName, fileTypesOf } from '#domain/invoice/invoice-format.ts';
import { invoiceOf } from '#domain/invoice/invoice-of.ts';
import { sellerOf } from '#domain/invoice/parties.ts';
import { ublOf } from '#domain/invoice/ubl.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { Order } from '#domain/order/order.ts';
import { shippedQuantities } from '#domain/order/shipped-quantities.ts';
import { vatNumberText } from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import { claimForMail, documentsOf, storeDocument } from '../../data/orders/order-documents.ts';
import { documentFonts } from '../../documents/fonts.ts';
import { invoicePdf } from '../../documents/invoice-pdf.ts';
import type { Environment } from '../../settings/environment.ts';
import { textsFor } from '../../texts/texts.ts';
import type { DocumentBackend, DocumentFile } from '../document-backend.ts';
import type { SharedCalls } from './backend.ts';

/** Tries on concurrent documents of one order: each event of an order issues what it lacks. */
const maxTries = 5;

type Draft = { id: string; draft: InvoiceDraft };

export function orderDocuments(env: Environment, shared: SharedCalls): DocumentBackend {
  const { DB } = env;
  async function invoiceDraft(
    order: Order,
    documents: readonly Invoice[],
    now: Date,
  ): Promise<Draft | undefined> {
    const causes = new Set(documents.map(({ cause }) => cause));
    const shipment = order.shipments?.find(({ id }) => !causes.has(id));
    if (!shipment) return undefined;
    const store = await shared.store(localeOf(order).country, now);
    const own = ownNumberOf(env.settings, store.key);
    const { t } = await textsFor(localeOf(order).code);
    const draft = invoiceOf(order, {
      issuedOn: dayIn(store.key, now),
      suppliedOn: dayIn(store.key, new Date(shipment.shippedAt)),
      seller: sellerOf(store, own && vatNumberText(own)),
      store,
      locale: localeOf(order),
      t,
      earlier: documents.filter(({ kind }) => kind === 'invoice'),
      cause: shipment.id,
      quantities: shippedQuantities(order, shipment),
    });
    return { id: shipment.id, draft };
  }

  return {
    async issueDue(order, now) {
      for (let lost = 0; lost < maxTries; ) {
        const documents = await documentsOf(DB, order.id);
        const next =
          (await invoiceDraft(order, documents, now)) ??
          (await creditNoteDraft(order, documents, now));
        if (!next) return documents;
        if (!(await storeDocument(DB, next.id, next.draft, documents.length))) lost += 1;
      }
      throw new Error(`the documents of order ${order.id} are being changed by others`);
    },
    async claimForMail(mailId, documents) {
      const numbers = documents.map(({ number }) => number);
      const claimed = new Set(await claimForMail(DB, mailId, numbers));
      return documents.filter(({ number }) => claimed.has(number));
    },
    of: (orderId) => documentsOf(DB, orderId),
    files: (document) => filesOf(env, document),
  };
}

async function creditNoteDraft(
  order: Order,
  documents: readonly Invoice[],
  now: Date,
): Promise<Draft | undefined> {
  const due = dueCreditNote(order, documents);
  if (!due) return undefined;
  const { cause, invoice, pieces, centAmount } = due;
  const { t } = await textsFor(localeOf(order).code);
  const draft = creditNoteOf(invoice, {
    issuedOn: dayIn(localeOf(order).country, now),
    credited: pieces,
    centAmount,
    cause,
    t,
    earlier: documents.filter(({ corrects }) => corrects?.number === invoice.number),
  });
  const before = documents.filter((document) => document.cause === cause);
  return { id: `${cause}/${before.length + 1}`, draft };
}

const localeOf = ({ locale }: Order) => localeByCode(locale as LocaleCode);

function filesOf(env: Environment, document: Invoice): Promise<DocumentFile[]> {
  return Promise.all(
    fileTypesOf(document).map(async (type) => ({
      name: fileName(document, type),
      type: `application/${type}`,
      data: await contentOf(env, document, type),
    })),
  );
}

async function contentOf(
  { ASSETS }: Environment,
  document: Invoice,
  type: FileType,
): Promise<Uint8Array> {
  if (type === 'xml') return new TextEncoder().encode(ublOf(document));
  const { t } = await textsFor(document.locale);
  return invoicePdf(document, { t, fonts: await documentFonts(ASSETS) });
}
