/** The PDF of an invoice, written inside the Worker with the fonts that it serves. */

import { expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import { ciiOf } from '#domain/invoice/cii.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { documentFonts } from '#worker/documents/fonts.ts';
import { invoicePdf } from '#worker/documents/invoice-pdf.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { invoiceCases } from '../../domain/invoice/cases.ts';
import { invoiced, placed } from '../../domain/invoice/orders.ts';
import { env } from '../environment.ts';
import { readPdf } from './pdf-reader.ts';

async function pdfOf(invoice: Invoice): Promise<Uint8Array> {
  const { t } = await textsFor(invoice.locale);
  return invoicePdf(invoice, { t, fonts: await documentFonts(env.ASSETS) });
}

const textOf = async (invoice: Invoice) =>
  (await readPdf(await pdfOf(invoice))).text.map((text) =>
    text.replaceAll('\u00a0', ' ').replace('’', "'"),
  );

it('a German invoice names seller, buyer, lines, VAT, sum and page, and has its data inside', async () => {
  const invoice = await invoiced(
    placed({
      country: 'de',
      articles: [{ centAmount: 1995, quantity: 1, name: { de: 'Schneebesen 30 cm' } }],
      address: { lastName: 'Öztürk', city: 'Köln', reference: 'HK-2611' },
      method: 'bankTransfer',
    }),
    { isPaid: false },
  );
  const { objects, text, streamOf } = await readPdf(await pdfOf(invoice));
  const said = text.map((each) => each.replaceAll('\u00a0', ' '));
  for (const expected of [
    'Rechnung R-DE-2026-000417',
    'Y Öztürk',
    '10115 Köln',
    '25.11.2026',
    'HK-2611',
    'Schneebesen 30 cm',
    'USt-IdNr.: DE999999999',
    'DE02 1203 0000 0000 2020 51',
    'Seite 1 von 1',
  ]) {
    expect(said).toContain(expected);
  }
  const { totals } = invoice;
  expect(totals.payable).toBe(totals.net + totals.vat + totals.rounding);
  const bodies = [...objects];
  const [number = 0] = bodies.find(([, body]) => body.includes('/Type/EmbeddedFile')) ?? [];
  expect(await streamOf(number)).toBe(ciiOf(invoice));
  const all = bodies.map(([, body]) => body).join();
  expect(all).toContain('/AFRelationship/Alternative');
  expect(all).toContain('/GTS_PDFA1');
  const [xmp = 0] = bodies.find(([, body]) => body.includes('/Type/Metadata')) ?? [];
  const metadata = await streamOf(xmp);
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
});

it('the same invoice yields the same bytes', async () => {
  const invoice = await invoiced(
    placed({ country: 'at', articles: [{ centAmount: 5, quantity: 1 }] }),
  );
  expect(await pdfOf(invoice)).toEqual(await pdfOf(structuredClone(invoice)));
});

const words: [CountryCode, string[]][] = [
  ['gr', ['Τιμολόγιο R-DE-2026-000417', 'Σύνολο με ΦΠΑ', 'Ελλάδα', '25/11/2026', '9.876,54 €']],
  ['bg', ['Фактура R-DE-2026-000417', 'Общо с ДДС', 'България', '25.11.2026 г.']],
  ['pl', ['Faktura R-DE-2026-000417', 'Razem brutto', 'Polska', '9876,54 zł']],
  ['hu', ['Számla R-DE-2026-000417', 'Bruttó összesen', '2026. 11. 25.', '987 654 Ft']],
  ['lt', ['PVM sąskaita faktūra R-DE-2026-000417', 'Lietuva']],
  ['ch', ['Rechnung R-DE-2026-000417', "CHF 9'876.54", 'MWST']],
];

it.each(words)('%s: in the words, dates and amounts of the market', async (country, expected) => {
  const centAmount = country === 'hu' ? 98_765_400 : 987_654;
  const articles = [{ centAmount, quantity: 1 }];
  const text = await textOf(await invoiced(placed({ country, articles })));
  for (const each of expected) expect(text).toContain(each);
  expect(text.join()).not.toContain('?');
});

it('a long invoice goes on over several pages, each with title, headings and number', async () => {
  const invoice = await invoiced(
    placed({ country: 'de', articles: [{ centAmount: 1000, quantity: 1 }] }),
  );
  const [line] = invoice.lines;
  const lines = Array.from({ length: 60 }, (_, at) => ({
    ...line,
    id: String(at),
  })) as Invoice['lines'];
  const text = await textOf({ ...invoice, lines });
  const times = (wanted: string) => text.filter((each) => each === wanted).length;
  expect(times('Bezeichnung')).toBe(times('Rechnung R-DE-2026-000417'));
  expect(times('Bezeichnung')).toBeGreaterThan(1);
  expect(text).toContain(`Seite 1 von ${times('Bezeichnung')}`);
  expect(text).toContain('60');
});

it('every case of the data is drawn too, with what the law demands where there is no VAT', async () => {
  for (const invoice of Object.values(await invoiceCases())) {
    const text = await textOf(invoice);
    for (const { exemption } of invoice.taxes) {
      if (exemption) expect(text.join(' ')).toContain(exemption);
    }
    expect(text.join(' ')).toContain(invoice.number);
  }
});
