/** The invoices and credit notes that are validated: one for each rule that could go wrong. */

import { countryCodes, factsOf } from '#domain/country/countries.ts';
import { type CreditRequest, creditNoteOf } from '#domain/invoice/credit-note-of.ts';
import type { Invoice, Tax, TaxTreatment } from '#domain/invoice/invoice.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { Order } from '#domain/order/order.ts';
import { withCards } from '../gift-card/made-up-cards.ts';
import {
  guaranteed,
  invoiced,
  type Placed,
  percentOff,
  placed,
  textsIn,
  vatNumber,
} from './orders.ts';

const two = [
  { centAmount: 9500, quantity: 3, volumeDiscountGroup: 'standard' },
  { centAmount: 5599, quantity: 1 },
];
const french = {
  vatNumber: vatNumber('FR'),
  reference: 'HK-2611',
  identifiers: { siret: '73282932000074' },
};

const belgian = {
  country: 'be',
  articles: two,
  address: { vatNumber: vatNumber('BE'), identifiers: { peppol: '0208:0123456056' } },
} as const;

const credited = (invoice: Invoice, request: CreditRequest): Invoice => ({
  ...creditNoteOf(invoice, request),
  number: 'G-DE-2026-000012',
});

/** Delivery at another rate than the goods: two rows of VAT. */
export function atTwoRates(order: Order, rate: number): Order {
  const { taxPortions } = order.shippingInfo.taxedPrice;
  return {
    ...order,
    shippingInfo: {
      ...order.shippingInfo,
      taxedPrice: {
        ...order.shippingInfo.taxedPrice,
        taxPortions: taxPortions.map((portion) => ({
          ...portion,
          rate,
          amount: moneyOf(0, order.totalPrice.currencyCode),
        })),
      },
    },
  };
}

const byGiftCard = ({ order, store }: Placed): Placed => ({
  store,
  order: withCards(order, [2000]),
});

export async function invoiceCases(): Promise<Record<string, Invoice>> {
  const german = await invoiced(placed({ country: 'de', articles: two }));
  const t = await textsIn('de');
  const credit = { issuedOn: '2026-12-03', t };
  const [first] = german.lines;
  const mixed = placed({ country: 'fr', articles: [{ centAmount: 1995, quantity: 1 }] });
  const flemish = await invoiced(placed(belgian));
  const frenchOne = await invoiced(placed({ country: 'fr', articles: two, address: french }));
  const cash = {
    country: 'sk',
    articles: [{ centAmount: 5599, quantity: 1 }],
    method: 'cashOnDelivery',
  } as const;
  return {
    'de, private, gross prices': german,
    'de, one piece for 19.95: a cent of rounding': await invoiced(
      placed({
        country: 'de',
        articles: [{ centAmount: 1995, quantity: 1 }],
        store: { codFeeCentAmount: 0 },
        facts: { discounts: [percentOff(10_000, 'shipping')] },
      }),
    ),
    'de, company, bank transfer not paid yet': await invoiced(
      placed({
        country: 'de',
        articles: two,
        method: 'bankTransfer',
        address: { vatNumber: vatNumber('DE'), identifiers: { leitweg: '04011000-1234512345-06' } },
      }),
      { isPaid: false },
    ),
    'sk, a part by gift card, the rest on delivery': await invoiced(byGiftCard(placed(cash))),
    'fr, company with VAT': await invoiced(
      placed({ country: 'fr', articles: two, address: french }),
    ),
    'fr, company, intra-Community supply': await invoiced(
      placed({ country: 'fr', articles: two, address: french, isWithoutVat: true }),
    ),
    'be, company, intra-Community supply': await invoiced(
      placed({ ...belgian, isWithoutVat: true }),
    ),
    'at, discounts on lines, order and delivery': await invoiced(
      placed({
        country: 'at',
        articles: two,
        facts: {
          discounts: [
            percentOff(1250, 'lineItems'),
            percentOff(333, 'totalPrice'),
            percentOff(5000, 'shipping'),
          ],
        },
      }),
    ),
    'de, extra guarantee': await invoiced(guaranteed('de')),
    'nl, extra guarantee': await invoiced(guaranteed('nl')),
    'fr, two rates of VAT': await invoiced({ ...mixed, order: atTwoRates(mixed.order, 0.055) }),
    'sk, cash on delivery': await invoiced(placed(cash)),
    'de, credit note of two pieces': credited(german, {
      ...credit,
      credited: [{ lineId: first?.id ?? '', quantity: 2 }],
      reason: 'Widerruf vom 1.12.2026',
    }),
    'de, credit note of an amount': credited(german, {
      ...credit,
      credited: [{ centAmount: 1995 }],
    }),
    'de, credit note of a piece with a deduction for its loss in value': credited(german, {
      ...credit,
      credited: [{ lineId: first?.id ?? '', quantity: 1 }],
      centAmount: 7133,
    }),
    'be, company, credit note of a piece and an amount': credited(flemish, {
      issuedOn: '2026-12-03',
      t: await textsIn('be'),
      credited: [{ lineId: flemish.lines[0]?.id ?? '', quantity: 1 }],
      centAmount: 10_001,
      cause: 'step-7',
    }),
    'fr, company, credit note of everything with delivery': credited(frenchOne, {
      issuedOn: '2026-12-03',
      t: await textsIn('fr'),
      credited: 'rest',
    }),
    'de, credit note of everything': credited(german, { ...credit, credited: 'rest' }),
    'ch, francs at 8.1 %': await invoiced(placed({ country: 'ch', articles: two }), {}),
    'gb, pounds': await invoiced(placed({ country: 'gb', articles: two })),
    'hu, forints': await invoiced(
      placed({ country: 'hu', articles: [{ centAmount: 1_299_000, quantity: 3 }] }),
    ),
    'gr, characters that XML must escape': await invoiced(
      placed({
        country: 'gr',
        articles: [{ centAmount: 1111, quantity: 7, name: { en: 'Φριτέζα 8 L <"A" & B>' } }],
        address: { company: 'Παπαδόπουλος & Υιοί', vatNumber: vatNumber('EL') },
      }),
    ),
    'pl, company in a private house': await invoiced(
      placed({
        country: 'pl',
        articles: two,
        address: {
          vatNumber: vatNumber('PL'),
          apartment: '7',
          building: 'B',
          streetNumber: '',
          streetName: 'Zażółć gęślą 5',
        },
      }),
    ),
    'de, everything free': await invoiced(
      placed({
        country: 'de',
        method: 'nothingToPay',
        articles: two,
        facts: { discounts: [percentOff(10_000, 'totalPrice'), percentOff(10_000, 'shipping')] },
      }),
    ),
    'ch, export': await invoiced(withoutVat(placed({ country: 'ch', articles: two }))),
    'be, reverse charge': treated(
      await invoiced(placed({ ...belgian, isWithoutVat: true })),
      'reverseCharge',
      (await textsIn('be'))('invoice.note.reverseCharge'),
    ),
    'be, exempt': treated(
      await invoiced(placed({ ...belgian, isWithoutVat: true })),
      'exempt',
      (await textsIn('be'))('invoice.note.exempt'),
    ),
  };
}

/** A company's and a person's invoice in each market, and a credit note for one of three pieces of the company's. */
export async function invoicesOfMarkets(): Promise<Record<string, Invoice>> {
  const articles = [{ centAmount: 199_900, quantity: 3 }];
  const invoices = await Promise.all(
    countryCodes.flatMap((country) => {
      const address = { vatNumber: vatNumber(factsOf(country).browser.vatPrefix) };
      return [
        invoiced(placed({ country, articles })).then((made) => [`${country}, person`, made]),
        invoiced(placed({ country, articles, address })).then((made) => [
          `${country}, company`,
          made,
        ]),
        invoiced(placed({ country, articles, address })).then(async (made) => [
          `${country}, company, credit note`,
          credited(made, {
            issuedOn: '2026-12-03',
            t: await textsIn(country),
            credited: [{ lineId: made.lines[0]?.id ?? '', quantity: 1 }],
            centAmount: 150_000,
          }),
        ]),
      ];
    }),
  );
  return Object.fromEntries(invoices);
}

function withoutVat({ order, store }: Placed): Placed {
  const bare = (priced: Order['taxedPrice']): Order['taxedPrice'] => ({
    ...priced,
    totalNet: priced.totalGross,
    taxPortions: priced.taxPortions.map((portion) => ({ ...portion, rate: 0 })),
  });
  const { shippingInfo, taxedPrice } = order;
  const shipped = { ...shippingInfo, taxedPrice: bare(shippingInfo.taxedPrice) };
  return { store, order: { ...order, taxedPrice: bare(taxedPrice), shippingInfo: shipped } };
}

/** The document for another reason of having no VAT. */
function treated(invoice: Invoice, treatment: TaxTreatment, exemption: string): Invoice {
  const as = <Taxed extends { tax: Tax }>(each: Taxed): Taxed => ({
    ...each,
    tax: { ...each.tax, treatment },
  });
  const { lines, allowances, taxes } = invoice;
  return {
    ...invoice,
    lines: lines.map(as),
    allowances: allowances.map(as),
    taxes: taxes.map((sum) => ({ ...as(sum), exemption })),
  };
}
