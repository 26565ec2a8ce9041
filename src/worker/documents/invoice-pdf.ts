/**
 * An invoice or a credit note as a PDF: PDF/A-3b, tagged, and in markets of Factur-X with its data inside. The same
 * document yields the same bytes.
 */
import type { CountryCode } from '#domain/country/countries.ts';
import { ciiOf } from '#domain/invoice/cii.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { invoiceFormatOf } from '#domain/invoice/invoice-format.ts';
import { dayStartIn, formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { type Currency, currencies } from '#domain/money/currencies.ts';
import type { Translate } from '#domain/texts/texts.ts';
import type { DocumentFonts } from './fonts.ts';
import { drawHead } from './invoice-head.ts';
import { drawFeet, drawNotes, drawSums } from './invoice-sums.ts';
import { drawLines } from './invoice-table.ts';
import { documentFile } from './pdf/document-file.ts';
import { usedFont } from './pdf/embedded-font.ts';
import { type Paper, paper } from './pdf/paper.ts';

/** What the parts of the page need. */
export type Drawn = {
  invoice: Invoice;
  locale: Locale;
  t: Translate;
  on: Paper;
  title: string;
  /** The document also contains its data. */
  hasData: boolean;
  money: (cents: number) => string;
  day: (isoDay: string) => string;
};

/** The name of the file inside, prescribed by Factur-X. */
const dataName = 'factur-x.xml';

/** `t`: texts of the invoice's locale. */
export async function invoicePdf(
  invoice: Invoice,
  { t, fonts: { regular, bold } }: { t: Translate; fonts: DocumentFonts },
): Promise<Uint8Array> {
  const locale = localeByCode(invoice.locale);
  const { currency, kind, number, seller, issuedOn } = invoice;
  const key = kind === 'creditNote' ? 'invoice.creditNoteTitle' : 'invoice.title';
  const title = t(key, { number });
  const fonts = { regular: usedFont(regular), bold: usedFont(bold) };
  const on = paper(fonts);
  const { fractionDigits, ...written }: Currency = currencies[currency];
  // Amounts below each other have their zeros.
  const columns = { currency, ...written, trailingZeroDisplay: 'auto' } as const;
  const { format } = new Intl.NumberFormat(locale.code, { style: 'currency', ...columns });
  const hasData = invoiceFormatOf(locale.country) === 'facturX';
  const drawn: Drawn = {
    invoice,
    locale,
    t,
    on,
    title,
    hasData,
    money: (cents) => format(cents / 10 ** fractionDigits),
    day: (isoDay) => formatDate(noonOf(isoDay, locale.country), 'day', locale),
  };
  on.newPage();
  drawNotes(drawn, drawSums(drawn, drawLines(drawn, drawHead(drawn))));
  drawFeet(drawn);
  return documentFile(on, fonts, {
    metadata: {
      title: `${title} – ${seller.legalName}`,
      author: seller.legalName,
      language: locale.code,
      createdAt: `${issuedOn}T00:00:00Z`,
      producer: seller.name,
    },
    attachment: hasData ? { name: dataName, description: title, xml: ciiOf(invoice) } : undefined,
  });
}

/** A moment of that day in the market. */
function noonOf(isoDay: string, country: CountryCode): Date {
  return new Date(dayStartIn(country, isoDay).getTime() + 12 * 3_600_000);
}
