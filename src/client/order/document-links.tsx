/** The invoices and credit notes of an order, as links to their files. */
import { routePaths } from '#domain/content/links.ts';
import { type FileType, fileName } from '#domain/invoice/invoice-format.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { OrderDocument, OrderDocuments } from '#domain/order/order-documents.ts';
import { useShop } from '../shop.tsx';

export const documentTitles = {
  invoice: 'invoice.title',
  creditNote: 'invoice.creditNoteTitle',
} as const;

type DocumentLinksProps = {
  documents: OrderDocuments;
  currency: CurrencyCode;
};

export function DocumentLinks({ documents, currency }: DocumentLinksProps) {
  const { t, locale } = useShop();
  return (
    <section className="panel stack" data-gap="3" aria-labelledby="documents">
      <h2 className="sign title" id="documents">
        {t('order.documents')}
      </h2>
      <ul className="stack" data-gap="3">
        {documents.list.map((document) => {
          const { kind, number, issuedOn, centAmount } = document;
          const money = formatMoney(centAmount, currency, locale);
          const title = t(documentTitles[kind], { number });
          return (
            <li key={number} className="row spread" data-gap="3">
              <span>
                <b>{title}</b>{' '}
                <time className="muted" dateTime={issuedOn}>
                  {formatDate(new Date(issuedOn), 'day', localeByCode(locale))}
                </time>
              </span>
              <span className="num">{kind === 'invoice' ? money : `−${money}`}</span>
              <Files link={documents.link} document={document} title={title} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The address of one file of a document. */
export function useFileAddress() {
  const { href } = useShop();
  return (link: string, document: OrderDocument, type: FileType): string => {
    const query = new URLSearchParams({ order: link, file: fileName(document, type) });
    return href(`${routePaths['order-status']}/document?${query}`);
  };
}

type FilesProps = { link: string; document: OrderDocument; title: string };

function Files({ link, document, title }: FilesProps) {
  const fileAddress = useFileAddress();
  return (
    <span className="row" data-gap="3">
      {document.files.map((type) => {
        return (
          <a
            key={type}
            className="btn"
            data-kind="line"
            data-size="s"
            href={fileAddress(link, document, type)}
          >
            {type.toUpperCase()}
            <span className="vh"> {title}</span>
          </a>
        );
      })}
    </span>
  );
}
