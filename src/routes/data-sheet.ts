/** The data sheet of an article as a PDF in the page's language, linked from its page: GET /data-sheet/<number>. */

import { printPath } from '#domain/catalogue/pictures/picture-variants.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { productDocuments } from '#domain/catalogue/product-documents.ts';
import {
  centimetresIn,
  sizeRow,
  technicalRows,
} from '#domain/catalogue/technical-data/technical-rows.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { shopName } from '#domain/store/shop-name.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { dataSheetPdf } from '#worker/documents/data-sheet-pdf.ts';
import type { Measures } from '#worker/documents/data-sheet-pictures.ts';
import { documentFonts } from '#worker/documents/fonts.ts';
import { type Picture, readPicture } from '#worker/documents/pdf/picture.ts';
import { absoluteAddress } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

/** Three photographs and the drawing fill a row. */
const shownPictures = 3;

export async function dataSheet(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const { t, commerce, caller, locale, view } = shop;
  const reader = { ...view, t };
  const number = c.req.param('number') ?? '';
  const answer = await commerce.getProductPage({ number }, caller);
  if (!answer.ok) return notFound(c);
  const { product } = answer.data;
  const [fonts, ...pictures] = await Promise.all([
    documentFonts(c.env.ASSETS),
    ...product.images.slice(0, shownPictures).map(({ url }) => pictureOf(c, url)),
  ]);
  const { today } = view.dates;
  const address = absoluteAddress(shop, locale, `/${product.slug}`);
  const file = await dataSheetPdf(
    {
      product,
      rows: technicalRows(product, { ...reader, today }),
      pictures: pictures.filter((picture) => picture !== undefined),
      measures: measuresOf(product, reader),
      documents: productDocuments(product, reader).map((each) => ({
        ...each,
        address: new URL(each.address, address).href,
      })),
      address,
      shopName,
      day: today,
      written: formatDate(caller.now, 'day', locale),
      locale: locale.code,
    },
    { t, fonts },
  );
  return c.body(new Uint8Array(file), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${product.slug}.pdf"`,
    'X-Robots-Tag': 'noindex',
  });
}

/** The drawing of the net size, as the gallery has it. */
function measuresOf(
  product: ProductDetail,
  reader: Pick<Shop['view'], 'locale' | 'language'> & Pick<Shop, 't'>,
): Measures | undefined {
  const { netSize: size } = product;
  const row = sizeRow(product, 'net', reader);
  if (!size || !row) return undefined;
  return {
    size,
    write: centimetresIn(reader),
    shows: labelled(reader.t, row.label, row.value),
  };
}

/** The copy for print of the shop's own picture; other pictures are not fetched. */
async function pictureOf(c: KontorContext, url: string): Promise<Picture | undefined> {
  const path = printPath(url);
  if (!path) return undefined;
  const answer = await c.env.ASSETS.fetch(new URL(path, c.req.url));
  return answer.ok ? readPicture(new Uint8Array(await answer.arrayBuffer())) : undefined;
}
