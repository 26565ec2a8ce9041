/** The data sheet of an article as a PDF in the page's language, linked from its page: GET /data-sheet/<number>. */

import { printPath } from '#domain/catalogue/pictures/picture-variants.ts';
import { technicalRows } from '#domain/catalogue/technical-rows.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { shopName } from '#domain/store/shop-name.ts';
import { dataSheetPdf } from '#worker/documents/data-sheet-pdf.ts';
import { documentFonts } from '#worker/documents/fonts.ts';
import { type Picture, readPicture } from '#worker/documents/pdf/picture.ts';
import { absoluteAddress } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

export async function dataSheet(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const { t, commerce, caller, locale, view } = shop;
  const number = c.req.param('number') ?? '';
  const answer = await commerce.getProductPage({ number }, caller);
  if (!answer.ok) return notFound(c);
  const { product } = answer.data;
  const [fonts, picture] = await Promise.all([
    documentFonts(c.env.ASSETS),
    pictureOf(c, product.images[0]?.url),
  ]);
  const { today } = view.dates;
  const file = await dataSheetPdf(
    {
      product,
      rows: technicalRows(product, { ...view, t, today }),
      picture,
      address: absoluteAddress(shop, locale, `/${product.slug}`),
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

/** The copy for print of the shop's own picture; other pictures are not fetched. */
async function pictureOf(c: KontorContext, url = ''): Promise<Picture | undefined> {
  const path = printPath(url);
  if (!path) return undefined;
  const answer = await c.env.ASSETS.fetch(new URL(path, c.req.url));
  return answer.ok ? readPicture(new Uint8Array(await answer.arrayBuffer())) : undefined;
}
