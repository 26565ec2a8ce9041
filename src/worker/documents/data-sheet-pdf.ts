/** The data sheet of an article as a PDF of one page, or more where its text is long: PDF/A-3b, tagged. */
import { inGroups } from '#domain/catalogue/attribute-groups.ts';
import { type ProductDetail, productNumberOf } from '#domain/catalogue/product.ts';
import type { TechnicalRow } from '#domain/catalogue/technical-rows.ts';
import type { Translate } from '#domain/texts/texts.ts';
import type { DocumentFonts } from './fonts.ts';
import { body, bottom, heading, leading, margin, small, strong } from './invoice-layout.ts';
import { drawLogo } from './logo.ts';
import { documentFile } from './pdf/document-file.ts';
import { usedFont } from './pdf/embedded-font.ts';
import { type Paper, paper, type Style } from './pdf/paper.ts';
import type { Picture } from './pdf/picture.ts';

export type DataSheet = {
  product: ProductDetail;
  rows: readonly TechnicalRow[];
  picture: Picture | undefined;
  /** The product page. */
  address: string;
  shopName: string;
  /** ISO day on which it is written. */
  day: string;
  /** That day in the market's way. */
  written: string;
  locale: string;
};

const pictureSize = 170;
const gap = 14;
/** For the day and the number of the page in the foot. */
const countedWidth = 110;
const title: Style = { size: 12, isBold: true };

/** `t`: texts of the page's locale. */
export async function dataSheetPdf(
  sheet: DataSheet,
  { t, fonts: { regular, bold } }: { t: Translate; fonts: DocumentFonts },
): Promise<Uint8Array> {
  const fonts = { regular: usedFont(regular), bold: usedFont(bold) };
  const on = paper(fonts);
  on.newPage();
  const flow = flowOn(on, drawHead(sheet, on, t));
  const { product, rows } = sheet;
  for (const part of product.description.split('\n\n')) flow.paragraph(part, body);
  flow.section(t('product.technicalData'), () => {
    for (const { group, rows: own } of inGroups(rows)) {
      flow.subheading(t(`data.${group}`));
      flow.table(own);
    }
  });
  if (product.packageContents.length > 0) {
    flow.section(t('product.contents'), () =>
      flow.paragraph(product.packageContents.join(' · '), body),
    );
  }
  const warnings = [...(product.hazardStatements ?? []), ...product.warnings];
  if (warnings.length > 0) {
    flow.section(t('safety.warnings'), () => {
      for (const warning of warnings) flow.paragraph(`– ${warning}`, body);
    });
  }
  const { manufacturer } = product;
  if (manufacturer) {
    const { name, postalAddress, electronicAddress } = manufacturer;
    flow.section(t('safety.manufacturer'), () =>
      flow.paragraph([name, postalAddress, electronicAddress].join(', '), body),
    );
  }
  drawFeet(sheet, on);
  return documentFile(on, fonts, {
    metadata: {
      title: `${product.name} – ${t('product.dataSheet')}`,
      author: sheet.shopName,
      language: sheet.locale,
      createdAt: `${sheet.day}T00:00:00Z`,
      producer: sheet.shopName,
    },
  });
}

/** Logo, name, number, picture and key figures. Returns where the text begins. */
function drawHead(
  { product, picture, shopName, rows }: DataSheet,
  on: Paper,
  t: Translate,
): number {
  drawLogo(on, shopName);
  on.text(margin.right, margin.top + 18, t('product.dataSheet'), { ...strong, align: 'right' });
  let y = margin.top + 62;
  on.tag('H1', () => {
    for (const line of on.wrapped(product.name, margin.right - margin.left, heading)) {
      on.text(margin.left, y, line, heading);
      y += leading(heading);
    }
  });
  const number = t('product.itemNumber', { number: productNumberOf(product.sku) });
  on.tag('P', () => on.text(margin.left, y, `${product.brand} ${product.model} · ${number}`, body));
  y += gap;
  if (!picture) return y + gap;
  on.picture(margin.left, y, pictureSize, picture, product.name);
  const left = margin.left + pictureSize + 22;
  on.tag('P', () => {
    for (const [at, { label, value }] of rows.slice(0, 5).entries()) {
      const top = y + 16 + at * 32;
      on.text(left, top, value, title);
      on.text(left, top + 11, label, small);
    }
  });
  return y + pictureSize + 2 * gap;
}

/** Parts below each other, on further pages where one is full. */
function flowOn(on: Paper, from: number) {
  let y = from;
  const room = (height: number) => {
    if (y + height <= bottom) return;
    on.newPage();
    y = margin.top + gap;
  };
  const lines = (text: string, style: Style, x: number, width: number) => {
    for (const line of on.wrapped(text, width, style)) {
      room(leading(style));
      y += leading(style);
      on.text(x, y, line, style);
    }
  };
  const wide = margin.right - margin.left;
  return {
    paragraph(text: string, style: Style) {
      on.tag('P', () => lines(text, style, margin.left, wide));
      y += 4;
    },
    section(name: string, draw: () => void) {
      room(4 * leading(title));
      y += gap;
      on.tag('H2', () => lines(name, title, margin.left, wide));
      y += 5;
      on.rule(margin.left, margin.right, y, 0.8);
      draw();
    },
    subheading(name: string) {
      room(3 * leading(strong));
      y += 4;
      on.tag('H3', () => lines(name, strong, margin.left, wide));
      y += 3;
    },
    table(rows: readonly TechnicalRow[]) {
      const half = wide * 0.42;
      on.tag('Table', () => {
        for (const { label, value } of rows) {
          const cells = [
            { kind: 'TH', x: margin.left, lines: on.wrapped(label, half - gap, body) },
            { kind: 'TD', x: margin.left + half, lines: on.wrapped(value, wide - half, body) },
          ] as const;
          const height = leading(body) * Math.max(...cells.map((cell) => cell.lines.length));
          room(height + 4);
          on.tag('TR', () => {
            for (const { kind, x, lines } of cells) {
              const draw = () => {
                for (const [at, line] of lines.entries())
                  on.text(x, y + leading(body) * (at + 1), line, body);
              };
              on.tag(kind, draw, kind === 'TH' ? 'Row' : undefined);
            }
          });
          y += height;
          y += 4;
          on.rule(margin.left, margin.right, y, 0.25);
        }
      });
    },
  };
}

function drawFeet({ address, shopName, written }: DataSheet, on: Paper): void {
  for (const page of on.pages.keys()) {
    on.onPage(page, () => {
      on.rule(margin.left, margin.right, bottom + 20, 0.25);
      const width = margin.right - margin.left - countedWidth;
      for (const [at, line] of on.wrapped(`${shopName} · ${address}`, width, small).entries())
        on.text(margin.left, bottom + 32 + leading(small) * at, line, small);
      const counted = `${written} · ${page + 1} / ${on.pages.length}`;
      on.text(margin.right, bottom + 32, counted, { ...small, align: 'right' });
    });
  }
}
