/** The data sheet of an article as a PDF of one page, or more where its text is long: PDF/A-3b, tagged. */
import { openBoxLines } from '#domain/catalogue/open-box.ts';
import { type ProductDetail, productNumberOf } from '#domain/catalogue/product.ts';
import { inGroups } from '#domain/catalogue/technical-data/attribute-groups.ts';
import type { TechnicalRow } from '#domain/catalogue/technical-data/technical-rows.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { drawPictures, type Measures } from './data-sheet-pictures.ts';
import { flowBottom, flowOn } from './flow.ts';
import type { DocumentFonts } from './fonts.ts';
import { body, heading, leading, margin, small, strong } from './invoice-layout.ts';
import { drawLogo } from './logo.ts';
import { documentFile } from './pdf/document-file.ts';
import { usedFont } from './pdf/embedded-font.ts';
import { type Paper, paper } from './pdf/paper.ts';
import type { Picture } from './pdf/picture.ts';

export type DataSheet = {
  product: ProductDetail;
  rows: readonly TechnicalRow[];
  pictures: readonly Picture[];
  /** Of an article with a net size. */
  measures: Measures | undefined;
  documents: readonly { text: string; address: string }[];
  /** The product page. */
  address: string;
  shopName: string;
  /** ISO day on which it is written. */
  day: string;
  /** That day in the market's way. */
  written: string;
  locale: string;
};

/** Above a heading. A sheet that takes more than a page is drawn again more densely. */
const gaps = { roomy: 12, dense: 7 };
/** For the day and the number of the page in the foot. */
const countedWidth = 110;

/** `t`: texts of the page's locale. */
export async function dataSheetPdf(
  sheet: DataSheet,
  { t, fonts: { regular, bold } }: { t: Translate; fonts: DocumentFonts },
): Promise<Uint8Array> {
  const fonts = { regular: usedFont(regular), bold: usedFont(bold) };
  const roomy = drawSheet(sheet, paper(fonts), t, gaps.roomy);
  const isLong = roomy.pages.length > 1;
  const on = isLong ? drawSheet(sheet, paper(fonts), t, gaps.dense) : roomy;
  return documentFile(on, fonts, {
    metadata: {
      title: `${sheet.product.name} – ${t('product.dataSheet')}`,
      author: sheet.shopName,
      language: sheet.locale,
      createdAt: `${sheet.day}T00:00:00Z`,
      producer: sheet.shopName,
    },
  });
}

function drawSheet(sheet: DataSheet, on: Paper, t: Translate, gap: number): Paper {
  on.newPage();
  const { product, rows, documents } = sheet;
  const { paragraph, section, group } = flowOn(on, drawHead(sheet, on, t), gap);
  const condition = openBoxLines(product, t);
  if (condition.length > 0) {
    paragraph(`${t('label.colon', { label: t('badge.bware') })} ${condition.join(' · ')}`);
  }
  for (const part of product.description.split('\n\n')) paragraph(part);
  section(t('product.technicalData'), () => {
    for (const { group: name, rows: own } of inGroups(rows)) group(t(`data.${name}`), own);
  });
  if (product.packageContents.length > 0) {
    section(t('product.contents'), () => paragraph(product.packageContents.join(' · ')));
  }
  const warnings = [...(product.hazardStatements ?? []), ...product.warnings];
  if (warnings.length > 0) {
    section(t('safety.warnings'), () => {
      for (const warning of warnings) paragraph(`– ${warning}`);
    });
  }
  const { manufacturer } = product;
  if (manufacturer) {
    const { name, postalAddress, electronicAddress } = manufacturer;
    section(t('safety.manufacturer'), () =>
      paragraph([name, postalAddress, electronicAddress].join(', ')),
    );
  }
  if (documents.length > 0) {
    section(t('product.documents'), () => {
      for (const { text, address } of documents) paragraph(`${text}: ${address}`);
    });
  }
  drawFeet(sheet, on);
  return on;
}

/** Logo, name, number and pictures. Returns where the text begins. */
function drawHead(
  { product, pictures, measures, shopName }: DataSheet,
  on: Paper,
  t: Translate,
): number {
  drawLogo(on, shopName);
  on.text(margin.right, margin.top + 18, t('product.dataSheet'), { ...strong, align: 'right' });
  let y = margin.top + 58;
  on.tag('H1', () => {
    for (const line of on.wrapped(product.name, margin.right - margin.left, heading)) {
      on.text(margin.left, y, line, heading);
      y += leading(heading);
    }
  });
  const number = t('product.itemNumber', { number: productNumberOf(product.sku) });
  on.tag('P', () => on.text(margin.left, y, `${product.brand} ${product.model} · ${number}`, body));
  y += 12;
  return y + drawPictures(on, y, { pictures, name: product.name, measures }) + 8;
}

function drawFeet({ address, shopName, written }: DataSheet, on: Paper): void {
  for (const page of on.pages.keys()) {
    on.onPage(page, () => {
      on.rule(margin.left, margin.right, flowBottom + 10, 0.25);
      const width = margin.right - margin.left - countedWidth;
      for (const [at, line] of on.wrapped(`${shopName} · ${address}`, width, small).entries())
        on.text(margin.left, flowBottom + 21 + leading(small) * at, line, small);
      const counted = `${written} · ${page + 1} / ${on.pages.length}`;
      on.text(margin.right, flowBottom + 21, counted, { ...small, align: 'right' });
    });
  }
}
