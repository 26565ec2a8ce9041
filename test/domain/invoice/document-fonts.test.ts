/** The fonts of documents have every character of their texts, in all languages. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format.ts';
import { fontsOf } from '#worker/documents/fonts.ts';
import { invoicePdf } from '#worker/documents/invoice-pdf.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { readPdf } from '../../worker/orders/pdf-reader.ts';
import { today } from '../shop.ts';
import { invoiced, placed } from './orders.ts';

const fileOf = (weight: string) => readFileSync(`public/fonts/invoice-${weight}.ttf`);
const fonts = fontsOf(fileOf('regular'), fileOf('bold'));
/** A narrow space, which is written as a usual one. */
const replaced = '\u202f\n';

it.each(locales)('$code', async ({ code, country }) => {
  const { texts } = await textsFor(code);
  const ofInvoices = Object.entries(texts).flatMap(([key, text]) =>
    /^(invoice|order\.bank|totals|shipping|payment|address)\./.test(key) ? [text] : [],
  );
  const written = [...ofInvoices, formatMoney(123_456_789, currencyOf(country, today), code)].join(
    '',
  );
  const lacking = Object.values(fonts).flatMap((font) =>
    [...written].filter((each) => !replaced.includes(each) && font.glyphOf(each) === 0),
  );
  expect([...new Set(lacking)]).toEqual([]);
});

it('names of other scripts stay as legible as the font allows', async () => {
  const named = placed({
    country: 'de',
    articles: [{ centAmount: 1000, quantity: 1 }],
    address: { firstName: 'Đặng‑Thị', lastName: 'Łukasz Ğöktuğ', city: 'A\u0308hausen' },
  });
  const { t } = await textsFor('de-DE');
  const { text } = await readPdf(await invoicePdf(await invoiced(named), { t, fonts }));
  expect(text).toContain('Đang-Thi Łukasz Ğöktuğ');
  expect(text).toContain('10115 Ähausen');
});
